-- POST /api/blog/comments: $1 id, $2 post, $3 content, $4 name, $5 email
insert into comments (id, post_id, content, name, email, by_author, status, created_at, is_public)
select $1::uuid, id, $3, $4, $5, false, 'approved', now(), true
from kept.posts where id = $2 and enable_comments
returning json_build_object('comment', json_build_object(
  'id', id, 'content', content, 'name', name,
  'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'editedAt', null, 'status', status, 'byAuthor', by_author, 'member', null,
  'replies', json_build_array()))::text as answer
