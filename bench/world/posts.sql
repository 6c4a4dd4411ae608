-- Posts of about 4 KB of HTML in each of their languages: all in English, every third also in
-- French, every fourth also in Norwegian. Of every twentieth the English is a draft. Two each
-- appear at the same instant, so that the order of lists is decided by their ids, too.

create table bench.past as select timestamptz '2020-01-01 00:00Z' as began;

insert into members (id, created_at, updated_at, handle, display_name, role, headline, avatar)
select bench.id(began, 'member' || n), began, began, 'member-' || n, 'Member ' || n,
  jsonb_build_object('en', 'Trade of ' || n, 'fr', 'Métier de ' || n),
  jsonb_build_object('en', 'Makes things out of ' || n), '/artwork/dots-' || n || '.svg'
from bench.past, generate_series(1, 2000) n;

insert into categories (id, created_at, updated_at, name, slug, "order")
select bench.id(began, 'category' || n), began, began,
  jsonb_build_object('en', 'Subject ' || n, 'fr', 'Sujet ' || n),
  jsonb_build_object('en', 'subject-' || n, 'fr', 'sujet-' || n), n
from bench.past, generate_series(1, 12) n;

-- what is the same for every 600th post: text, languages, state
create table bench.kinds as
  with texts as (
    select kind, locale, locale = 'en' and kind % 20 = 0 as is_draft,
      string_agg('<h2 id="part-' || place || '">Part ' || place || '</h2><p>' || text || '</p>', ''
        order by place) as html,
      jsonb_agg(jsonb_build_object('id', 'part-' || place, 'text', 'Part ' || place)
        order by place) as headings,
      jsonb_agg(jsonb_build_object('type', 'paragraph', 'content',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', text)))
        order by place) as content
    from generate_series(0, 599) kind
      join (values ('en', 1), ('fr', 3), ('no', 4)) as locales (locale, every) on kind % every = 0
      cross join generate_series(1, 7) place
      join bench.paragraphs on number = bench.chance(kind || locale || place, 600)
    group by kind, locale
  )
  select kind, array_agg(locale order by locale) as locales,
    coalesce(array_agg(locale order by locale) filter (where not is_draft), '{}') as languages,
    jsonb_object_agg(locale, html) as html,
    jsonb_object_agg(locale, headings) as headings,
    jsonb_object_agg(locale, jsonb_build_object('type', 'doc', 'content', content)) as content,
    jsonb_object_agg(locale, case when is_draft then 'draft' else 'published' end) as status
  from texts group by kind;

create table bench.posts as
  select n, bench.id(at, 'post' || n) as id, at, n % 600 as kind
  from generate_series(1, current_setting('bench.posts')::int) n
    cross join lateral (select timestamptz '2021-11-01 00:00Z'
      + n / 2 * 2 * (interval '1825 days' / current_setting('bench.posts')::int)) as appears (at);

insert into posts (id, created_at, updated_at, title, slug, description, content, html, headings,
  reading_minutes, status, published_at, languages, cover, cover_alt, author_id, tags, featured)
select id, at, at, title, slug, description, content, html, headings, reading_minutes, status,
  published_at, languages, '/artwork/waves-' || n % 360 || '.svg', '{"en": "Waves"}',
  bench.id(began, 'member' || 1 + n % 2000),
  array['tag-' || n % 40, 'tag-' || 40 + n % 9], n % 50 = 0
from bench.past, bench.posts join bench.kinds using (kind)
  cross join lateral (
    select jsonb_object_agg(locale, left(text, 50) || ' ' || n) as title,
      jsonb_object_agg(locale, locale || '-story-' || n) as slug,
      jsonb_object_agg(locale, right(text, 180)) as description,
      jsonb_object_agg(locale, 3) as reading_minutes,
      jsonb_object_agg(locale, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        as published_at
    from unnest(locales) as locale
      join bench.paragraphs on number = bench.chance(locale || n, 600)) as texts;

insert into posts_categories (post_id, category_id)
select id, bench.id(began, 'category' || 1 + (n + more) % 12)
from bench.past, bench.posts, generate_series(0, n % 2) more;
