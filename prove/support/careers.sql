-- Careers for the large world: 40 jobs with 200,000 applications, half of them for one job.

insert into jobs (id, created_at, updated_at, title, slug, status, published_at, languages)
select md5('job' || n)::uuid, at, at, jsonb_build_object('en', 'Position ' || n),
  jsonb_build_object('en', 'position-' || n), '{"en": "published"}',
  jsonb_build_object('en', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), '{en}'
from generate_series(1, 40) n
  cross join lateral (select timestamptz '2025-01-01 00:00Z' + n * interval '1 day') as made (at);

create temporary table applicants as
  select n, timestamptz '2025-03-01 00:00Z' + n / 2 * interval '5 minutes' as at,
    md5('job' || case when n % 2 = 0 then 1 else 2 + n / 2 % 39 end)::uuid as job_id
  from generate_series(1, 200000) n;

-- Triggers keep the plans that they made for empty tables: the first thousand is written and analyzed before the rest.
-- Numbered here, because their trigger would look at all the others for each of them.
create temporary table numbered as
  select *, row_number() over (partition by job_id order by n) as number from applicants;

do $$ declare is_rest bool; begin
  foreach is_rest in array array[false, true] loop
    insert into applications (id, created_at, updated_at, job_id, number, name, email, cover_letter, locale, stage, tags,
      source, consent_at, privacy_version, retention_until, status_token_hash)
    select md5('application' || n)::uuid, at, at, job_id, number,
      (array['Ada', 'Bo', 'Chloé', 'Dag', 'Élise', 'Frode', 'Grete', 'Hugo'])[1 + n % 8] || ' ' || md5(n::text),
      'applicant-' || n || '@bench.example', repeat('I have worked with people who care. ', 10), 'en',
      (array['applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'])[1 + n % 7],
      array['tag ' || n % 20], (array['friend', 'website', 'fair'])[1 + n % 3], at, '1',
      at + interval '180 days', md5('token' || n)
    from numbered where (n > 1000) = is_rest;
    analyze applications, mail_threads, mails;
  end loop;
end $$;

insert into application_events (id, created_at, updated_at, application_id, kind, "from", "to")
select md5('event' || n)::uuid, at, at, md5('application' || n)::uuid, 'stage', 'applied', 'screening'
from applicants where n % 3 = 0;
