import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale.ts";
import { notificationPlace } from "./describe-notification.ts";
import { isAtPlace } from "./is-at-place.ts";
import { NotificationRowFragmentDoc } from "./notification-row.generated.ts";
import { NotificationsDocument } from "./notifications.generated.ts";
import { useMarkRead } from "./use-mark-read.ts";

/** Marks the newest notifications as read when what they lead to is opened, from wherever. */
export function useReadAtPlace(unread: number): void {
  const locale = useLocale();
  const { cache } = useApolloClient();
  const { pathname, search } = useLocation();
  const { markRead } = useMarkRead();
  const { data } = useQuery(NotificationsDocument, { variables: { locale }, skip: unread === 0 });
  const isListed = data !== undefined;
  const readHere = useEffectEvent(() => {
    const here = (data?.notifications.nodes ?? []).filter(({ id }) => {
      const notification = cache.readFragment({
        id: cache.identify({ __typename: "Notification", id }),
        fragment: NotificationRowFragmentDoc,
        fragmentName: "NotificationRow",
        variables: { locale },
      });
      if (!notification || notification.readAt !== null) return false;
      const { to, isPublic } = notificationPlace(locale, notification);
      return !isPublic && isAtPlace({ pathname, search }, to);
    });
    if (here.length > 0) markRead(here.map(({ id }) => id)).catch(() => {});
  });
  useEffect(() => {
    if (isListed) readHere();
  }, [pathname, search, isListed]);
}
