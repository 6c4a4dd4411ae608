import { useQuery, useSubscription } from "@apollo/client/react";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../kit/icon-button.tsx";
import { toast } from "../../kit/notices/notice-queue.ts";
import {
  NotificationAddedDocument,
  UnreadNotificationsDocument,
} from "./notifications.generated.ts";

const NotificationsDrawer = lazy(async () => {
  const { NotificationsDrawer: component } = await import("./notifications-drawer.tsx");
  return { default: component };
});

/** The bell: a dot while something is unread; what comes in is told at once. */
export function NotificationsButton() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { data, refetch } = useQuery(UnreadNotificationsDocument);
  useSubscription(NotificationAddedDocument, {
    onData: ({ data: { data: told } }) => {
      if (!told) return;
      const { kind } = told.notificationAdded;
      toast({ text: intl.formatMessage({ id: `notifications.told.${kind}` }) });
      void refetch();
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
        <Suspense>
          <NotificationsDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
