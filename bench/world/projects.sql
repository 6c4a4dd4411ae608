-- As many projects as posts, with the same texts and languages, in eight types, each with one to
-- three owners and four pictures. Who owns a project is given with it, so that owners do not change
-- each project once more.

insert into project_types (id, created_at, updated_at, name, slug, "order")
select bench.id(began, 'type' || n), began, began,
  jsonb_build_object('en', 'Type ' || n, 'fr', 'Type nº ' || n), 'type-' || n, n
from bench.past, generate_series(1, 8) n;

create table bench.projects as
  select n, bench.id(at, 'project' || n) as id, at, kind from bench.posts;

create table bench.owners as
  select n, id, at, place, bench.id(began, 'member' || 1 + (n + place * 700) % 2000) as member_id
  from bench.past, bench.projects, generate_series(0, n % 3) place;

insert into projects (id, created_at, updated_at, title, slug, description, content, html,
  headings, reading_minutes, status, published_at, languages, cover, cover_alt, type_id, tags,
  featured, stage, editors, insiders)
select id, at, at, title, slug, description, content, html, headings, reading_minutes, status,
  published_at, languages, '/artwork/rings-' || n % 360 || '.svg', '{"en": "Rings"}',
  bench.id(began, 'type' || 1 + n % 8), array['tag-' || n % 40], n % 50 = 0, 'completed', owners, owners
from bench.past, bench.projects join bench.kinds using (kind)
  join (select n, array_agg(member_id::text order by member_id) as owners from bench.owners group by n)
    as owned using (n)
  cross join lateral (
    select jsonb_object_agg(locale, left(text, 50) || ' ' || n) as title,
      jsonb_object_agg(locale, 'work-' || n) as slug,
      jsonb_object_agg(locale, right(text, 180)) as description,
      jsonb_object_agg(locale, 3) as reading_minutes,
      jsonb_object_agg(locale, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        as published_at
    from unnest(locales) as locale
      join bench.paragraphs on number = bench.chance(locale || n, 600)) as texts;

alter table project_owners disable trigger insiders_insert;
insert into project_owners (id, created_at, updated_at, project_id, member_id, status, "order")
select bench.id(at, 'owner' || n || '.' || place), at, at, id, member_id, 'accepted', place
from bench.owners;
alter table project_owners enable trigger insiders_insert;

insert into project_media (id, created_at, updated_at, project_id, kind, url, alt, "order")
select bench.id(at, 'media' || n || '.' || place), at, at, id, 'image',
  '/artwork/waves-' || (n + place) % 360 || '.svg', '{"en": "Waves"}', place
from bench.projects, generate_series(0, 3) place;
