import { useQuery, useSubscription } from "@apollo/client/react";
import { useCatchUp, useLiveBegin } from "../../platform/apollo/use-live.ts";
import {
  NotificationsReadDocument,
  UnreadNotificationsDocument,
} from "./notifications.generated.ts";

/** The query of the drawer, if that was opened. */
const LIST = "Notifications";

/**
 * The number of unread notifications, which all badges show. What is read in another tab or on another device is read
 * here, too.
 */
export function useUnreadNotifications(): number {
  const isLive = useLiveBegin();
  const { data, refetch } = useQuery(UnreadNotificationsDocument);
  useSubscription(NotificationsReadDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data: read } }) => {
      if (!read) return;
      client.writeQuery({
        query: UnreadNotificationsDocument,
        data: { unreadNotificationCount: read.notificationsRead },
      });
      void client.refetchQueries({
        include: "active",
        onQueryUpdated: ({ queryName }) => queryName === LIST,
      });
    },
  });
  useCatchUp(refetch, isLive);
  return data?.unreadNotificationCount ?? 0;
}
