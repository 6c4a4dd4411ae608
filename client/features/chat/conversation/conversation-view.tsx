import {
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useState,
  useEffectEvent,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { useChat } from "../chat-context.tsx";
import { Composer } from "../composer/composer.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { type OpenConversation, titleOf, firstNameOf } from "../conversation.ts";
import { MessageList } from "../messages/message-list.tsx";
import { listIn, listQuery } from "../list/list-address.ts";
import type { LiveConversation } from "../client/live-conversation.ts";
import { MAX_FILES, type ChatMessage } from "../message.ts";
import {
  type Jump,
  type ChatDialog,
  ConversationContext,
  type OpenedConversation,
} from "./conversation-context.tsx";
import { ConversationHeader } from "./conversation-header.tsx";
import { ConversationSearch } from "./conversation-search.tsx";
import { useFiles, useOpenDraft } from "../composer/use-files.ts";
import { shortText, systemText } from "../preview.ts";

const Details = lazyPart(
  async () => (await import("../details/details.tsx")).Details,
  <DetailsPlace />,
);
const PictureViewer = lazyPart(
  async () => (await import("../../../ui/picture-viewer.tsx")).PictureViewer,
);
const ChatDialogs = lazyPart(async () => (await import("../dialogs/chat-dialogs.tsx")).ChatDialogs);

interface ConversationViewProps {
  live: LiveConversation;
  conversation: OpenConversation;
}

/** A conversation that is there. */
export function ConversationView({ live, conversation }: ConversationViewProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { me } = useChat();
  const [query] = useAddressQuery();
  const { writing, write } = useWriting(conversation.id);
  const at = Number(query.get("at")) || undefined;
  const title = titleOf(intl, conversation, me);
  const [jump, setJump] = useState<Jump>();
  const [dialog, openDialog] = useState<ChatDialog>();
  const [viewed, view] = useState<string>();
  const [searches, setSearches] = useState(false);
  const [showsDetails, showDetails] = useDetailsShown();
  const [isOver, setOver] = useState(false);
  const files = useFiles(conversation.id, conversation.id);
  const opened = useMemo(
    () => ({
      live,
      conversation,
      title,
      writing,
      write,
      jump,
      jumpTo: (to: Jump["to"]) => setJump({ to }),
      view,
      openDialog,
    }),
    [live, conversation, title, writing, write, jump],
  );
  // From a search: the conversation may be open already.
  const [atBefore, setAtBefore] = useState(at);
  if (at !== atBefore) {
    setAtBefore(at);
    if (at) setJump({ to: at });
  }
  const list = listQuery(listIn(query));
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (searches) setSearches(false);
    else void navigate(`/dashboard/chat${list}`, { state: { leftId: conversation.id } });
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      files.add(event.dataTransfer.files);
    },
  };
  return (
    <ConversationContext value={opened}>
      <title>{`${title} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back to the list, files are dropped anywhere */}
      <section
        data-alone
        aria-label={intl.formatMessage({ id: "chat.conversation" }, { name: title })}
        onKeyDown={leave}
        {...drag}
        className="relative flex min-h-0 min-w-0 flex-1 flex-col"
      >
        <ConversationHeader
          searches={searches}
          onSearch={() => setSearches(!searches)}
          showsDetails={showsDetails}
          onDetails={() => showDetails(!showsDetails)}
        />
        <ConnectionBar />
        {searches && <ConversationSearch query={list} onClose={() => setSearches(false)} />}
        <MessageList startAt={at} />
        <Composer files={files} />
        <Announcer conversationId={conversation.id} />
        {isOver && (
          <p className="pointer-events-none absolute inset-3 z-30 grid place-items-center rounded-card border-2 border-dashed border-primary-strong bg-primary-soft p-6 text-center font-semibold text-primary-strong">
            <span>
              <FormattedMessage id="chat.file.drop" />
              <br />
              <FormattedMessage id="chat.file.limits" values={{ count: MAX_FILES }} />
            </span>
          </p>
        )}
      </section>
      {showsDetails && <Details onClose={() => showDetails(false)} />}
      {viewed && (
        <PictureViewer
          pictures={picturesIn(live)}
          shown={viewed}
          onShow={view}
          onClose={() => view(undefined)}
        />
      )}
      {dialog && <ChatDialogs dialog={dialog} onClose={() => openDialog(undefined)} />}
    </ConversationContext>
  );
}

/** What the composer is for. A reply belongs to the draft; an edit hides it until it is done. */
function useWriting(conversationId: string): Pick<OpenedConversation, "writing" | "write"> {
  const { drafts } = useChat().chatClient;
  const { replyTo } = useOpenDraft(conversationId);
  const [edited, edit] = useState<ChatMessage>();
  return useMemo(
    () => ({
      writing: edited
        ? { kind: "edit", message: edited }
        : replyTo
          ? { kind: "reply", message: replyTo }
          : undefined,
      write(next) {
        edit(next?.kind === "edit" ? next.message : undefined);
        if (next?.kind === "reply") drafts.change(conversationId, { replyTo: next.message });
        else if (!next && !edited) drafts.change(conversationId, { replyTo: null });
      },
    }),
    [conversationId, drafts, edited, replyTo],
  );
}

/** The loaded pictures of a conversation, oldest first. */
const picturesIn = ({ history }: LiveConversation) =>
  history
    .all()
    .flatMap(({ attachments }) => attachments.filter(({ width }) => width !== null))
    .map(({ id, name, path }) => ({ id, name, path, alt: name }));

/**
 * Reserves the space next to the conversation, so that its lines do not rewrap when the details are
 * loaded.
 */
function DetailsPlace() {
  const { panes } = useChat();
  return panes === 3 && <div className="w-[280px] shrink-0 border-s border-line" />;
}

const key = "atelier-chat-details";

/** Whether the details are open beside the conversation: stored in this browser. As an overlay they start closed. */
function useDetailsShown(): [shown: boolean, show: (shown: boolean) => void] {
  const { panes } = useChat();
  const [stored, setStored] = useState(() => localStorage.getItem(key) !== "off");
  const [over, setOver] = useState(false);
  if (panes < 3) return [over, setOver];
  return [
    stored,
    (shown) => {
      setStored(shown);
      localStorage.setItem(key, shown ? "on" : "off");
    },
  ];
}

/** Announces incoming messages to screen readers: "Amara: …". */
function Announcer({ conversationId }: { conversationId: string }) {
  const intl = useIntl();
  const { chatClient, me } = useChat();
  const [text, setText] = useState("");
  const say = useEffectEvent((messages: readonly ChatMessage[]) => {
    const last = messages.at(-1);
    if (!last) return;
    if (last.contentType === "SYSTEM") return setText(systemText(intl, last, me));
    const name = last.sender
      ? firstNameOf(last.sender)
      : intl.formatMessage({ id: "chat.somebody" });
    setText(intl.formatMessage({ id: "chat.saidBy" }, { name, text: shortText(intl, last) }));
  });
  useEffect(
    () => chatClient.onArrival((messages, id) => id === conversationId && say(messages)),
    [chatClient, conversationId],
  );
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
