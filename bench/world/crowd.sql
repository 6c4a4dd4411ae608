-- Signs in the first members who are not. Given: $1, how many; $2, their role. The answer is who they are
-- and the token of each one's session.

with people as (
  select users.id, member_id, translate(md5(handle), '0189', 'ghij') as token
  from users join members on members.id = member_id
  where not exists (select from sessions where user_id = users.id)
  order by member_id limit $1
), promoted as (
  update users set roles = array[$2] from people where users.id = people.id
), begun as (
  insert into sessions (id, created_at, updated_at, user_id, token_hash, device, expires_at,
    ends_at)
  select gen_random_uuid(), now(), now(), id, encode(sha256(token::bytea), 'hex'), 'Bench',
    now() + interval '30 days', now() + interval '90 days'
  from people
)
select member_id as "memberId", token from people order by member_id;
