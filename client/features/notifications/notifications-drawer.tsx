import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useLocale } from "../../i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { type AnswersTo, NotificationRow } from "./notification-row.tsx";
import { NotificationsDocument } from "./notifications.generated.ts";
import { useMarkRead } from "./use-mark-read.ts";

interface NotificationsDrawerProps {
  open: boolean;
  onClose: () => void;
  /** How much waits for the user besides, and the list of it */
  waiting: number;
  waitingList(onChoose: () => void): ReactNode;
  answersTo: AnswersTo;
}

/** What waits for the user, and notifications, newest first. */
export function NotificationsDrawer({
  open,
  onClose,
  waiting,
  waitingList,
  answersTo,
}: NotificationsDrawerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { locale },
    skip: !open,
  });
  const { markRead, isMarking } = useMarkRead();
  const list = data?.notifications;
  const more = () => fetchMore({ variables: { after: list?.pageInfo.endCursor } });
  const opened = (id: string) => {
    markRead([id]).catch(() => {});
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: "notifications.title" })}
      footer={
        list &&
        list.nodes.length > 0 && (
          <Button
            variant="outline"
            size={44}
            pending={isMarking}
            onClick={() =>
              void markRead(null).catch((cause: unknown) => failureSnackbar(intl, cause))
            }
          >
            <FormattedMessage id="notifications.markAll" />
          </Button>
        )
      }
    >
      {waiting > 0 && waitingList(onClose)}
      {!list && error && <ListFailure text={problemText(intl, error)} onRetry={refetch} />}
      {list?.nodes.length === 0 && waiting === 0 && (
        <div className="text-center text-ink-2">
          <Scene kind="empty" />
          <p className="mt-4">
            <FormattedMessage id="notifications.none" />
          </p>
        </div>
      )}
      <ul aria-busy={loading} className="-my-3">
        {list?.nodes.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={opened}
            answersTo={answersTo}
          />
        ))}
      </ul>
      {list?.pageInfo.hasNextPage && (
        <MoreButton variant="soft" size={44} className="mt-6 w-full" onMore={more}>
          <FormattedMessage id="notifications.more" />
        </MoreButton>
      )}
    </Drawer>
  );
}
