import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { AttachmentKind } from "../../../schema.generated.ts";
import { linksIn } from "../links.ts";
import type { ChatMessage } from "../message.ts";
import { useRoom } from "../room-context.tsx";
import { ChatLinksDocument, ChatSentDocument } from "./sent.generated.ts";

/** Files or pictures of the conversation, the newest first; `more` reads as many again. */
export function useSent(kind: AttachmentKind, first: number) {
  const { conversation } = useRoom();
  const { data, refetch, fetchMore } = useQuery(ChatSentDocument, {
    variables: { conversationId: conversation.id, kind, first },
    fetchPolicy: "cache-and-network",
  });
  useAgain(refetch, ({ attachments, deletedAt }) => attachments.length > 0 || deletedAt !== null);
  const after = data?.attachments.pageInfo.endCursor;
  const more = () =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { attachments } }) => ({
        attachments: {
          ...attachments,
          nodes: [...before.attachments.nodes, ...attachments.nodes],
        },
      }),
    });
  return { sent: data?.attachments, more };
}

/** Messages of the conversation with addresses, the newest first. */
export function useLinks() {
  const { conversation } = useRoom();
  const { data, refetch, fetchMore } = useQuery(ChatLinksDocument, {
    variables: { conversationId: conversation.id },
    fetchPolicy: "cache-and-network",
  });
  useAgain(
    refetch,
    ({ body, deletedAt, editedAt }) =>
      deletedAt !== null || editedAt !== null || linksIn(body).length > 0,
  );
  const after = data?.messages.pageInfo.endCursor;
  const more = () =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { messages } }) => ({
        messages: { ...messages, nodes: [...before.messages.nodes, ...messages.nodes] },
      }),
    });
  return { found: data?.messages, more };
}

/** Reads again what the newest change of some message may have changed. */
function useAgain(refetch: () => Promise<unknown>, isMeant: (message: ChatMessage) => boolean) {
  const { room } = useRoom().live;
  useSyncExternalStore(room.subscribe, room.version);
  const newest = Math.max(0, ...room.all().map((one) => (isMeant(one) ? one.revision : 0)));
  const read = useRef(newest);
  useEffect(() => {
    if (newest <= read.current) return;
    read.current = newest;
    refetch().catch(() => {}); // what was read before stays
  }, [newest, refetch]);
}
