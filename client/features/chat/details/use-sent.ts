import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import type { AttachmentKind } from "../../../schema.generated.ts";
import { linksIn } from "../messages/links.ts";
import type { ChatMessage } from "../message.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { ChatLinksDocument, ChatSentDocument } from "./sent.generated.ts";

/** Files or pictures of the conversation, newest first; `more` loads the next page. */
export function useSent(kind: AttachmentKind, first: number) {
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
export function useLinks() {
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
