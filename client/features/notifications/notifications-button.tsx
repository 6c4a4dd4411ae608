import { useApolloClient, useSubscription } from "@apollo/client/react";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { type ReactNode, useState } from "react";
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
  unread: number;
  /** How much waits for the user besides, and the list of it */
  waiting: number;
  waitingList(onChoose: () => void): ReactNode;
  answersTo: AnswersTo;
}

/**
 * The bell, with the number of what is unread, or a dot while only work waits. An arriving notification is shown at once, with a
 * link.
 */
export function NotificationsButton({
  unread,
  waiting,
  waitingList,
  answersTo,
}: NotificationsButtonProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const apollo = useApolloClient();
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
      apollo
        .query({ query: UnreadNotificationsDocument, fetchPolicy: "network-only" })
        .catch(() => {});
    },
  });
  useReadAtPlace(unread);
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: "notifications.open" }, { count: unread, waiting })}
        icon={IconBell}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {unread === 0 && waiting > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-2.5 top-2 size-2.5 rounded-full bg-primary-strong ring-2 ring-canvas"
          />
        )}
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-1 top-0.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-primary-strong px-1 text-[11px] leading-none font-bold text-surface ring-2 ring-canvas"
          >
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </IconButton>
      {wasOpen && (
        <NotificationsDrawer
          open={open}
          onClose={() => setOpen(false)}
          waiting={waiting}
          waitingList={waitingList}
          answersTo={answersTo}
        />
      )}
    </>
  );
}
