import type { Context } from "../foundation/context.ts";
import { MINUTE } from "../foundation/durations.ts";
import { dayOf } from "../time/index.ts";

/** A process may store the views of the last seconds of a day after its end. */
const LATE_MS = 10 * MINUTE;

/** Two years, and the month that is compared with the same one then. */
const RETENTION_MONTHS = 25;

/** Deletes the visitors of days that are over with the salts of their hashes, and figures that are too old. */
export async function deleteOldFigures(context: Context): Promise<void> {
  const { em } = context;
  const today = dayOf(new Date(context.now().getTime() - LATE_MS));
  const first = String(Temporal.PlainDate.from(today).subtract({ months: RETENTION_MONTHS }));
  for (const [table, column, before] of [
    ["visitor_salts", "day", today],
    ["day_visitors", "day", today],
    ["page_days", "day", first],
    ["locale_days", "day", first],
    ["referrer_days", "day", first],
    ["page_months", "month", first],
    ["referrer_months", "month", first],
  ]) {
    await em.getConnection().execute(`delete from ${table} where ${column} < ?`, [before], "run");
  }
}
