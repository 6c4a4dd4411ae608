import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { connectionState, onConnection } from "../../../platform/apollo/connection.ts";
import type { ListedConversation } from "../conversation.ts";
import { ChatConversationsDocument } from "../conversation.generated.ts";
import { isInFolder } from "../folders.ts";
import { folderOf, type ListName } from "./list-address.ts";

/** Presence is polled while the page is visible. */
const POLL_INTERVAL_MS = 3 * 60_000;

/** The viewer's conversations by latest activity, kept up to date by events. */
export function useConversations({ name, search }: { name: ListName; search: string }) {
  const folder = folderOf[name];
  const { data, error, refetch, fetchMore } = useQuery(ChatConversationsDocument, {
    variables: { filter: { folder, search: search || null } },
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const pinned = useQuery(ChatConversationsDocument, {
    variables: { filter: { folder: folderOf.pinned, search: null } },
    skip: name !== "all" || search !== "",
  });
  const look = useEffectEvent(() => {
    if (connectionState() === "connected") void refetch().catch(() => {});
  });
  useEffect(() => onConnection(() => look()), []);

  // Nothing is shown without the pinned ones, which would push the others down.
  const list = pinned.loading && !pinned.data ? undefined : data?.conversations;
  const more = () => fetchMore({ variables: { after: list?.pageInfo.endCursor } });
  const nodes =
    list && inOrder(unique([...(pinned.data?.conversations.nodes ?? []), ...list.nodes]));
  return {
    // Search results keep the server's order; in folders, an event may move a conversation.
    conversations: nodes?.filter((each) => search || isInFolder(folder, each)),
    error,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    more,
    retry: () => refetch(),
  };
}

function unique(nodes: ListedConversation[]): ListedConversation[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

/** Pinned first, then by latest activity. */
function inOrder(nodes: ListedConversation[]): ListedConversation[] {
  const isPinned = ({ viewerParticipant }: ListedConversation) =>
    Number(Boolean(viewerParticipant?.pinnedAt));
  return nodes.sort(
    (one, other) =>
      isPinned(other) - isPinned(one) ||
      Date.parse(other.lastMessageAt) - Date.parse(one.lastMessageAt),
  );
}
