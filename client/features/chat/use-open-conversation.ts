import { useQuery, useSubscription } from "@apollo/client/react";
import { useChat } from "./chat-context.tsx";
import { ChatConversationDocument } from "./conversation.generated.ts";
import { ChatParticipantChangedDocument, ChatTypingDocument } from "./participant.generated.ts";

/** Who is there is looked at again so often while the page is seen, in ms. */
const often = 60_000;

/** A conversation with those who are in it, who writes and what they have read, kept true. */
export function useOpenConversation(id: string) {
  const { desk, me } = useChat();
  const { data, error, refetch } = useQuery(ChatConversationDocument, {
    variables: { id },
    pollInterval: often,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const conversation = data?.conversation;
  useSubscription(ChatParticipantChangedDocument, {
    variables: { conversationId: id },
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      const changed = told?.participantChanged;
      // The cache takes over what somebody has read; who came or left is asked for.
      const isKnown = conversation?.participants.some((each) => each.id === changed?.id);
      if (changed && (!isKnown || changed.leftAt)) void refetch().catch(() => {});
    },
  });
  useSubscription(ChatTypingDocument, {
    variables: { conversationId: id },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      const writer = told?.typing.member;
      if (writer && writer.id !== me) desk.typing.hear(id, writer);
    },
  });
  return { conversation, error, refetch };
}
