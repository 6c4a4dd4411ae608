import { useIntl } from "react-intl";
import { dayAsDate, weekday, weekStart } from "../clock.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import type { Rule } from "./rule.ts";

/** "Tue"; 0 is Monday. */
export function useWeekdayName(): (day: number, width?: "short" | "long" | "narrow") => string {
  const intl = useIntl();
  return (day, width = "short") =>
    intl.formatDate(dayAsDate(weekStart(4) + day), { weekday: width, timeZone: "UTC" });
}

/** How a rule reads: "Every 2 weeks on Friday, until 26 Feb 2027". */
export function useRuleSentence(): (rule: Rule, start: number) => string {
  const intl = useIntl();
  const nameOf = useWeekdayName();
  return ({ frequency, interval, weekdays, monthly, end }, start) => {
    const every = intl.formatMessage({ id: `calendar.rule.${frequency}` }, { interval });
    const date = dayAsDate(start);
    const on =
      frequency === "WEEKLY"
        ? intl.formatMessage(
            { id: "calendar.rule.on" },
            {
              days: intl.formatList(
                [...weekdays].sort((one, other) => one - other).map((day) => nameOf(day, "long")),
              ),
            },
          )
        : frequency === "MONTHLY"
          ? intl.formatMessage(
              { id: `calendar.rule.monthly.${monthly}` },
              {
                day: date.getUTCDate(),
                nth: Math.ceil(date.getUTCDate() / 7),
                weekday: nameOf(weekday(start), "long"),
              },
            )
          : "";
    const until =
      end.kind === "on"
        ? intl.formatMessage(
            { id: "calendar.rule.until" },
            { day: formatPlainDate(end.day, intl.locale) },
          )
        : end.kind === "after"
          ? intl.formatMessage({ id: "calendar.rule.times" }, { count: end.count })
          : "";
    return [[every, on].filter(Boolean).join(" "), until].filter(Boolean).join(", ");
  };
}
