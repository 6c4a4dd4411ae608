-- mutation WriteComment: $1 id, $2 post, $3 content, $4 name, $5 email
insert into comments (id, post_id, content, name, email, by_author, status, created_at, is_public)
select $1::uuid, id, $3, $4, $5, false, 'approved', now(), true
from kept.posts where id = $2 and enable_comments
returning json_build_object('data', json_build_object('createComment', json_build_object(
  'id', id, 'content', content, 'name', name,
  'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'status', upper(status), 'byAuthor', by_author)))::text as answer
