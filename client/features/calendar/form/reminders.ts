import { useIntl } from "react-intl";
import { DAY } from "../clock.ts";

/** Minutes before the start that the form offers. */
export const REMINDERS = [0, 5, 10, 30, 60, DAY, 7 * DAY];

const units = [
  [7 * DAY, "week"],
  [DAY, "day"],
  [60, "hour"],
  [1, "minute"],
] as const;

/** "10 minutes before". */
export function useReminderText(): (minutes: number) => string {
  const intl = useIntl();
  return (minutes) => {
    if (minutes === 0) return intl.formatMessage({ id: "calendar.reminder.start" });
    const [size, unit] = units.find(([each]) => minutes % each === 0) ?? units[3];
    const time = intl.formatNumber(minutes / size, {
      style: "unit",
      unit,
      unitDisplay: "long",
    });
    return intl.formatMessage({ id: "calendar.reminder" }, { time });
  };
}
