import { useQuery, useSubscription } from "@apollo/client/react";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { toast } from "../../ui/toasts/toast-queue.ts";
import { notificationPlace, notificationText } from "./describe-notification.ts";
import { listNotification } from "./notification-cache.ts";
import {
  NotificationAddedDocument,
  UnreadNotificationsDocument,
} from "./notifications.generated.ts";
import type { AnswersTo } from "./notification-row.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import { useReadAtPlace } from "./use-read-at-place.ts";

const NotificationsDrawer = lazyPart(
  async () => (await import("./notifications-drawer.tsx")).NotificationsDrawer,
);

interface NotificationsButtonProps {
  /** The number of items to review, by area */
  pendingReviews: Record<string, number>;
  answersTo: AnswersTo;
}

/**
 * The bell, with a dot if something is unread. An arriving notification is shown at once, with a
 * link.
 */
export function NotificationsButton({ pendingReviews, answersTo }: NotificationsButtonProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { data, refetch } = useQuery(UnreadNotificationsDocument);
  const { markRead } = useMarkRead();
  useSubscription(NotificationAddedDocument, {
    variables: { locale },
    ignoreResults: true,
    onData: ({ client, data: { data: arrived } }) => {
      if (!arrived) return;
      const { notificationAdded: notification } = arrived;
      const { to, isPublic } = notificationPlace(locale, notification);
      const lead = async () => {
        await markRead([notification.id]).catch(() => {});
        if (isPublic) return location.assign(to);
        await navigate(to);
      };
      toast({
        text: notificationText(intl, notification),
        detail: notification.comment?.content,
        open: { label: intl.formatMessage({ id: "ui.open" }), onOpen: () => void lead() },
      });
      listNotification(client.cache, notification.id);
      // A repeated notification may have been counted before, so the server counts.
      refetch().catch(() => {});
    },
  });
  const unread = data?.unreadNotificationCount ?? 0;
  useReadAtPlace(unread);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: "notifications.open" }, { count: unread })}
        icon={IconBell}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-2.5 top-2 size-2.5 rounded-full bg-graph ring-2 ring-canvas"
          />
        )}
      </IconButton>
      {wasOpen && (
        <NotificationsDrawer
          open={open}
          onClose={() => setOpen(false)}
          pendingReviews={pendingReviews}
          answersTo={answersTo}
        />
      )}
    </>
  );
}
