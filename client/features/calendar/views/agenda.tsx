import { FormattedMessage, useIntl } from "react-intl";
import { capitalized } from "../../../ui/capitalized.ts";
import { clockText, DAY, dayOf, daysOf } from "../clock.ts";
import { hueStyle, isOff, RepeatSign, useEventLabel } from "../event/event-marks.tsx";
import { isOn, lastDay, type ShownEvent } from "../shown-event.ts";
import { useDayText, useDurationText } from "../times-text.ts";
import type { ViewProps } from "./view-props.ts";

interface AgendaProps
  extends Pick<ViewProps, "from" | "count" | "today">, Omit<DayListProps, "day" | "className"> {}

/** Events day by day, only of days that have some. */
export function Agenda({ from, count, today, now, events, eventProps }: AgendaProps) {
  const intl = useIntl();
  const dayText = useDayText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {daysOf(from, count).map((day) => {
        const onDay = events.filter((shown) => isOn(shown, day));
        if (onDay.length === 0) return null;
        const near = Math.abs(day - today) < 2;
        return (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="flex flex-wrap items-baseline gap-x-2 font-bold">
              {near && (
                <span>
                  {capitalized(
                    intl,
                    intl.formatRelativeTime(day - today, "day", { numeric: "auto" }),
                  )}
                </span>
              )}
              <span className={near ? "text-sm font-normal text-ink-3" : ""}>{dayText(day)}</span>
            </h2>
            <DayList
              day={day}
              now={now}
              events={onDay}
              eventProps={eventProps}
              className="card mt-2"
            />
          </section>
        );
      })}
    </div>
  );
}

interface DayListProps extends Pick<ViewProps, "now" | "events"> {
  day: number;
  /** What an event does; on paper nothing */
  eventProps?: ViewProps["eventProps"];
  className?: string;
}

/** The events of one day as rows. */
export function DayList({ day, now, events, eventProps, className = "" }: DayListProps) {
  const intl = useIntl();
  const labelOf = useEventLabel();
  const durationOf = useDurationText();
  const dayText = useDayText();
  const lineOf = (shown: ShownEvent) =>
    [
      shown.source && intl.formatMessage({ id: "calendar.card" }, { board: shown.source.name }),
      shown.event.location,
      shown.allDay
        ? lastDay(shown) > day &&
          intl.formatMessage({ id: "calendar.until" }, { day: dayText(lastDay(shown)) })
        : durationOf(shown.end - shown.start),
      shown.guest && intl.formatMessage({ id: `calendar.answer.${shown.guest.status}` }),
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {events.map((shown) => (
        <li key={shown.id}>
          <div
            {...eventProps?.(shown)}
            style={hueStyle(shown)}
            className="hue-row flex min-h-15 cursor-pointer items-center gap-3 rounded-[inherit] px-3.5 py-2 hover:bg-raised"
          >
            <span className="sr-only">{labelOf(shown)}</span>
            <span aria-hidden="true" className="w-14 shrink-0 text-sm text-ink-2">
              {!shown.allDay && dayOf(shown.start) === day ? (
                clockText(shown.start)
              ) : shown.end < (day + 1) * DAY ? (
                `–${clockText(shown.end)}`
              ) : (
                <FormattedMessage id="calendar.allDay" />
              )}
            </span>
            <span aria-hidden="true" className="h-9 w-[3px] shrink-0 rounded-full bg-(--hue-dot)" />
            <span aria-hidden="true" className="min-w-0 flex-1">
              <span
                className={`flex items-center gap-1.5 font-semibold ${isOff(shown) ? "text-ink-3 line-through" : ""}`}
              >
                <bdi className="truncate">{shown.event.title}</bdi>
                <RepeatSign shown={shown} />
              </span>
              <span dir="auto" className="block truncate text-[13px] text-ink-3">
                {lineOf(shown)}
              </span>
            </span>
            {!shown.allDay && shown.start <= now && shown.end > now && (
              <span className="rounded-md bg-bad-soft px-2 py-0.5 text-xs font-semibold text-bad">
                <FormattedMessage id="calendar.now" />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
