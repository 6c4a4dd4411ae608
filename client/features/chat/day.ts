import type { IntlShape } from "react-intl";
import { capitalized } from "../../ui/capitalized.ts";

const day = 24 * 60 * 60_000;

/** The same text on the same day, in the reader's time zone. */
export const dayKey = (intl: IntlShape, at: string | number): string =>
  intl.formatDate(at, { year: "numeric", month: "2-digit", day: "2-digit" });

/** "Today", "Yesterday", "Thursday, 19 November". */
export function dayText(intl: IntlShape, at: string, now: number): string {
  const key = dayKey(intl, at);
  for (const ago of [0, 1]) {
    if (key !== dayKey(intl, now - ago * day)) continue;
    return capitalized(intl, intl.formatRelativeTime(-ago, "day", { numeric: "auto" }));
  }
  const isOld = now - Date.parse(at) > 300 * day;
  return capitalized(
    intl,
    intl.formatDate(at, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: isOld ? "numeric" : undefined,
    }),
  );
}

/** In a list: the time for today, the weekday within a week, otherwise the date. */
export function listTime(intl: IntlShape, at: string, now: number): string {
  if (dayKey(intl, at) === dayKey(intl, now)) {
    return intl.formatTime(at, { hour: "2-digit", minute: "2-digit" });
  }
  const ago = now - Date.parse(at);
  if (ago < 6 * day) return capitalized(intl, intl.formatDate(at, { weekday: "short" }));
  return intl.formatDate(at, {
    day: "numeric",
    month: "short",
    year: ago > 300 * day ? "numeric" : undefined,
  });
}
