import { useQuery } from "@apollo/client/react";
import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import { FormattedMessage } from "react-intl";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { CalendarEventsDocument } from "../calendar.generated.ts";
import { type CalendarState, hasFilter } from "../calendar-url.ts";
import { dayOf } from "../clock.ts";
import { matches, shownEvent } from "../shown-event.ts";
import { useDayText } from "../times-text.ts";
import { rangeOf, useTimeZone } from "../use-calendar.ts";

/** How far ahead the next event is searched. */
const AHEAD = 366;

interface NothingHereProps {
  /** The first day after what is shown */
  after: number;
  state: CalendarState;
  /** As a line above the days */
  isLine?: boolean;
  onDay(day: number): void;
  onShowAll(): void;
}

/** Instead of events: when the next one is. */
export function NothingHere({ after, state, isLine, onDay, onShowAll }: NothingHereProps) {
  const timeZone = useTimeZone();
  const dayText = useDayText();
  const me = useViewer().member?.id;
  const { data } = useQuery(CalendarEventsDocument, {
    variables: rangeOf(after, AHEAD, timeZone),
    fetchPolicy: "network-only",
  });
  const next = data?.calendarEvents
    .map((each) => shownEvent(each, me, timeZone))
    .find((shown) => matches(state, shown) && dayOf(shown.start) >= after);
  const day = next && dayOf(next.start);
  return (
    <div
      role="status"
      className={
        isLine
          ? "flex shrink-0 flex-wrap items-center gap-x-3 border-b border-line bg-canvas px-5 py-1 text-sm"
          : "grid justify-items-center gap-3 px-6 py-16 text-center"
      }
    >
      {!isLine && <IconCalendarEvent size={32} aria-hidden="true" className="text-ink-3" />}
      <p className={isLine ? "text-ink-2" : "text-lg font-semibold"}>
        {day === undefined ? (
          <FormattedMessage id="calendar.empty" />
        ) : (
          <FormattedMessage id="calendar.empty.until" values={{ day: dayText(day) }} />
        )}
      </p>
      {next && !isLine && (
        <p className="text-ink-2">
          <FormattedMessage
            id="calendar.empty.next"
            values={{ title: <bdi>{next.event.title}</bdi> }}
          />
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {hasFilter(state) && (
          <Button variant="outline" size={36} onClick={onShowAll}>
            <FormattedMessage id="calendar.showAll" />
          </Button>
        )}
        {day !== undefined && (
          <Button variant="plain" size={36} onClick={() => onDay(day)}>
            <FormattedMessage id="calendar.empty.go" values={{ day: dayText(day) }} />
          </Button>
        )}
      </div>
    </div>
  );
}
