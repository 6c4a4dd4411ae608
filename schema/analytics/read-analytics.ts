import type { EntityManager } from "@mikro-orm/core";
import { z } from "zod";
import { Invalid } from "../foundation/errors.ts";
import { day, parseInput } from "../foundation/input.ts";
import type { SiteAnalytics } from "./site-analytics.ts";

const MAX_DAYS = 366;
const MAX_LISTED = 1_000;

const Period = z.object({
  from: day(),
  to: day(),
  first: z.int("Not valid").min(1, "From 1").max(MAX_LISTED, `At most ${MAX_LISTED}`),
});

const SUMS =
  "coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(contacts), 0)::int as contacts, coalesce(sum(quotes), 0)::int as quotes";
const WITH_VIEWS = `coalesce(sum(views), 0)::int as views, ${SUMS}`;

const list = (rows: string, order: string, limit = ""): string =>
  `(select coalesce(json_agg(listed order by ${order}), '[]') from (
    select * from ${rows} order by ${order} ${limit}) as listed)`;

/** The rows are few however often pages are read: one a day and language, one a day and page, one a day and host. */
const READ = `
  with period as (select ?::date as "from", ?::date as "to", ?::int as first),
  locale_day as (
    select locale_days.* from locale_days, period where day between "from" and "to"
  ), page as (
    select locale, path, sum(views)::int as views, sum(entries)::int as entries,
        sum(entry_contacts)::int as "entryContacts", sum(entry_quotes)::int as "entryQuotes",
        sum(contacts)::int as contacts, sum(quotes)::int as quotes
      from page_days, period where day between "from" and "to" group by locale, path
  ), referrer as (
    select nullif(host, '') as host, ${SUMS}
      from referrer_days, period where day between "from" and "to" group by host
  ), per_day as (
    select to_char(dates.day, 'YYYY-MM-DD') as day, ${WITH_VIEWS}
      from period, generate_series("from", "to", interval '1 day') as dates (day)
      left join locale_day on locale_day.day = dates.day::date
      group by dates.day
  ), per_locale as (
    select locale, ${WITH_VIEWS} from locale_day group by locale
  )
  select json_build_object(
    'days', ${list("per_day", "day")},
    'locales', ${list("per_locale", "visitors desc, views desc, locale")},
    'pageCount', (select count(*) from page),
    'pages', ${list("page", "views desc, path, locale", "limit (select first from period)")},
    'entryPages', ${list("(select * from page where entries > 0) as page", "entries desc, path, locale", "limit (select first from period)")},
    'contactPages', ${list("(select * from page where contacts + quotes > 0) as page", "contacts + quotes desc, path, locale", "limit (select first from period)")},
    'referrerCount', (select count(*) from referrer where host is not null and visitors > 0),
    'referrers', ${list("referrer", "visitors desc, host nulls first", "limit (select first from period)")},
    'views', totals.views, 'visitors', totals.visitors,
    'contacts', totals.contacts, 'quotes', totals.quotes
  ) as figures
  from (select ${WITH_VIEWS} from locale_day) as totals`;

interface Wanted {
  from: string;
  to: string;
  first: number;
}

/** The figures of a period, in one statement. */
export async function readAnalytics(wanted: Wanted, em: EntityManager): Promise<SiteAnalytics> {
  const { from, to, first } = parseInput(Period, wanted);
  if (to < from) throw new Invalid({ to: "Not before the first day" });
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  if (days > MAX_DAYS) throw new Invalid({ to: `At most ${MAX_DAYS} days` });
  const rows = await em
    .getConnection()
    .execute<{ figures: SiteAnalytics }[]>(READ, [from, to, first], "all");
  const figures = rows[0]?.figures;
  if (!figures) throw new Error("The figures of a period are one row");
  return figures;
}
