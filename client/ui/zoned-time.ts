/** Local date and time in a zone: "2026-11-24" and "09:00". */
export interface WallTime {
  date: string;
  time: string;
}

export function wallTime(instant: string | number, timeZone: string): WallTime {
  // Swedish formats dates as ISO does.
  const form = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [date = "", time = ""] = form.format(new Date(instant)).split(" ");
  return { date, time };
}

/** Parses "9", "9:30", "9.30" and "0930" as "09:30". */
export function readTime(text: string): string | undefined {
  const [, hour, minute = "00"] = text.trim().match(/^(\d{1,2})(?:[:.h ]?(\d{2}))?h?$/) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, "0")}:${minute}`;
}

/** The current day in a zone. */
export const todayIn = (timeZone: string) => wallTime(Date.now(), timeZone).date;

const asUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}Z`);

/**
 * The instant of a local time in a zone. A time skipped in spring becomes the one an hour later; of
 * one that occurs twice in autumn it is the first.
 */
export function instantOf(wall: WallTime, timeZone: string): string {
  const wanted = asUtc(wall);
  const day = 24 * 60 * 60_000;
  const offsets = [wanted - day, wanted + day].map(
    (near) => asUtc(wallTime(near, timeZone)) - near,
  );
  const moments = offsets.map((offset) => wanted - offset);
  const shown = moments.find((moment) => asUtc(wallTime(moment, timeZone)) === wanted);
  return new Date(shown ?? Math.max(...moments)).toISOString();
}
