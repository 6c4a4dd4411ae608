import { useApolloClient, useQuery } from "@apollo/client/react";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCopyLink } from "../../../ui/use-copy-link.ts";
import {
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from "../calendar.generated.ts";

/** The secret address at which other programs read the calendar: shown once, when it is made. */
export function FeedDialog({ onClose }: { onClose(): void }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const copyLink = useCopyLink();
  const { data, error, refetch } = useQuery(CalendarFeedDocument, {
    fetchPolicy: "cache-and-network",
  });
  const [path, setPath] = useState<string>();
  const action = useAction();
  const feed = data?.calendarFeed;
  const create = () =>
    void action.run(async () => {
      const made = await apollo.mutate({ mutation: CreateCalendarFeedDocument });
      setPath(made.data?.createCalendarFeed.path);
      await refetch();
    });
  const revoke = () =>
    void action.run(async () => {
      await apollo.mutate({ mutation: RevokeCalendarFeedDocument });
      setPath(undefined);
      await refetch();
    });
  return (
    <Dialog
      open
      width={560}
      onClose={onClose}
      title={intl.formatMessage({ id: "calendar.feed" })}
      text={<FormattedMessage id="calendar.feed.text" />}
      actions={
        data && (
          <>
            {feed && (
              <Button variant="outline" size={44} pending={action.pending} onClick={revoke}>
                <FormattedMessage id="calendar.feed.revoke" />
              </Button>
            )}
            {!path && (
              <Button variant="primary" size={44} pending={action.pending} onClick={create}>
                <FormattedMessage id={feed ? "calendar.feed.renew" : "calendar.feed.create"} />
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4">
        {!data && error && (
          <ListFailure
            title={intl.formatMessage({ id: "calendar.feed.failed" })}
            text={problemText(intl, error)}
            onRetry={refetch}
          />
        )}
        <ProblemNotice text={action.error} />
        <div role="status" className="grid gap-4 empty:hidden">
          {path && (
            <>
              <div className="flex items-end gap-2">
                <div className="min-w-0 flex-1">
                  <TextField
                    name="address"
                    label={intl.formatMessage({ id: "calendar.feed.address" })}
                    readOnly
                    dir="ltr"
                    value={new URL(path, location.href).href}
                    onFocus={({ target }) => target.select()}
                  />
                </div>
                <Button variant="outline" size={44} onClick={() => void copyLink(path)}>
                  <IconCopy size={19} aria-hidden="true" />
                  <FormattedMessage id="calendar.feed.copy" />
                </Button>
              </div>
              <p className="text-sm text-ink-2">
                <FormattedMessage id="calendar.feed.once" />
              </p>
            </>
          )}
          {data && !path && (
            <p className="text-ink-2">
              {feed ? (
                <FormattedMessage
                  id="calendar.feed.since"
                  values={{ day: intl.formatDate(feed.createdAt, { dateStyle: "long" }) }}
                />
              ) : (
                <FormattedMessage id="calendar.feed.none" />
              )}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
