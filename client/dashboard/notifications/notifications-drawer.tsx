import { useMutation, useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { useLocale } from "../../features/site/locale.ts";
import { Button } from "../../kit/button.tsx";
import { Drawer } from "../../kit/drawer.tsx";
import { ListFailure } from "../../kit/list/list-failure.tsx";
import { Scene } from "../../kit/scene.tsx";
import { reviewed, ToReview } from "./to-review.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { MarkNotificationsReadDocument, NotificationsDocument } from "./notifications.generated.ts";

interface NotificationsDrawerProps {
  open: boolean;
  onClose: () => void;
  /** How much waits for review, by area */
  waiting: Record<string, number>;
}

/** What waits for review, and what happened, the newest first. */
export function NotificationsDrawer({ open, onClose, waiting }: NotificationsDrawerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsDocument, {
    variables: { locale },
    skip: !open,
  });
  const [markRead, { loading: marking }] = useMutation(MarkNotificationsReadDocument, {
    refetchQueries: ["Notifications", "UnreadNotifications"],
  });
  const list = data?.notifications;
  const more = () =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { notifications } }) => ({
        notifications: {
          ...notifications,
          nodes: [...before.notifications.nodes, ...notifications.nodes],
        },
      }),
    });
  const opened = (id: string) => {
    void markRead({ variables: { ids: [id] } });
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
            pending={marking}
            onClick={() => void markRead({ variables: { ids: null } })}
          >
            <FormattedMessage id="notifications.markAll" />
          </Button>
        )
      }
    >
      <ToReview waiting={waiting} onChoose={onClose} />
      {!list && error && (
        <ListFailure
          text={problemText(intl, error)}
          pending={loading}
          onRetry={() => void refetch()}
        />
      )}
      {list?.nodes.length === 0 && !reviewed.some((name) => waiting[name]) && (
        <div className="text-center text-ink-2">
          <Scene kind="empty" />
          <p className="mt-4">
            <FormattedMessage id="notifications.none" />
          </p>
        </div>
      )}
      <ul aria-busy={loading} className="-my-3">
        {list?.nodes.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={opened} />
        ))}
      </ul>
      {list?.pageInfo.hasNextPage && (
        <Button variant="soft" size={44} className="mt-6 w-full" onClick={() => void more()}>
          <FormattedMessage id="notifications.more" />
        </Button>
      )}
    </Drawer>
  );
}
