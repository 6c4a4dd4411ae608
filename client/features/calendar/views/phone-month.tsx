import { FormattedMessage, useIntl } from "react-intl";
import { dayAsDate, daysOf, monthStart } from "../clock.ts";
import { isOn } from "../shown-event.ts";
import { useDayText } from "../times-text.ts";
import { DayList } from "./agenda.tsx";
import { DayDots } from "./day-dots.tsx";
import type { ViewProps } from "./view-props.ts";

interface PhoneMonthProps extends ViewProps {
  onPick(day: number): void;
}

/** A month with dots, and the events of the chosen day below it. */
export function PhoneMonth(props: PhoneMonthProps) {
  const { from, day, today, now, events, eventProps, onPick } = props;
  const intl = useIntl();
  const dayText = useDayText();
  const onDay = events.filter((shown) => isOn(shown, day));
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="grid shrink-0 grid-cols-7 px-3 pt-2 text-center">
        {daysOf(from, 7).map((each) => (
          <span key={each} className="pb-1 text-xs text-ink-3">
            {intl.formatDate(dayAsDate(each), { weekday: "short", timeZone: "UTC" })}
          </span>
        ))}
        {daysOf(from, 42).map((each) => (
          <button
            key={each}
            type="button"
            aria-label={dayText(each)}
            aria-current={each === day ? "date" : undefined}
            onClick={() => onPick(each)}
            className={`grid h-13 content-start justify-items-center gap-1 rounded-md pt-1 text-[15px] ${each === day ? "bg-raised" : ""} ${monthStart(each) === monthStart(day) ? "font-semibold" : "text-ink-3"}`}
          >
            <span
              className={`grid size-8 place-items-center rounded-full ${each === today ? "bg-primary text-on-primary" : ""}`}
            >
              {dayAsDate(each).getUTCDate()}
            </span>
            <DayDots day={each} events={events} />
          </button>
        ))}
      </div>
      <section aria-labelledby="chosen-day" className="mt-2 flex-1 border-t border-line px-1 pt-4">
        <h2 id="chosen-day" className="flex items-baseline gap-2 px-3 font-bold">
          {dayText(day)}
          <span className="text-sm font-normal text-ink-3">
            <FormattedMessage id="calendar.events" values={{ count: onDay.length }} />
          </span>
        </h2>
        <DayList day={day} now={now} events={onDay} eventProps={eventProps} />
      </section>
    </div>
  );
}
