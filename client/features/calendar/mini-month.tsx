import { useQuery } from "@apollo/client/react";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { capitalized } from "../../ui/capitalized.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CalendarEventsDocument } from "./calendar.generated.ts";
import type { CalendarState } from "./calendar-url.ts";
import { addMonths, dayAsDate, dayOf, daysOf, monthStart, weekStart } from "./clock.ts";
import { isOn, lastDay, matches, type ShownEvent, shownEvent } from "./shown-event.ts";
import { useDayText } from "./times-text.ts";
import { rangeOf, useTimeZone } from "./use-calendar.ts";

interface MiniMonthProps {
  /** The days that are shown beside it */
  from: number;
  count: number;
  today: number;
  /** Of the days that are shown */
  events: readonly ShownEvent[];
  /** Which of the other days' are marked */
  state: CalendarState;
  onDay(day: number): void;
}

const DAYS = 42;

/** A small month, to go to another day; days with events have a dot. */
export function MiniMonth({ from, count, today, events, state, onDay }: MiniMonthProps) {
  const me = useViewer().member?.id;
  const timeZone = useTimeZone();
  const intl = useIntl();
  const dayText = useDayText();
  const [turned, setTurned] = useState<{ from: number; month: number }>();
  const month = turned?.from === from ? turned.month : monthStart(from);
  const first = weekStart(month);
  const { data, previousData } = useQuery(CalendarEventsDocument, {
    variables: useMemo(() => rangeOf(first, DAYS, timeZone), [first, timeZone]),
    fetchPolicy: "cache-and-network",
  });
  const rows = (data ?? previousData)?.calendarEvents;
  const marked = useMemo(() => {
    const shown = (rows ?? []).map((each) => shownEvent(each, me, timeZone));
    return new Set(
      shown
        .filter((each) => matches(state, each))
        .flatMap((each) => daysOf(dayOf(each.start), lastDay(each) - dayOf(each.start) + 1)),
    );
  }, [rows, me, timeZone, state]);
  const turn = (direction: 1 | -1) => setTurned({ from, month: addMonths(month, direction) });
  const date = dayAsDate(month);
  return (
    <div>
      <p className="flex items-center text-sm font-bold">
        <span className="flex-1">
          {capitalized(
            intl,
            intl.formatDate(date, { month: "long", year: "numeric", timeZone: "UTC" }),
          )}
        </span>
        <IconButton
          size={36}
          icon={IconChevronLeft}
          label={intl.formatMessage({ id: "calendar.month.previous" })}
          onClick={() => turn(-1)}
          className="rtl:[&_svg]:-scale-x-100"
        />
        <IconButton
          size={36}
          icon={IconChevronRight}
          label={intl.formatMessage({ id: "calendar.month.next" })}
          onClick={() => turn(1)}
          className="rtl:[&_svg]:-scale-x-100"
        />
      </p>
      <div className="mt-1 grid grid-cols-7 text-center text-[13px]">
        {daysOf(first, 7).map((day) => (
          <span key={day} aria-hidden="true" className="text-xs leading-7 text-ink-3">
            {intl.formatDate(dayAsDate(day), { weekday: "narrow", timeZone: "UTC" })}
          </span>
        ))}
        {daysOf(first, DAYS).map((day) => {
          const isOut = monthStart(day) !== month;
          const isShown = day >= from && day < from + count;
          return (
            <button
              key={day}
              type="button"
              aria-label={dayText(day)}
              aria-current={day === today ? "date" : undefined}
              onClick={() => onDay(day)}
              className={`relative grid h-7 place-items-center ${isShown ? "bg-raised" : ""} ${isOut ? "text-ink-3" : ""}`}
            >
              <span
                className={`grid size-7 place-items-center rounded-full ${day === today ? "bg-primary font-bold text-on-primary" : "hover:bg-line"}`}
              >
                {dayAsDate(day).getUTCDate()}
              </span>
              {day !== today &&
                (isShown ? events.some((shown) => isOn(shown, day)) : marked.has(day)) && (
                  <span
                    aria-hidden="true"
                    className="absolute bottom-0.5 size-1 rounded-full bg-ink-3"
                  />
                )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
