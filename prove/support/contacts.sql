-- Contacts for the large world: 200,000 requests, a third of them quotes, of which each tenth asks one member. Every
-- third has an answer or a note, and one of them 3,000.

create temporary table senders as
  select n, timestamptz '2023-01-01 00:00Z' + n * interval '7 minutes' as at,
    -- independent of each other, unlike remainders of n
    array(select ('x' || substr(md5('sender ' || n), 1 + 4 * place, 4))::bit(16)::int
      from generate_series(0, 7) place) as chance
  from generate_series(1, 200000) n;

insert into contact_requests (id, created_at, updated_at, kind, status, name, email, subject, message, budget, locale,
  sender_id, member_id, project_id, assignee_id, consent_at, privacy_version, spam_score, fingerprint)
select md5('contact' || n)::uuid, at, at,
  case when chance[1] % 3 = 0 then 'quote' when chance[1] % 15 = 1 then 'question' else 'message' end,
  (array['new', 'open', 'open', 'replied', 'replied', 'replied', 'archived', 'archived', 'spam'])[1 + chance[2] % 9],
  (array['Ada', 'Bo', 'Chloé', 'Dag', 'Élise', 'Frode', 'Grete', 'Hugo'])[1 + chance[3] % 8] || ' ' || md5(n::text),
  'sender-' || chance[4] % 20000 || '@bench.example',
  case when chance[1] % 3 <> 0 then 'About ' || n end, repeat('I would like to know what this costs. ', 6),
  case when chance[1] % 3 = 0 then n || ' €' end,
  (array['en', 'en', 'fr', 'no'])[1 + chance[5] % 4],
  case when chance[6] % 4 = 0 then md5('newcomer' || 1 + chance[7] % 1000)::uuid end,
  case when chance[1] % 3 = 0 and chance[8] % 2 = 0 then
    md5('newcomer' || case when chance[8] % 20 = 0 then 1 else 1 + chance[7] end)::uuid end,
  case when chance[1] % 3 = 0 and chance[8] % 2 = 1 then work.ids[1 + chance[7] % 1000] end,
  case when chance[2] % 3 > 0 then md5('newcomer' || 1 + chance[6] % 5)::uuid end,
  at, '1', chance[5] % 101, md5('fingerprint' || n)
from senders, (select array(select id from projects order by id limit 1000) as ids) work;

insert into contact_entries (id, created_at, updated_at, request_id, kind, author_id, content, delivery)
select md5('entry' || n)::uuid, at, at, md5('contact' || n)::uuid, case when n % 2 = 0 then 'answer' else 'note' end,
  md5('newcomer' || 1 + chance[6] % 5)::uuid, 'Thank you for writing.', case when n % 2 = 0 then 'sent' end
from senders where n % 3 = 0
union all
select md5('long thread' || n)::uuid, at, at, md5('contact1')::uuid, 'note', null, 'Called again.', null
from senders where n <= 3000;
