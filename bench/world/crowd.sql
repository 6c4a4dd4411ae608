-- The first members get accounts of their own and are signed in. Given: $1, how many. The answer is
-- who they are and the token of each one's session.

with people as (
  select id as member_id, handle, display_name, translate(md5(handle), '0189', 'ghij') as token
  from members order by id limit $1
), accounts as (
  insert into users (id, created_at, updated_at, email, name, roles, status, locale,
    email_verified_at, member_id)
  select gen_random_uuid(), now(), now(), handle || '@bench.example', display_name, '{member}',
    'active', 'en', now(), member_id
  from people
  returning id, member_id
), begun as (
  insert into sessions (id, created_at, updated_at, user_id, token_hash, device, expires_at)
  select gen_random_uuid(), now(), now(), accounts.id, encode(sha256(token::bytea), 'hex'), 'Bench',
    now() + interval '30 days'
  from accounts join people using (member_id)
)
select member_id as "memberId", token from people order by member_id;
