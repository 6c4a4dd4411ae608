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
 * The instants at which clocks of a zone show this, earliest first: two for a time that occurs twice in autumn. A time
 * skipped in spring becomes the one an hour later.
 */
export function instantsOf(wall: WallTime, timeZone: string): [string, ...string[]] {
  const wanted = asUtc(wall);
  const day = 24 * 60 * 60_000;
  const offsets = [wanted - day, wanted + day].map(
    (near) => asUtc(wallTime(near, timeZone)) - near,
  );
  const moments = [...new Set(offsets.map((offset) => wanted - offset))];
  const shown = moments.filter((moment) => asUtc(wallTime(moment, timeZone)) === wanted);
  const [first = Math.max(...moments), ...others] = shown.toSorted((one, other) => one - other);
  const iso = (moment: number) => new Date(moment).toISOString();
  return [iso(first), ...others.map(iso)];
}

/** The instant of a local time in a zone; of one that occurs twice it is the first. */
export const instantOf = (wall: WallTime, timeZone: string): string =>
  instantsOf(wall, timeZone)[0];
