/** Days and hours of mails are those of the product. */
export const TIME_ZONE = "Europe/Vienna";

const DIGEST_HOUR = 8;
const MONDAY = 1;

const inZone = (at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE);

const dateOf = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);

const atTime = (day: Temporal.PlainDate, time: string): Temporal.ZonedDateTime =>
  day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: Temporal.PlainTime.from(time) });

/** When the next daily or weekly mail is sent, always later than now. */
export function nextDigest(rhythm: "daily" | "weekly", now: Date): Date {
  const { epochMilliseconds } = inZone(now);
  const today = inZone(now).toPlainDate();
  const first = rhythm === "daily" ? 0 : (MONDAY - today.dayOfWeek + 7) % 7;
  const step = rhythm === "daily" ? 1 : 7;
  const on = (days: number) => atTime(today.add({ days }), `${DIGEST_HOUR}`.padStart(2, "0"));
  const next = on(first);
  return dateOf(next.epochMilliseconds > epochMilliseconds ? next : on(first + step));
}

interface Hours {
  from: string;
  until: string;
}

/** The end of the quiet hours that a moment is in; the moment itself if it is in none. */
export function afterQuietHours(hours: Hours | undefined, at: Date): Date {
  if (!hours || hours.from === hours.until) return at;
  const { from, until } = hours;
  const local = inZone(at);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  const today = local.toPlainDate();
  const isOvernight = until < from;
  const isQuiet = isOvernight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return at;
  const endsOn = isOvernight && time >= from ? today.add({ days: 1 }) : today;
  return dateOf(atTime(endsOn, until));
}
