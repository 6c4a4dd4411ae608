-- mutation SendMessage: $1 id, $2 conversation, $3 token of the session, $4 body
with sender as (
  select users.member_id from public.sessions
    join public.users on users.id = user_id
    join public.participants on participants.member_id = users.member_id
  where token_hash = encode(sha256($3::bytea), 'hex') and expires_at > now()
    and conversation_id = $2 and left_at is null
),
counted as (
  update kept.conversations set last_seq = last_seq + 1, last_message_at = now()
  where id = $2 and exists (select from sender)
  returning last_seq
)
insert into kept.messages (id, conversation_id, seq, sender_id, body, created_at)
select $1, $2, last_seq, member_id, $4, now() from counted, sender
returning json_build_object('data', json_build_object('sendMessage', json_build_object(
  'id', id, 'seq', seq, 'revision', seq)))::text as answer
