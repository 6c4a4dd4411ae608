import { useApolloClient, useMutation, useQuery, useSubscription } from "@apollo/client/react";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { useLocale } from "../../features/site/locale.ts";
import { IconButton } from "../../kit/icon-button.tsx";
import { lazyPart } from "../../kit/lazy-part.tsx";
import { toast } from "../../kit/notices/notice-queue.ts";
import { notificationPlace, notificationText } from "./describe-notification.ts";
import {
  MarkNotificationsReadDocument,
  NotificationAddedDocument,
  NotificationsDocument,
  UnreadNotificationsDocument,
} from "./notifications.generated.ts";

const NotificationsDrawer = lazyPart(
  async () => (await import("./notifications-drawer.tsx")).NotificationsDrawer,
);

interface NotificationsButtonProps {
  /** How much waits for review, by area */
  waiting: Record<string, number>;
}

/** The bell: a dot while something is unread. What arrives is shown at once and leads to its place. */
export function NotificationsButton({ waiting }: NotificationsButtonProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { data, refetch } = useQuery(UnreadNotificationsDocument);
  const [markRead] = useMutation(MarkNotificationsReadDocument);
  useSubscription(NotificationAddedDocument, {
    variables: { locale },
    ignoreResults: true,
    onData: ({ data: { data: arrived } }) => {
      if (!arrived) return;
      const { notificationAdded: notification } = arrived;
      const { to, isPublic } = notificationPlace(locale, notification);
      const lead = async () => {
        await markRead({ variables: { ids: [notification.id] } }).catch(() => {});
        if (isPublic) return location.assign(to);
        void refetch();
        await navigate(to);
      };
      toast({
        text: notificationText(intl, notification),
        detail: notification.comment?.content,
        open: { label: intl.formatMessage({ id: "kit.open" }), onOpen: () => void lead() },
      });
      void refetch();
      if (open) void apollo.refetchQueries({ include: [NotificationsDocument] });
    },
  });
  const unread = data?.unreadNotificationCount ?? 0;
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
        <NotificationsDrawer open={open} onClose={() => setOpen(false)} waiting={waiting} />
      )}
    </>
  );
}
