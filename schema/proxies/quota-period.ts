import { ProxyQuotaPeriod } from "./proxy-client.ts";

/** Days of quotas begin there. */
const TIME_ZONE = "Europe/Vienna";

/** When a period ends that some moment lies in: at the beginning of a day. Null without periods. */
export function nextReset(
  period: ProxyQuotaPeriod,
  resetDay: number | null | undefined,
  after: Date,
): Date | null {
  const today = dayOf(after);
  switch (period) {
    case ProxyQuotaPeriod.DAILY:
      return startOf(today.add({ days: 1 }));
    case ProxyQuotaPeriod.WEEKLY: {
      const days = (Math.min(resetDay ?? 1, 7) - today.dayOfWeek + 7) % 7;
      return startOf(today.add({ days: days || 7 }));
    }
    case ProxyQuotaPeriod.MONTHLY: {
      const inMonth = (month: Temporal.PlainDate) => month.with({ day: resetDay ?? 1 });
      const first = inMonth(today);
      const isAhead = Temporal.PlainDate.compare(first, today) > 0;
      return startOf(isAhead ? first : inMonth(today.with({ day: 1 }).add({ months: 1 })));
    }
    default:
      return null;
  }
}

const dayOf = (time: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate();

const startOf = (day: Temporal.PlainDate): Date =>
  new Date(day.toZonedDateTime(TIME_ZONE).epochMilliseconds);

/** The beginning of the day that a moment lies in. */
export const startOfDay = (time: Date): Date => startOf(dayOf(time));
