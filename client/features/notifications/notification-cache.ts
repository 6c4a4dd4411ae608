import type { ApolloCache } from "@apollo/client";
import { type CachedPage, uniqueNodes } from "../../platform/apollo/paged-list.ts";
import { NotificationsDocument, UnreadNotificationsDocument } from "./notifications.generated.ts";

interface Cached {
  notifications: CachedPage;
}

const keyOf = (id: string) => ({ __typename: "Notification", id });

/** Puts a notification first in the list; a repeated one moves there. */
export function listNotification(cache: ApolloCache, id: string): void {
  cache.modify<Cached>({
    fields: {
      notifications(list, { toReference }) {
        const reference = toReference(keyOf(id));
        if (!reference || !("nodes" in list)) return list;
        return { ...list, nodes: uniqueNodes([reference, ...list.nodes]) };
      },
    },
  });
}

/** Marks these as read, or all; `unreadCount` is the server's count afterwards. */
export function cacheAsRead(cache: ApolloCache, ids: string[] | null, unreadCount: number): void {
  cache.writeQuery({
    query: UnreadNotificationsDocument,
    data: { unreadNotificationCount: unreadCount },
  });
  const readAt = new Date().toISOString();
  for (const id of ids ?? listedIds(cache)) {
    cache.modify({
      id: cache.identify(keyOf(id)),
      fields: { readAt: (before: string | null) => before ?? readAt },
    });
  }
}

function listedIds(cache: ApolloCache): string[] {
  const listed = cache.readQuery({
    query: NotificationsDocument,
    variables: { locale: "en" },
    returnPartialData: true,
  });
  return (listed?.notifications?.nodes ?? []).flatMap((node) => (node?.id ? [node.id] : []));
}
