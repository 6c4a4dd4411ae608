-- :views page views of a year, folded by day as the server stores them. A thousand pages in three languages, of which
-- the first are read most; a view in five is the first of a visitor, who comes from one of 200 hosts.
truncate page_days, locale_days, referrer_days, day_visitors;

create temporary table read on commit drop as
  select current_date - (n % 366) as day,
      (array['en', 'fr', 'no'])[1 + n % 3] as locale,
      '/blog/page-' || floor(1000 * power(random(), 2)) as path,
      'site-' || floor(200 * power(random(), 2)) || '.example' as host,
      n % 5 = 0 as is_first,
      n % 500 = 0 as wrote
    from generate_series(1, :views) as views (n);

insert into page_days (day, locale, path, views, entries, entry_contacts, contacts)
  select day, locale, path, count(*), count(*) filter (where is_first),
      count(*) filter (where wrote), count(*) filter (where wrote)
    from read group by day, locale, path;

insert into locale_days (day, locale, views, visitors, contacts)
  select day, locale, count(*), count(*) filter (where is_first), count(*) filter (where wrote)
    from read group by day, locale;

insert into referrer_days (day, host, visitors, contacts)
  select day, host, count(*), count(*) filter (where wrote)
    from read where is_first group by day, host;
