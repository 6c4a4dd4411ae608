-- Work for the large world: 2,000 members with a board of 100 cards, 100 files, events, guests, and hours each, and
-- files on every fourth card. Numbers, readers and ranges are as triggers would write them.

create temporary table workers as
  select id, row_number() over (order by id)::int as n from members where handle like '%member-%';

create temporary table pieces as
  select piece.n, timestamptz '2025-01-01 00:00Z' + piece.n * interval '4 minutes' as at, workers.id as member_id, workers.n as m
  from generate_series(1, 200000) as piece (n) join workers on workers.n = 1 + piece.n % 2000;

set session_replication_role = replica;

insert into files (id, created_at, updated_at, owner_id, name, name_key, kind, "group", type, size, sha256, modified_at,
  version_number, url, tags, readers, editors)
select md5('file' || n)::uuid, at, at, member_id, 'Plan ' || n || '.pdf', 'plan ' || n || '.pdf', 'file', 'pdf',
  'application/pdf', n, md5('content' || n % 50000), at, 1, '/files/' || n,
  case when n % 7 = 0 then array['tag ' || n % 20] else '{}' end, array[member_id::text], array[member_id::text]
from pieces;
insert into file_versions (id, created_at, updated_at, file_id, owner_id, number, size, type, sha256, url)
select md5('version' || n)::uuid, at, at, md5('file' || n)::uuid, member_id, 1, n, 'application/pdf',
  md5('content' || n % 50000), '/files/' || n
from pieces;
insert into file_shares (id, created_at, updated_at, file_id, member_id, permission)
select md5('share' || pieces.n)::uuid, at, at, md5('file' || pieces.n)::uuid, other.id, 'view'
from pieces join workers other on other.n = 1 + m % 2000 where pieces.n % 10 = 0;
update files set readers = readers || member_id::text, share_count = 1 from file_shares where file_id = files.id;

insert into boards (id, created_at, updated_at, name, revision, last_number, readers, owners)
select md5('board' || n)::uuid, now(), now(), 'Board ' || n, 100, 100, array[id::text], array[id::text] from workers;
insert into board_members (id, created_at, updated_at, board_id, member_id, role)
select md5('seat' || n)::uuid, now(), now(), md5('board' || n)::uuid, id, 'owner' from workers;
insert into board_columns (id, created_at, updated_at, board_id, name, rank, revision)
select md5('column' || n || '/' || place)::uuid, now(), now(), md5('board' || n)::uuid, 'Column ' || place, 'a' || place, 1
from workers cross join generate_series(0, 2) place;
insert into cards (id, created_at, updated_at, board_id, column_id, number, revision, rank, title, labels, due_to,
  reporter_id, comment_count, attachment_count)
select md5('card' || n)::uuid, at, at, md5('board' || m)::uuid, md5('column' || m || '/' || n % 3)::uuid,
  n / 2000 + 1, n / 2000 + 1, 'a' || lpad(n::text, 6, '0'), 'Card ' || n,
  case when n % 5 = 0 then array['label ' || n % 20] else '{}' end,
  case when n % 3 = 0 then at::date end, member_id, 1, case when n % 4 = 0 then 1 else 0 end
from pieces;
insert into card_comments (id, created_at, updated_at, card_id, author_id, content)
select md5('card comment' || n)::uuid, at, at, md5('card' || n)::uuid, member_id, 'Printed' from pieces;
insert into card_attachments (id, created_at, updated_at, card_id, uploader_id, name, size, type, path, sha256)
select md5('card file' || n)::uuid, at, at, md5('card' || n)::uuid, member_id, 'plan.pdf', n, 'application/pdf',
  '/files/boards/' || n, md5('content' || n % 50000)
from pieces where n % 4 = 0;

insert into time_entries (id, created_at, updated_at, member_id, card_id, title, started_at, ended_at)
select md5('hours' || n)::uuid, at, at, member_id, md5('card' || n)::uuid, 'Card ' || n, at, at + interval '90 minutes'
from pieces;

insert into calendar_events (id, created_at, updated_at, owner_id, title, start, "end", rrule, ics_uid, range_from,
  range_to, readers)
select md5('event' || pieces.n)::uuid, at, at, member_id, 'Meeting ' || pieces.n, at, at + interval '1 hour',
  case when pieces.n % 50 = 0 then 'FREQ=WEEKLY' end, md5('uid' || pieces.n), at,
  case when pieces.n % 50 = 0 then timestamptz '9999-01-01 00:00Z' else at + interval '1 hour' end,
  array[member_id::text, other.id::text]
from pieces join workers other on other.n = 1 + m % 2000;
insert into event_guests (id, created_at, updated_at, event_id, member_id, range_from, range_to)
select md5('guest' || pieces.n)::uuid, at, at, md5('event' || pieces.n)::uuid, other.id, at,
  case when pieces.n % 50 = 0 then timestamptz '9999-01-01 00:00Z' else at + interval '1 hour' end
from pieces join workers other on other.n = 1 + m % 2000;

set session_replication_role = origin;
