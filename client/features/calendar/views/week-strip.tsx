import { useIntl } from "react-intl";
import { dayAsDate, daysOf, weekStart } from "../clock.ts";
import { useDayText } from "../times-text.ts";
import { DayDots } from "./day-dots.tsx";
import type { ViewProps } from "./view-props.ts";

interface WeekStripProps extends Pick<ViewProps, "day" | "today" | "events"> {
  onPick(day: number): void;
}

/** The days of a week with dots, on a phone above the agenda. */
export function WeekStrip({ day, today, events, onPick }: WeekStripProps) {
  const intl = useIntl();
  const dayText = useDayText();
  return (
    <ul className="grid shrink-0 grid-cols-7 border-b border-line bg-surface px-2 py-2 md:hidden">
      {daysOf(weekStart(day), 7).map((each) => (
        <li key={each}>
          <button
            type="button"
            aria-current={each === day ? "date" : undefined}
            onClick={() => onPick(each)}
            className="grid w-full justify-items-center gap-0.5 text-xs text-ink-3"
          >
            <span className="sr-only">{dayText(each)}</span>
            <span aria-hidden="true">
              {intl.formatDate(dayAsDate(each), { weekday: "short", timeZone: "UTC" })}
            </span>
            <b
              aria-hidden="true"
              className={`grid size-9 place-items-center rounded-full text-[15px] ${each === today ? "bg-primary text-on-primary" : each === day ? "bg-raised text-ink" : "text-ink"}`}
            >
              {dayAsDate(each).getUTCDate()}
            </b>
            <DayDots day={each} events={events} />
          </button>
        </li>
      ))}
    </ul>
  );
}
