import { useQuery } from "@apollo/client/react";
import type { ConversationFolder } from "../../schema.generated.ts";
import {
  type ConversationPlaceFragment,
  UnreadConversationsDocument,
  type UnreadConversationsQuery,
} from "./live-conversations.generated.ts";

type Place = NonNullable<ConversationPlaceFragment["viewerParticipant"]>;

/** The same conditions as in schema/chat/conversation.resolver.ts. */
const holds: Record<ConversationFolder, (place: Place) => boolean> = {
  ALL: () => true,
  INBOX: ({ archivedAt }) => !archivedAt,
  UNREAD: ({ archivedAt, unreadCount }) => !archivedAt && Boolean(unreadCount),
  PINNED: ({ archivedAt, pinnedAt }) => !archivedAt && Boolean(pinnedAt),
  ARCHIVED: ({ archivedAt }) => Boolean(archivedAt),
};

/** Whether one of the viewer's folders contains a conversation. */
export const isInFolder = (
  folder: ConversationFolder,
  { viewerParticipant }: Pick<ConversationPlaceFragment, "viewerParticipant">,
): boolean => viewerParticipant !== null && holds[folder](viewerParticipant);

/** The number of unread conversations, muted ones excluded; at most 100. */
export const unreadCount = (read: UnreadConversationsQuery | undefined): number =>
  (read?.conversations.nodes ?? []).filter(
    (each) => isInFolder("UNREAD", each) && !each.viewerParticipant?.isMuted,
  ).length;

/** Kept up to date by `useLiveConversations` of the shell. */
export function useUnreadCount(): number {
  const { data } = useQuery(UnreadConversationsDocument, { fetchPolicy: "cache-only" });
  return unreadCount(data);
}
