import { useEffect, useMemo, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useQuery, useSubscription } from "@apollo/client/react";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { ConversationView } from "./conversation-view.tsx";
import { useChat } from "../chat-context.tsx";
import { ChatConversationDocument } from "../conversation.generated.ts";
import { ChatParticipantChangedDocument, ChatTypingDocument } from "../participant.generated.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";

/** One conversation: its messages and the composer. */
export function ConversationPane({ id }: { id: string }) {
  const { chatClient } = useChat();
  const live = useMemo(() => chatClient.conversation(id), [chatClient, id]);
  const status = useSyncExternalStore(live.subscribe, live.status);
  const { conversation, error, refetch } = useOpenConversation(id);
  const lastSeq = useSyncExternalStore(live.subscribe, live.lastSeq);
  useEffect(() => chatClient.enter(live), [chatClient, live]);

  const code = error ? problemOf(error).code : undefined;
  const isMissing = status === "missing" || code === "NOT_FOUND" || code === "INVALID";
  if (isMissing || (error && !conversation) || status === "failed") {
    return (
      <ConversationError
        error={error ?? live.error()}
        isMissing={isMissing}
        onRetry={() => {
          live.retry();
          return refetch();
        }}
      />
    );
  }
  if (!conversation || (status === "loading" && lastSeq === 0)) return <ConversationSkeleton />;
  return <ConversationView live={live} conversation={conversation} />;
}

function ConversationSkeleton() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "chat.title" });
  return (
    <div aria-busy="true" data-alone className="flex min-w-0 flex-1 flex-col">
      <title>{`${title} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{title}</h1>
      <div className="flex h-[72px] items-center gap-3 border-b border-line px-6">
        <span className="size-11 rounded-full bg-raised" />
        <span className="h-4 w-40 rounded-sm bg-raised" />
      </div>
      <div className="grid gap-4 p-6">
        {["w-1/2", "ms-auto w-2/5", "w-3/5", "w-1/3"].map((look) => (
          <span key={look} className={`h-11 rounded-card bg-raised ${look}`} />
        ))}
      </div>
    </div>
  );
}

/** Presence is polled while the page is visible. */
const POLL_INTERVAL_MS = 60_000;

/** A conversation with participants, typing and read positions, kept up to date. */
function useOpenConversation(id: string) {
  const { chatClient, me } = useChat();
  const { data, error, refetch } = useQuery(ChatConversationDocument, {
    variables: { id },
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const conversation = data?.conversation;
  useSubscription(ChatParticipantChangedDocument, {
    variables: { conversationId: id },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const changed = event?.participantChanged;
      // The cache updates read positions by itself; participants who joined or left need a refetch.
      const isKnown = conversation?.participants.some((each) => each.id === changed?.id);
      if (changed && (!isKnown || changed.leftAt)) void refetch().catch(() => {});
    },
  });
  useSubscription(ChatTypingDocument, {
    variables: { conversationId: id },
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const writer = event?.typing.member;
      if (writer && writer.id !== me) chatClient.typing.hear(id, writer);
    },
  });
  return { conversation, error, refetch };
}

interface ConversationErrorProps {
  error?: unknown;
  isMissing: boolean;
  onRetry: () => unknown;
}

/** Replaces a conversation that the viewer is not in, or that failed to load. */
function ConversationError({ error, isMissing, onRetry }: ConversationErrorProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: isMissing ? "chat.missing" : "chat.title" });
  return (
    <div
      data-alone
      className="flex min-w-0 flex-1 flex-col items-center justify-center p-6 text-center"
    >
      <title>{`${title} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <>
          <h1 className="text-xl font-bold">{title}</h1>
          <p className="mt-2 max-w-96 text-ink-2">
            <FormattedMessage id="chat.missing.text" />
          </p>
          <ButtonLink variant="outline" size={44} to="/dashboard/chat" className="mt-5">
            <FormattedMessage id="chat.back" />
          </ButtonLink>
        </>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <ListFailure text={problemText(intl, error)} onRetry={onRetry} />
        </>
      )}
    </div>
  );
}
