-- query PostWithComments: $1 locale, $2 slug
select json_build_object('data', json_build_object('publishedPost', json_build_object(
  'id', id,
  'slug', posts.slug -> $1,
  'title', title -> $1,
  'description', description -> $1,
  'html', html -> $1,
  'headings', headings -> $1,
  'publishedAt', published_at -> $1,
  'readingMinutes', reading_minutes -> $1,
  'tags', tags,
  'commentCount', coalesce((select total from comment_counts where post_id = posts.id), 0),
  'author', (
    select json_build_object('id', id, 'handle', handle, 'displayName', display_name,
      'avatar', avatar, 'role', role -> $1)
    from kept.members where id = author_id),
  'categories', coalesce((
    select json_agg(json_build_object('id', id, 'slug', categories.slug -> $1,
      'name', name -> $1) order by "order", id)
    from kept.posts_categories join kept.categories on id = category_id
    where post_id = posts.id), '[]'),
  'comments', json_build_object('nodes', coalesce((
    select json_agg(json_build_object(
      'id', id,
      'content', content,
      'name', name,
      'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'byAuthor', by_author,
      'member', (
        select json_build_object('id', id, 'handle', handle, 'displayName', display_name,
          'avatar', avatar)
        from kept.members where id = member_id),
      'replies', json_build_object('nodes', coalesce((
        select json_agg(json_build_object(
          'id', id,
          'content', content,
          'name', name,
          'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'byAuthor', by_author,
          'member', (
            select json_build_object('id', id, 'handle', handle, 'displayName', display_name,
              'avatar', avatar)
            from kept.members where id = member_id)
        ) order by created_at, id)
        from (
          select * from comments where parent_id = comment.id and is_public
          order by created_at, id limit 20
        ) as reply), '[]'))
    ) order by created_at desc, id desc)
    from (
      select * from comments where post_id = posts.id and parent_id is null and is_public
      order by created_at desc, id desc limit 10
    ) as comment), '[]'))
)))::text as answer
from kept.slugs join kept.posts on id = post_id where slugs.locale = $1 and slugs.slug = $2
