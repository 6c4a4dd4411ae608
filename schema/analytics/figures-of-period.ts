const SUMS =
  "coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(contacts), 0)::int as contacts, coalesce(sum(quotes), 0)::int as quotes";
const WITH_VIEWS = `coalesce(sum(views), 0)::int as views, ${SUMS}`;

const list = (rows: string, order: string, limit = ""): string =>
  `(select coalesce(json_agg(listed order by ${order}), '[]') from (
    select * from ${rows} order by ${order} ${limit}) as listed)`;

/** The figures of a period, as one row. The rows are few however often pages are read: one a day and language, one a day and page, one a day and host. */
export const FIGURES_OF_PERIOD = `
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
