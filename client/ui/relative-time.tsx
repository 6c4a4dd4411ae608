import { type IntlShape, useIntl } from "react-intl";
import { capitalized } from "./capitalized.ts";
import { otherYear } from "./other-year.ts";
import { useNowOnceHydrated } from "./use-now.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago: "12 min ago", "Yesterday", "18 Nov"; its title has the full date. */
export function RelativeTime({ iso, className = "" }: { iso: string; className?: string }) {
  const intl = useIntl();
  const now = useNowOnceHydrated();
  return (
    <time
      dir="auto"
      dateTime={iso}
      title={intl.formatDate(iso, { dateStyle: "long", timeStyle: "short" })}
      className={`whitespace-nowrap ${className}`}
    >
      {now === null
        ? intl.formatDate(iso, { day: "numeric", month: "short", year: "numeric" })
        : shortTime(intl, Date.parse(iso), now)}
    </time>
  );
}

export function shortTime(intl: IntlShape, then: number, now: number): string {
  const ago = Math.max(0, now - then);
  const ymd = (time: number) => intl.formatDate(time, { dateStyle: "short" });
  if (ago < minute) return intl.formatMessage({ id: "ui.just-now" });
  if (ago < hour) return relative(intl, ago / minute, "minute");
  if (ymd(then) === ymd(now)) return relative(intl, ago / hour, "hour");
  if (ymd(then) === ymd(now - day)) return relative(intl, 1, "day");
  return intl.formatDate(then, {
    day: "numeric",
    month: "short",
    year: otherYear(intl, then, now),
  });
}

function relative(intl: IntlShape, amount: number, unit: "minute" | "hour" | "day"): string {
  const text = intl.formatRelativeTime(-Math.floor(amount), unit, {
    numeric: "auto",
    style: unit === "day" ? "long" : "short",
  });
  return capitalized(intl, text);
}
