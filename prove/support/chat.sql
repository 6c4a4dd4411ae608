-- Chat for the large world: 2,000 conversations, every tenth a group of six, with 30 messages each,
-- whose texts are those of comments. Numbers, revisions and readers are as triggers would write them.

create temporary table people as
  select id, row_number() over (order by id)::int as n from members where handle like '%member-%';

create temporary table chats as
  select c, md5('conversation' || c)::uuid as id,
    timestamptz '2026-06-01 00:00Z' + c * interval '1 hour' as began, c % 10 = 0 as is_group
  from generate_series(1, 2000) c;

create temporary table seats as
  select chats.c, chats.id as conversation_id, people.id as member_id, place
  from chats cross join generate_series(0, case when is_group then 5 else 1 end) place
    join people on n = 1 + (c + place * (1 + c / 100)) % 2000;

insert into conversations (id, created_at, updated_at, type, title, pair, last_message_at)
select id, began, began, case when is_group then 'group' else 'one_to_one' end,
  case when is_group then 'Project ' || c end,
  case when not is_group then
    (select string_agg(member_id::text, ' ' order by member_id::text)
      from seats where conversation_id = chats.id) end,
  began + interval '30 hours'
from chats;

insert into participants (id, created_at, updated_at, conversation_id, member_id, role,
  sends_read_receipts, last_read_seq)
select md5('seat' || c || member_id)::uuid, began, began, conversation_id, member_id,
  case when place = 0 and is_group then 'owner' else 'member' end, c % 3 = 0, 20 + c % 11
from seats join chats using (c);

alter table messages disable trigger messages_numbered;
insert into messages (id, created_at, updated_at, conversation_id, seq, revision, sender_id, body)
select md5('message' || c || '/' || seq)::uuid, at, at, chats.id, seq, seq, member_id, content
from chats cross join generate_series(1, 30) seq
  cross join lateral (select began + seq * interval '1 hour' as at) as times
  join seats using (c)
  join (select content, row_number() over (order by id) as n from comments) as texts
    on n = (c - 1) * 30 + seq
where place = seq % 2;
alter table messages enable trigger messages_numbered;

update conversations set last_seq = 30, revision = 30;

insert into reactions (id, created_at, updated_at, message_id, member_id, emoji)
select md5('reaction' || messages.id || member_id)::uuid, messages.created_at, messages.created_at, messages.id,
  member_id, '👍'
from messages join participants using (conversation_id)
where seq % 5 = 0 and member_id <> sender_id and role <> 'owner';

analyze;
