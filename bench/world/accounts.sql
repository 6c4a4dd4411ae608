-- Every member has an account, so that authors are notified of comments. Nobody is signed in yet.

insert into users (id, created_at, updated_at, email, name, roles, status, locale,
  email_verified_at, member_id)
select bench.id(began, 'account' || handle), began, began, handle || '@bench.example', display_name,
  '{member}', 'active', 'en', began, members.id
from bench.past, members;
