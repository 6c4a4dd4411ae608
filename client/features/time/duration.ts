import type { IntlShape } from "react-intl";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "2 h 15 min"; under a minute in seconds. */
export function durationText(intl: IntlShape, seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const id = hours
    ? minutes
      ? "hoursMinutes"
      : "hours"
    : minutes || !seconds
      ? "minutes"
      : "seconds";
  return intl.formatMessage(
    { id: `time.duration.${id}` },
    { hours, minutes, seconds: Math.floor(seconds) },
  );
}

/** How long an entry lasted, in seconds. */
export const secondsOf = ({ startedAt, endedAt }: { startedAt: string; endedAt: string }): number =>
  (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000;

/** The minutes of "1:30", "1 h 30", "1.5 h", "90 min" and "90". */
export function readDuration(text: string): number | undefined {
  const typed = text.trim().toLowerCase().replaceAll(",", ".");
  const [, clockHours, clockMinutes] = /^(\d+):([0-5]\d)$/.exec(typed) ?? [];
  if (clockHours) return Number(clockHours) * 60 + Number(clockMinutes);
  const [, hours, minutes] =
    /^(?:(\d+(?:\.\d+)?)\s*[ht]\p{L}*)?\s*(?:(\d+)\s*(?:m\p{L}*)?)?$/u.exec(typed) ?? [];
  if (!hours && !minutes) return undefined;
  return Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0);
}

/** Minutes as they are typed: "1:30". */
export const writeDuration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
