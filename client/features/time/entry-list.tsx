import { useQuery } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { otherYear } from "../../ui/other-year.ts";
import { RowMenu } from "../../ui/table/row-menu.tsx";
import { durationText, secondsOf } from "./duration.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { RunningTimerDocument } from "./live-timer.generated.ts";
import { RunningClock } from "./running-clock.tsx";
import type { ShownTimeFragment as ShownTime } from "./time.generated.ts";
import { useTimeActions } from "./use-time-actions.ts";

interface EntryListProps {
  entries: readonly ShownTime[];
  /** Says what each was on */
  hasTitles?: boolean;
  className?: string;
}

/** Who worked when, and for how long; one's own entries can be changed. */
export function EntryList({ entries, hasTitles = false, className = "" }: EntryListProps) {
  const intl = useIntl();
  const me = useViewer().member?.id;
  const { remove } = useTimeActions();
  const { data } = useQuery(RunningTimerDocument, { fetchPolicy: "cache-only" });
  const [edited, setEdited] = useState<ShownTime>();
  const timer = data?.runningTimer;
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.map((entry) => {
          const { id, member, startedAt, endedAt, note, card, invoicedAt } = entry;
          const name = member?.displayName ?? intl.formatMessage({ id: "time.member.deleted" });
          const when = spanText(intl, entry);
          return (
            <li key={id} className={`flex gap-3 py-3 ${className}`}>
              <Avatar name={name} src={member?.avatar} size={32} />
              <div className="min-w-0 flex-1 text-sm">
                <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
                  <span className="text-base font-semibold">
                    {endedAt ? (
                      durationText(intl, secondsOf({ startedAt, endedAt }))
                    ) : timer?.entry.id === id ? (
                      <RunningClock beginning={timer.beginning} />
                    ) : (
                      <FormattedMessage id="time.running" />
                    )}
                  </span>
                  <time dateTime={startedAt} className="text-ink-2">
                    {when}
                  </time>
                </p>
                <p className="flex flex-wrap items-center gap-x-2 text-ink-3">
                  <bdi>{name}</bdi>
                  {hasTitles && (
                    <bdi className="font-medium wrap-anywhere text-ink-2">
                      {card?.title ?? entry.title}
                    </bdi>
                  )}
                  {!entry.billable && <Mark id="time.notBillable" />}
                  {invoicedAt && <Mark id="time.invoiced" hasLock />}
                </p>
                {note && (
                  <p dir="auto" className="mt-0.5 whitespace-pre-wrap wrap-anywhere">
                    {note}
                  </p>
                )}
              </div>
              {member && member.id === me && !invoicedAt && (
                <RowMenu name={when} size={36}>
                  <MenuAction icon={IconEdit} onSelect={() => setEdited(entry)}>
                    <FormattedMessage id="time.edit" />
                  </MenuAction>
                  <MenuAction icon={IconTrash} danger onSelect={() => void remove(id)}>
                    <FormattedMessage id="form.delete" />
                  </MenuAction>
                </RowMenu>
              )}
            </li>
          );
        })}
      </ul>
      {edited && <EntryDialog of={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Mark({ id, hasLock = false }: { id: string; hasLock?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-md bg-raised px-1.5 text-xs leading-5 font-semibold text-ink-2">
      {hasLock && <IconLock size={14} aria-hidden="true" />}
      <FormattedMessage id={id} />
    </span>
  );
}

/** "Thu 19 Nov, 09:00 – 10:30" */
function spanText(
  intl: IntlShape,
  { startedAt, endedAt }: Pick<ShownTime, "startedAt" | "endedAt">,
) {
  const form = {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: otherYear(intl, startedAt),
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  return endedAt
    ? intl.formatDateTimeRange(Date.parse(startedAt), Date.parse(endedAt), form)
    : intl.formatDate(startedAt, form);
}
