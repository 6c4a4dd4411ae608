/** Atelier's days are those of Vienna. */
export const TIME_ZONE = "Europe/Vienna";

const onClock = (time: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(TIME_ZONE);

/** When a day begins. */
export const startOfDay = (day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE).epochMilliseconds);

/** The day of an instant. */
export const dayOf = (time: Date): string => String(onClock(time).toPlainDate());

/** The time of an instant on the clock, HH:MM. */
export const timeOf = (time: Date): string =>
  onClock(time).toPlainTime().toString({ smallestUnit: "minute" });

/** The milliseconds of a span by day, YYYY-MM-DD: what goes past midnight belongs to both days. */
export function splitDays(start: Date, end: Date): [day: string, ms: number][] {
  const parts: [string, number][] = [];
  for (let from = start; from < end;) {
    const day = onClock(from).toPlainDate();
    const next = startOfDay(String(day.add({ days: 1 })));
    const to = next < end ? next : end;
    parts.push([String(day), to.getTime() - from.getTime()]);
    from = to;
  }
  return parts;
}
