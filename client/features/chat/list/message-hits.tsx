import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useNow } from "../../../ui/use-now.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { useChat } from "../chat-context.tsx";
import { listTime } from "../day.ts";
import { Marked } from "../../../ui/marked.tsx";
import { ChatSearchMessagesDocument } from "../message.generated.ts";

interface MessageHitsProps {
  text: string;
  /** Limits the search to one conversation */
  conversationId?: string;
  /** The rest of the link's query string, after the message's number */
  query?: string;
  onChoose?: () => void;
  /** Shown above the results, if there are any */
  heading?: ReactNode;
  /** Hides "No results" when something else was found */
  isQuiet?: boolean;
}

/** Messages that match; each opens its conversation at that message. */
export function MessageHits({
  text,
  conversationId,
  query = "",
  onChoose,
  heading,
  isQuiet = false,
}: MessageHitsProps) {
  const intl = useIntl();
  const now = useNow();
  const { me } = useChat();
  const { data, error, refetch, fetchMore } = useQuery(ChatSearchMessagesDocument, {
    variables: { text, conversationId: conversationId ?? null },
    fetchPolicy: "network-only",
  });
  const found = data?.searchMessages;
  if (error && !found) {
    return (
      <div className="grid justify-items-start gap-3 px-3 py-2">
        <ProblemNotice text={problemText(intl, error)} />
        <RetryButton size={36} onRetry={refetch} />
      </div>
    );
  }
  if (!found) {
    return (
      <p role="status" className="px-3 py-2 text-ink-3">
        <FormattedMessage id="form.options.loading" />
      </p>
    );
  }
  if (found.nodes.length === 0) {
    return isQuiet ? null : (
      <p role="status" className="px-3 py-2 text-ink-3">
        <FormattedMessage id="chat.search.none" />
      </p>
    );
  }
  const more = () => fetchMore({ variables: { after: found.pageInfo.endCursor } });
  return (
    <>
      {heading}
      <ul>
        {found.nodes.map(({ id, seq, body, createdAt, sender, conversation }) => {
          const name = sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" });
          return (
            <li key={id}>
              <Link
                to={`/dashboard/chat/${conversation?.id}${query ? `${query}&` : "?"}at=${seq}`}
                onClick={onChoose}
                className="flex gap-3 rounded-md px-3 py-2.5 outline-offset-[-2px] hover:bg-raised"
              >
                <Avatar name={name} src={sender?.avatar} size={36} />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline gap-2">
                    <bdi className="truncate font-semibold">
                      {sender?.id === me ? intl.formatMessage({ id: "chat.you" }) : name}
                    </bdi>
                    <time dateTime={createdAt} className="ms-auto text-[13px] text-ink-3">
                      {listTime(intl, createdAt, now)}
                    </time>
                  </span>
                  {conversation?.title && (
                    <bdi className="block truncate text-[13px] text-ink-3">
                      {conversation.title}
                    </bdi>
                  )}
                  <bdi className="line-clamp-2 text-sm text-ink-2">
                    <Marked text={body} search={text} />
                  </bdi>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {found.pageInfo.hasNextPage && (
        <MoreButton variant="plain" size={36} className="mx-3 my-2" onMore={more}>
          <FormattedMessage id="chat.search.more" />
        </MoreButton>
      )}
    </>
  );
}
