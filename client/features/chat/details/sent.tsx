import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { fileSize } from "../../../ui/file-size.ts";
import { MoreButton } from "../../../ui/more-button.tsx";
import { linksIn } from "../messages/formatting.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { Fold } from "./fold.tsx";
import type { AttachmentKind } from "../../../schema.generated.ts";
import type { ChatMessage } from "../message.ts";
import { ChatLinksDocument, ChatSentDocument } from "./sent.generated.ts";

const row =
  "-mx-2 flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-start hover:bg-raised";
const tile = "grid size-9 shrink-0 place-items-center rounded-md bg-raised";

export function SentPictures() {
  const intl = useIntl();
  const { jumpTo } = useConversation();
  const { sent, more } = useSent("IMAGE", 6);
  if (!sent?.totalCount) return null;
  return (
    <Fold title={intl.formatMessage({ id: "chat.pictures" })} count={sent.totalCount}>
      <ul className="grid grid-cols-3 gap-2">
        {sent.nodes.map(({ id, path, name, message }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => message && jumpTo(message.seq)}
              className="block w-full"
            >
              <img
                src={path}
                alt={name}
                loading="lazy"
                className="aspect-square w-full rounded-md bg-raised object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {sent.pageInfo.hasNextPage && <More onMore={more} />}
    </Fold>
  );
}

export function SentFiles() {
  const intl = useIntl();
  const { sent, more } = useSent("FILE", 5);
  if (!sent?.totalCount) return null;
  return (
    <Fold title={intl.formatMessage({ id: "chat.files" })} count={sent.totalCount}>
      <ul>
        {sent.nodes.map(({ id, path, name, size }) => (
          <li key={id}>
            <a href={path} download={name} className={row}>
              <span className={tile}>
                <IconFile size={20} aria-hidden="true" />
              </span>
              <span className="min-w-0">
                <bdi className="block truncate text-sm font-medium">{name}</bdi>
                <span className="block text-[13px] text-ink-3">{fileSize(intl, size)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {sent.pageInfo.hasNextPage && <More onMore={more} />}
    </Fold>
  );
}

export function SentLinks() {
  const intl = useIntl();
  const { found, more } = useLinks();
  const links = (found?.nodes ?? []).flatMap(({ id, body, sender }) =>
    [...new Set(linksIn(body))].map((href) => ({ key: `${id} ${href}`, href, sender })),
  );
  if (!found || links.length === 0) return null;
  return (
    <Fold title={intl.formatMessage({ id: "chat.links" })}>
      <ul>
        {links.map(({ key, href, sender }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={row}>
              <span className={tile}>
                <IconLink size={20} aria-hidden="true" />
              </span>
              <span className="min-w-0">
                <bdi className="block truncate text-sm font-medium">
                  {href.replace(/^https?:\/\/(www\.)?/, "")}
                </bdi>
                <bdi className="block truncate text-[13px] text-ink-3">
                  {sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" })}
                </bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {found.pageInfo.hasNextPage && <More onMore={more} />}
    </Fold>
  );
}

function More({ onMore }: { onMore: () => Promise<unknown> }) {
  return (
    <MoreButton variant="plain" size={36} className="mt-1 -ms-3" onMore={onMore}>
      <FormattedMessage id="chat.more" />
    </MoreButton>
  );
}

/** Files or pictures of the conversation, newest first; `more` loads the next page. */
function useSent(kind: AttachmentKind, first: number) {
  const { conversation } = useConversation();
  const { data, refetch, fetchMore } = useQuery(ChatSentDocument, {
    variables: { conversationId: conversation.id, kind, first },
  });
  useAgain(refetch, ({ attachments, deletedAt }) => attachments.length > 0 || deletedAt !== null);
  const after = data?.attachments.pageInfo.endCursor;
  const more = () => fetchMore({ variables: { after } });
  return { sent: data?.attachments, more };
}

/** Messages of the conversation with links, newest first. */
function useLinks() {
  const { conversation } = useConversation();
  const { data, refetch, fetchMore } = useQuery(ChatLinksDocument, {
    variables: { conversationId: conversation.id },
  });
  useAgain(
    refetch,
    ({ body, deletedAt, editedAt }) =>
      deletedAt !== null || editedAt !== null || linksIn(body).length > 0,
  );
  const after = data?.messages.pageInfo.endCursor;
  const more = () => fetchMore({ variables: { after } });
  return { found: data?.messages, more };
}

/** Refetches when a message that arrives or changes may affect the result. */
function useAgain(refetch: () => Promise<unknown>, isMeant: (message: ChatMessage) => boolean) {
  const { live } = useConversation();
  const hear = useEffectEvent((messages: readonly ChatMessage[]) => {
    if (messages.some((message) => isMeant(message))) refetch().catch(() => {}); // on failure the loaded data are kept
  });
  useEffect(() => live.onHeard((messages) => hear(messages)), [live]);
}
