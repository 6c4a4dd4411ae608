import { useIntl } from "react-intl";
import { capitalized } from "../../ui/capitalized.ts";
import { asDate, clockText, dayAsDate, dayOf, type Times } from "./clock.ts";
import { lastDay } from "./shown-event.ts";

const long = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
const short = { day: "numeric", month: "short", timeZone: "UTC" } as const;

/** Days in words: "Tuesday 24 November". */
export function useDayText(): (day: number) => string {
  const intl = useIntl();
  return (day) => capitalized(intl, intl.formatDate(dayAsDate(day), long));
}

/** When something takes place: "Tuesday 24 November, 10:00–11:00". */
export function useTimesText(): (times: Times) => string {
  const intl = useIntl();
  const dayText = useDayText();
  return (times) => {
    const [first, last] = [dayOf(times.start), lastDay(times)];
    if (times.allDay && first === last) return dayText(first);
    if (times.allDay) return intl.formatDateTimeRange(dayAsDate(first), dayAsDate(last), long);
    const clock = `${clockText(times.start)}–${clockText(times.end)}`;
    if (first === last) return `${dayText(first)}, ${clock}`;
    const [start, end] = [times.start, times.end].map(
      (minutes) => `${intl.formatDate(asDate(minutes), short)}, ${clockText(minutes)}`,
    );
    return `${start} – ${end}`;
  };
}

/** How long it lasts: "1 h 30 min". */
export function useDurationText(): (minutes: number) => string {
  const intl = useIntl();
  return (minutes) =>
    intl.formatMessage(
      { id: "calendar.duration" },
      { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
    );
}
