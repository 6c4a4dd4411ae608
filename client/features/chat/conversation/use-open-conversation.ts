import { useQuery, useSubscription } from "@apollo/client/react";
import { useChat } from "../chat-context.tsx";
import { ChatConversationDocument } from "../conversation.generated.ts";
import { ChatParticipantChangedDocument, ChatTypingDocument } from "../participant.generated.ts";

/** Presence is polled while the page is visible. */
const POLL_INTERVAL_MS = 60_000;

/** A conversation with participants, typing and read positions, kept up to date. */
export function useOpenConversation(id: string) {
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
    onData: ({ data: { data: told } }) => {
      const changed = told?.participantChanged;
      // The cache updates read positions by itself; participants who joined or left need a refetch.
      const isKnown = conversation?.participants.some((each) => each.id === changed?.id);
      if (changed && (!isKnown || changed.leftAt)) void refetch().catch(() => {});
    },
  });
  useSubscription(ChatTypingDocument, {
    variables: { conversationId: id },
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      const writer = told?.typing.member;
      if (writer && writer.id !== me) chatClient.typing.hear(id, writer);
    },
  });
  return { conversation, error, refetch };
}
