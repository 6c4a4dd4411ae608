import type { Context } from "../foundation/context.ts";
import { dayOf } from "../time/index.ts";

/** Views that could not be stored at once may come until then. */
const LATE_DAYS = 2;

const monthOf = (day: string): string => `date_trunc('month', ${day})::date`;
const sums = (...columns: string[]): string => columns.map((column) => `sum(${column})`).join(", ");

const SUM_MONTHS = `
  with period as (
    select coalesce((select max(month) + interval '1 month' from page_months), '-infinity')::date as "from",
        ${monthOf("?::date")} as before
  ), pages as (
    insert into page_months
        (month, locale, path, views, entries, entry_contacts, entry_quotes, contacts, quotes)
      select ${monthOf("day")}, locale, path,
          ${sums("views", "entries", "entry_contacts", "entry_quotes", "contacts", "quotes")}
        from page_days, period where day >= "from" and day < before group by 1, 2, 3
  )
  insert into referrer_months (month, host, visitors, contacts, quotes)
    select ${monthOf("day")}, host, ${sums("visitors", "contacts", "quotes")}
      from referrer_days, period where day >= "from" and day < before group by 1, 2
    on conflict do nothing`;

/** Adds up the pages and hosts of months that are over, so that long periods are read from few rows. */
export async function sumMonths(context: Context): Promise<void> {
  const day = Temporal.PlainDate.from(dayOf(context.now())).subtract({ days: LATE_DAYS });
  await context.em.getConnection().execute(SUM_MONTHS, [String(day)], "run");
}
