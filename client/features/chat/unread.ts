import { useQuery } from "@apollo/client/react";
import { isInFolder } from "./folders.ts";
import {
  UnreadConversationsDocument,
  type UnreadConversationsQuery,
} from "./live-conversations.generated.ts";

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
