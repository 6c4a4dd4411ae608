import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { connectionState, onConnection } from "../../apollo/connection.ts";
import { useChat } from "./chat-context.tsx";
import type { ListedConversation } from "./conversation.ts";
import {
  ChatConversationsDocument,
  type ChatConversationsQuery,
} from "./conversation.generated.ts";
import { type ListName, shownBy } from "./list-address.ts";

/** Who is there is looked at again so often while the page is seen, in ms. */
const often = 3 * 60_000;

const isIn: Record<ListName, (conversation: ListedConversation) => boolean> = {
  all: ({ mine }) => Boolean(mine && !mine.archivedAt),
  unread: ({ mine }) => Boolean(mine && !mine.archivedAt && mine.unreadCount),
  pinned: ({ mine }) => Boolean(mine?.pinnedAt && !mine.archivedAt),
  archived: ({ mine }) => Boolean(mine?.archivedAt),
};

/** One's conversations, the last one that somebody wrote in first, kept true by what happens. */
export function useConversations({ name, search }: { name: ListName; search: string }) {
  const { desk } = useChat();
  const { data, error, loading, refetch, fetchMore, updateQuery } = useQuery(
    ChatConversationsDocument,
    {
      variables: { filter: { shown: shownBy[name], search: search || null } },
      pollInterval: often,
      skipPollAttempt: () => document.hidden || !navigator.onLine,
    },
  );
  const pinned = useQuery(ChatConversationsDocument, {
    variables: { filter: { shown: shownBy.pinned, search: null } },
    skip: name !== "all" || search !== "",
  });

  const hear = useEffectEvent((conversation: ListedConversation) => {
    if (search || !isIn[name](conversation)) return;
    updateQuery((_, { previousData, complete }) =>
      complete && previousData ? withFirst(previousData, conversation) : undefined,
    );
  });
  useEffect(() => desk.onChange((conversation) => hear(conversation)), [desk]);
  const look = useEffectEvent(() => {
    if (connectionState() === "connected") void refetch().catch(() => {});
  });
  useEffect(() => onConnection(() => look()), []);

  const list = data?.conversations;
  const more = async () => {
    const after = list?.pageInfo.endCursor;
    await fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { conversations } }) => ({
        conversations: {
          ...conversations,
          nodes: unique([...before.conversations.nodes, ...conversations.nodes]),
        },
      }),
    }).catch(() => {});
  };
  const nodes =
    list && inOrder(unique([...(pinned.data?.conversations.nodes ?? []), ...list.nodes]));
  return {
    // What is searched for is as the server found it; elsewhere a change may have moved it.
    conversations: nodes?.filter((each) => (search ? true : isIn[name](each))),
    error,
    loading,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    more,
    retry: () => void refetch().catch(() => {}),
  };
}

function withFirst(
  before: ChatConversationsQuery,
  conversation: ListedConversation,
): ChatConversationsQuery {
  const { conversations } = before;
  if (conversations.nodes.some(({ id }) => id === conversation.id)) return before;
  return { conversations: { ...conversations, nodes: [conversation, ...conversations.nodes] } };
}

function unique(nodes: ListedConversation[]): ListedConversation[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

/** Pinned ones first, then by when somebody last wrote. */
function inOrder(nodes: ListedConversation[]): ListedConversation[] {
  const isPinned = ({ mine }: ListedConversation) => Number(Boolean(mine?.pinnedAt));
  return nodes.sort(
    (one, other) =>
      isPinned(other) - isPinned(one) ||
      Date.parse(other.lastMessageAt) - Date.parse(one.lastMessageAt),
  );
}
