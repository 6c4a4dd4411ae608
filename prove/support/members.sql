-- Members for the large world: 198,000 besides those who write, of whom some are suspended, deleted or not
-- shown to everybody. 30 countries, 300 skills and 100 tools.

create temporary table newcomers as
  select n, timestamptz '2022-01-01 00:00Z' + n / 2 * interval '20 minutes' as at,
    -- independent of each other, unlike remainders of n
    array(select ('x' || substr(md5('newcomer ' || n), 1 + 4 * place, 4))::bit(16)::int
      from generate_series(0, 7) place) as chance
  from generate_series(1, 198000) n;

insert into members (id, created_at, updated_at, handle, display_name, role, headline, about, avatar, company,
  city, country, skills, tools, language_codes, languages, availability, visibility, status, deleted_at)
select md5('newcomer' || n)::uuid, at, at, 'newcomer-' || n,
  (array['Ada', 'Bo', 'Chloé', 'Dag', 'Élise', 'Frode', 'Grete', 'Hugo'])[1 + chance[1] % 8] || ' ' || md5(n::text),
  jsonb_build_object('en', 'Trade of ' || n % 500), jsonb_build_object('en', 'Makes things out of ' || n),
  jsonb_build_object('en', repeat('Works with people who care. ', 8)),
  case when chance[2] % 3 = 0 then '/artwork/dots-' || n % 360 || '.svg' end,
  case when chance[3] % 4 = 0 then 'Studio ' || n % 1000 end, 'City ' || chance[4] % 400, 'C' || chance[4] % 30,
  array['skill ' || chance[5] % 300, 'skill ' || chance[6] % 7], array['tool ' || chance[7] % 100],
  array[(array['en', 'fr', 'no', 'de'])[1 + chance[8] % 4]], '[]',
  (array['open', 'limited', 'booked'])[1 + chance[3] % 3],
  case when chance[6] % 40 = 1 then 'members' when chance[6] % 40 = 2 then 'private' else 'public' end,
  case when chance[7] % 100 = 3 then 'suspended' when chance[7] % 100 = 4 then 'pending' else 'active' end,
  case when chance[8] % 200 = 5 then at + interval '1 day' end
from newcomers;

update members set availability = (array['open', 'limited', 'booked'])[1 + ('x' || left(md5(handle), 4))::bit(16)::int % 3]
where handle like 'bench-%';

insert into users (id, created_at, updated_at, email, name, roles, status, locale, email_verified_at,
  member_id)
select md5('account' || n)::uuid, at, at, 'newcomer-' || n || '@bench.example', 'Newcomer ' || n,
  '{member}', 'active', 'en', at, md5('newcomer' || n)::uuid
from newcomers;
