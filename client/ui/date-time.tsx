import { useSyncExternalStore } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { capitalized } from "./capitalized.ts";

interface DateTimeProps {
  iso: string;
  /** "date" with the year, "day" without, "relative" such as "2 hours ago", capitalized */
  form?: "date" | "day" | "relative";
  className?: string;
}

const minute = 60_000;

/** A point in time, in the reader's language and in Vienna's time (the provider's time zone). */
export function DateTime({ iso, form = "date", className = "" }: DateTimeProps) {
  const intl = useIntl();
  const isRelative = form === "relative";
  // The server and the hydration have no current time: they show the date, the browser refines it.
  const now = useSyncExternalStore(
    isRelative ? everyMinute : never,
    () => (isRelative ? Math.floor(Date.now() / minute) : null),
    () => null,
  );
  const date = intl.formatDate(iso, { day: "numeric", month: "long", year: "numeric" });
  const text =
    form === "day"
      ? intl.formatDate(iso, { day: "numeric", month: "long" })
      : now !== null
        ? capitalized(intl, distance(intl, now - Math.floor(Date.parse(iso) / minute)) ?? date)
        : date;
  return (
    <time
      dateTime={iso}
      title={form === "date" ? undefined : date}
      className={`whitespace-nowrap ${className}`}
    >
      {text}
    </time>
  );
}

const never = () => () => {};

export function everyMinute(changed: () => void) {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

/** "Just now" up to "6 days ago"; anything older is shown as a date. */
function distance(intl: IntlShape, minutes: number) {
  if (minutes < 1) return intl.formatMessage({ id: "ui.just-now" });
  if (minutes < 60) return intl.formatRelativeTime(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return intl.formatRelativeTime(-hours, "hour");
  const days = Math.floor(hours / 24);
  return days < 7 ? intl.formatRelativeTime(-days, "day", { numeric: "auto" }) : undefined;
}
