const SUMS =
  "coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(contacts), 0)::int as contacts, coalesce(sum(quotes), 0)::int as quotes";
const WITH_VIEWS = `coalesce(sum(views), 0)::int as views, ${SUMS}`;

const list = (rows: string, order: string, limit = ""): string =>
  `(select coalesce(json_agg(listed order by ${order}), '[]') from (
    select * from ${rows} order by ${order} ${limit}) as listed)`;

/** Rows of the months of a period that are added up already, and of its other days. */
function ofPeriod(noun: "page" | "referrer", columns: string): string {
  const days = `select ${columns} from ${noun}_days, period where day between "from" and "to"`;
  return `(
    select ${columns} from ${noun}_months, period where month >= since and month < until
    union all ${days} and day < since
    union all ${days} and day >= greatest(since, until)
  ) as ${noun}`;
}

/**
 * The figures of a period, as one row. However often pages are read, they are read from few rows: one a day and language,
 * and one a page, or a host, and each month that is added up, or each day beyond those.
 */
export const FIGURES_OF_PERIOD = `
  with asked_for as (select ?::date as "from", ?::date as "to", ?::int as first),
  period as (
    select *,
        greatest(date_trunc('month', "from" + interval '1 month' - interval '1 day'),
          (select min(month) from page_months))::date as since,
        least(date_trunc('month', "to" + interval '1 day'),
          coalesce((select max(month) + interval '1 month' from page_months), '-infinity'))::date as until
      from asked_for
  ), locale_day as (
    select locale_days.* from locale_days, period where day between "from" and "to"
  ), page as (
    select locale, path, sum(views)::int as views, sum(entries)::int as entries,
        sum(entry_contacts)::int as "entryContacts", sum(entry_quotes)::int as "entryQuotes",
        sum(contacts)::int as contacts, sum(quotes)::int as quotes
      from ${ofPeriod("page", "locale, path, views, entries, entry_contacts, entry_quotes, contacts, quotes")} group by locale, path
  ), referrer as (
    select nullif(host, '') as host, ${SUMS}
      from ${ofPeriod("referrer", "host, visitors, contacts, quotes")} group by host
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
