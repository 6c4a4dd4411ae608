-- Members for the large world: 198,000 besides those who write, of whom some are suspended, deleted or not
-- shown to everybody. 30 countries, 300 skills and 100 tools.

create temporary table newcomers as
  select n, timestamptz '2022-01-01 00:00Z' + n / 2 * interval '20 minutes' as at
  from generate_series(1, 198000) n;

insert into members (id, created_at, updated_at, handle, display_name, role, headline, about, avatar, company,
  city, country, skills, tools, language_codes, languages, availability, visibility, status, deleted_at)
select md5('newcomer' || n)::uuid, at, at, 'newcomer-' || n,
  (array['Ada', 'Bo', 'Chloé', 'Dag', 'Élise', 'Frode', 'Grete', 'Hugo'])[1 + n % 8] || ' ' || md5(n::text),
  jsonb_build_object('en', 'Trade of ' || n % 500), jsonb_build_object('en', 'Makes things out of ' || n),
  jsonb_build_object('en', repeat('Works with people who care. ', 8)),
  case when n % 3 = 0 then '/artwork/dots-' || n % 360 || '.svg' end,
  case when n % 4 = 0 then 'Studio ' || n % 1000 end, 'City ' || n % 400, 'C' || n % 30,
  array['skill ' || n % 300, 'skill ' || n % 7], array['tool ' || n % 100],
  array[(array['en', 'fr', 'no', 'de'])[1 + n % 4]], '[]',
  (array['open', 'limited', 'booked'])[1 + n % 3],
  case when n % 40 = 1 then 'members' when n % 40 = 2 then 'private' else 'public' end,
  case when n % 100 = 3 then 'suspended' when n % 100 = 4 then 'pending' else 'active' end,
  case when n % 50 = 5 then at + interval '1 day' end
from newcomers;

insert into users (id, created_at, updated_at, email, name, roles, status, locale, email_verified_at,
  member_id)
select md5('account' || n)::uuid, at, at, 'newcomer-' || n || '@bench.example', 'Newcomer ' || n,
  '{member}', 'active', 'en', at, md5('newcomer' || n)::uuid
from newcomers;
