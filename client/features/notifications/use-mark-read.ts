import { useMutation } from "@apollo/client/react";
import { cacheAsRead } from "./notification-cache.ts";
import { MarkNotificationsReadDocument } from "./notifications.generated.ts";

/** Marks these notifications as read, or all; updates list and count. */
export function useMarkRead() {
  const [mutate, { loading }] = useMutation(MarkNotificationsReadDocument);
  const markRead = async (ids: string[] | null): Promise<void> => {
    await mutate({
      variables: { ids },
      update: (cache, { data }) => data && cacheAsRead(cache, ids, data.markNotificationsRead),
    });
  };
  return { markRead, isMarking: loading };
}
