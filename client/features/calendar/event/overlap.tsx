import { useQuery } from "@apollo/client/react";
import IconAlarm from "@tabler/icons-react/dist/esm/icons/IconAlarm.mjs";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { CalendarEventsDocument } from "../calendar.generated.ts";
import { clockText, dayAsDate, dayOf, fromInstant, type Times } from "../clock.ts";
import { nextFreeTime, overlapping, type ShownEvent, shownEvent } from "../shown-event.ts";
import { rangeOf, useTimeZone } from "../use-calendar.ts";

/** So many days, from that of the event on, are searched for a free time. */
const DAYS_AHEAD = 15;

interface OverlapProps {
  /** Of the date itself, which does not count; undefined if it is new */
  id: string | undefined;
  times: Times;
  /** Known already: what else takes place at that time */
  overlaps?: readonly ShownEvent[];
  /** Moves it; undefined where that is not the viewer's to do */
  onMove: ((to: Times) => void) | undefined;
}

/** What else the viewer has at a time, and when they have as much time next. */
export function Overlap({ id, times, overlaps: known, onMove }: OverlapProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const me = useViewer().member?.id;
  const now = fromInstant(useNow(), timeZone);
  const day = dayOf(times.start);
  const { data } = useQuery(CalendarEventsDocument, {
    variables: rangeOf(day, DAYS_AHEAD, timeZone),
    skip: known && (!onMove || known.length === 0),
    fetchPolicy: "cache-and-network",
  });
  const events = useMemo(
    () =>
      data?.calendarEvents
        .map((occurrence) => shownEvent(occurrence, me, timeZone))
        .filter((shown) => shown.id !== id),
    [data, me, timeZone, id],
  );
  const overlaps = known ?? overlapping(times, events ?? []);
  if (overlaps.length === 0) return null;
  const length = times.end - times.start;
  const free =
    onMove &&
    events &&
    times.end > now &&
    nextFreeTime(events, length, { from: Math.max(now, times.start), until: day + DAYS_AHEAD });
  const titles = intl.formatList(overlaps.map(({ event: { title } }) => title));
  return (
    <div className="flex items-start gap-3 rounded-md bg-warn-soft px-3 py-2 text-sm font-medium text-warn">
      <IconAlarm size={18} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere">
          <FormattedMessage id="calendar.overlaps" values={{ titles }} />
        </p>
        {free && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p className="min-w-0 flex-1 basis-32">
              <FreeFrom start={free.start} today={dayOf(now)} />
            </p>
            <Button variant="outline" size={36} onClick={() => onMove(free)}>
              <FormattedMessage
                id="calendar.overlaps.move"
                values={{ time: clockText(free.start) }}
              />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function FreeFrom({ start, today }: { start: number; today: number }) {
  const intl = useIntl();
  const [day, time] = [dayOf(start), clockText(start)];
  if (day - today < 2) {
    const when = intl.formatRelativeTime(day - today, "day", { numeric: "auto" });
    return <FormattedMessage id="calendar.overlaps.free" values={{ when, time }} />;
  }
  const date = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const when = intl.formatDate(dayAsDate(day), date);
  return <FormattedMessage id="calendar.overlaps.free.day" values={{ when, time }} />;
}
