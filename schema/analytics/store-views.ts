import type { EntityManager } from "@mikro-orm/core";
import { type Locale, LOCALES } from "../foundation/locale.ts";

/** How often a page was read since views were stored last. */
export interface PageCount {
  /** YYYY-MM-DD, in Europe/Vienna. */
  day: string;
  locale: Locale;
  path: string;
  /** Who read it, if they were signed in: authors do not count on their own pages. */
  member: string | null;
  views: number;
}

/** A visitor of a day, and what they did since views were stored last. */
export interface Visit {
  day: string;
  /** The hash that they are recognised by on this day. */
  visitor: string;
  member: string | null;
  /** Their first page and where they came from; null if they have only sent a form. */
  locale: Locale | null;
  entry: string | null;
  host: string | null;
  /** The page from which they opened the contact form. */
  source: string | null;
  sourceLocale: Locale | null;
  contacted: boolean;
  quoted: boolean;
}

/** Anyone can name any host, so there is a limit for each day. */
const MAX_HOSTS = 300;

/** Processes store one after the other: otherwise two could count one visitor, or wait for each other's rows. */
const LOCK =
  "select 1 from (select pg_advisory_xact_lock(hashtextextended('page views', 0))) as locked";

const bySlug = (table: string, columns: string, slug: string): string =>
  LOCALES.map(
    (locale) => `
      select ${columns} from ${table}
        where read.locale = '${locale}' and deleted_at is null and slug ->> '${locale}' = ${slug}`,
  ).join(" union all ");

const STORE = `
  with came as (
    select * from jsonb_to_recordset(?::jsonb)
      as came (day date, locale text, path text, member uuid, views int)
  ), visit as (
    select * from jsonb_to_recordset(?::jsonb)
      as visit (day date, visitor text, member uuid, locale text, entry text, host text,
        source text, "sourceLocale" text, contacted boolean, quoted boolean)
  ), page as (
    select read.*, post.id as post_id, project.id as project_id,
        coalesce(
          post.author_id = read.member,
          project.editors @> array[read.member::text],
          (select id = read.member from members
            where handle = substr(read.path, 2) and deleted_at is null),
          false) as own
      from came as read
      left join lateral (${bySlug("posts", "id, author_id", "substr(read.path, 7)")}
      ) as post on read.path like '/blog/%'
      left join lateral (${bySlug("projects", "id, editors", "split_part(read.path, '/', 4)")}
      ) as project on read.path like '/projects/%/%'
  ), counted as (
    select day, locale, path, post_id, project_id, sum(views) as views
      from page where not own group by 1, 2, 3, 4, 5
  ), seen as (
    select visit.day, visit.visitor, known.visitor is null as is_new,
        coalesce(known.locale, visit.locale) as locale,
        coalesce(known.entry, visit.entry) as entry,
        coalesce(known.host, visit.host) as host,
        coalesce(opened.path, known.source) as source,
        case when opened.path is null then known.source_locale else opened.locale end as source_locale,
        visit.contacted and known.contacted is not true as contacted,
        visit.quoted and known.quoted is not true as quoted
      from visit
      left join day_visitors as known using (day, visitor)
      left join lateral (
        select path, locale from page_days
          where day = visit.day and locale = visit."sourceLocale" and path = visit.source
        union select path, locale from counted
          where day = visit.day and locale = visit."sourceLocale" and path = visit.source
      ) as opened on true
      where known.visitor is not null or (visit.entry is not null and not exists (
        select from page where own and (page.day, page.locale, page.path, page.member)
          = (visit.day, visit.locale, visit.entry, visit.member)))
  ), new_host as (
    select day, host, row_number() over (partition by day order by host) as n
      from (select distinct day, host from seen where is_new and host <> '') as named
      where not exists (
        select from referrer_days as known where (known.day, known.host) = (named.day, named.host))
  ), visitor as (
    select seen.day, seen.visitor, seen.is_new, seen.locale, seen.entry, seen.source,
        seen.source_locale, seen.contacted, seen.quoted,
        case when new_host.n > ${MAX_HOSTS} - (
            select count(*) from referrer_days as known where known.day = seen.day)
          then '*' else seen.host end as host
      from seen left join new_host using (day, host)
  ), stored_visitors as (
    insert into day_visitors
        (day, visitor, locale, entry, host, source, source_locale, contacted, quoted)
      select day, visitor, locale, entry, host, source, source_locale, contacted, quoted
        from visitor
      on conflict (day, visitor) do update set
        source = excluded.source,
        source_locale = excluded.source_locale,
        contacted = day_visitors.contacted or excluded.contacted,
        quoted = day_visitors.quoted or excluded.quoted
  ), stored_pages as (
    insert into page_days
        (day, locale, path, views, entries, entry_contacts, entry_quotes, contacts, quotes)
      select day, locale, path, sum(views), sum(entries), sum(entry_contacts), sum(entry_quotes),
          sum(contacts), sum(quotes)
        from (
          select day, locale, path, views, 0 as entries, 0 as entry_contacts, 0 as entry_quotes,
              0 as contacts, 0 as quotes
            from counted
          union all select day, locale, entry, 0, is_new::int, contacted::int, quoted::int, 0, 0
            from visitor
          union all select day, source_locale, source, 0, 0, 0, 0, contacted::int, quoted::int
            from visitor where source is not null
        ) as added
        group by 1, 2, 3
      on conflict (day, locale, path) do update set
        views = page_days.views + excluded.views,
        entries = page_days.entries + excluded.entries,
        entry_contacts = page_days.entry_contacts + excluded.entry_contacts,
        entry_quotes = page_days.entry_quotes + excluded.entry_quotes,
        contacts = page_days.contacts + excluded.contacts,
        quotes = page_days.quotes + excluded.quotes
  ), stored_locales as (
    insert into locale_days (day, locale, views, visitors, contacts, quotes)
      select day, locale, sum(views), sum(visitors), sum(contacts), sum(quotes)
        from (
          select day, locale, views, 0 as visitors, 0 as contacts, 0 as quotes from counted
          union all select day, locale, 0, is_new::int, contacted::int, quoted::int from visitor
        ) as added
        group by 1, 2
      on conflict (day, locale) do update set
        views = locale_days.views + excluded.views,
        visitors = locale_days.visitors + excluded.visitors,
        contacts = locale_days.contacts + excluded.contacts,
        quotes = locale_days.quotes + excluded.quotes
  ), stored_referrers as (
    insert into referrer_days (day, host, visitors, contacts, quotes)
      select day, host, sum(is_new::int), sum(contacted::int), sum(quoted::int)
        from visitor group by 1, 2
      on conflict (day, host) do update set
        visitors = referrer_days.visitors + excluded.visitors,
        contacts = referrer_days.contacts + excluded.contacts,
        quotes = referrer_days.quotes + excluded.quotes
  ), stored_posts as (
    insert into post_views (post_id, views)
      select post_id, sum(views) from counted where post_id is not null group by 1
      on conflict (post_id) do update set views = post_views.views + excluded.views
  )
  insert into project_views (project_id, views)
    select project_id, sum(views) from counted where project_id is not null group by 1
    on conflict (project_id) do update set views = project_views.views + excluded.views`;

/** Adds views and visits to the figures of their days, in one statement. */
export async function storeViews(
  pages: readonly PageCount[],
  visits: readonly Visit[],
  em: EntityManager,
): Promise<void> {
  await em.transactional(async (tx) => {
    const execute = (sql: string, values: unknown[]) =>
      tx.getConnection().execute(sql, values, "run", tx.getTransactionContext());
    await execute(LOCK, []);
    await execute(STORE, [JSON.stringify(pages), JSON.stringify(visits)]);
  });
}
