-- GET /api/blog/public/{slug}: $1 locale, $2 slug
with post as materialized (
  select posts.*, (published_at ->> $1)::timestamptz as at
  from kept.slugs join kept.posts on id = post_id where slugs.locale = $1 and slugs.slug = $2
),
same_category as (
  select at, post_id from kept.published
  where locale = $1 and post_id <> (select id from post) and exists (
    select from kept.posts_categories theirs where theirs.post_id = published.post_id
      and category_id = any(array(
        select category_id from kept.posts_categories where post_id = (select id from post))))
  order by at desc, post_id desc limit 3
),
shared_tags as (
  select published.at, post_id from kept.published join kept.posts on posts.id = post_id
  where locale = $1 and post_id <> (select id from post) and tags && (select tags from post)
    and post_id not in (select post_id from same_category)
  order by published.at desc, post_id desc limit 3
),
related as (
  select 1 as round, * from same_category union all select 2, * from shared_tags limit 3
)
select json_build_object('post', json_build_object(
  'id', id,
  'slug', slug -> $1,
  'title', title -> $1,
  'description', description -> $1,
  'cover', case when cover is not null
    then json_build_object('url', cover, 'alt', cover_alt -> $1) end,
  'author', (
    select json_build_object('id', id, 'handle', handle, 'name', display_name, 'avatar', avatar,
      'role', role -> $1, 'headline', headline -> $1)
    from kept.members where id = author_id),
  'categories', coalesce((
    select json_agg(json_build_object('id', id, 'slug', coalesce(categories.slug -> $1,
      categories.slug -> 'en'), 'name', coalesce(name -> $1, name -> 'en')) order by "order", id)
    from kept.posts_categories join kept.categories on id = category_id
    where post_id = post.id), '[]'),
  'publishedAt', published_at -> $1,
  'readingMinutes', coalesce(reading_minutes -> $1, '1'),
  'commentCount', coalesce((select total from comment_counts where post_id = post.id), 0),
  'featured', featured,
  'content', html -> $1,
  'contents', headings -> $1,
  'tags', tags,
  'updatedAt', to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'enableComments', enable_comments,
  'related', coalesce((
    select json_agg(json_build_object(
      'id', posts.id,
      'slug', slug -> $1,
      'title', title -> $1,
      'description', description -> $1,
      'cover', case when cover is not null
        then json_build_object('url', cover, 'alt', cover_alt -> $1) end,
      'author', (
        select json_build_object('id', id, 'handle', handle, 'name', display_name, 'avatar', avatar)
        from kept.members where id = author_id),
      'categories', coalesce((
        select json_agg(json_build_object('id', id, 'slug', coalesce(categories.slug -> $1,
          categories.slug -> 'en'), 'name', coalesce(name -> $1, name -> 'en')) order by "order", id)
        from kept.posts_categories join kept.categories on id = category_id
        where post_id = posts.id), '[]'),
      'publishedAt', published_at -> $1,
      'readingMinutes', coalesce(reading_minutes -> $1, '1'),
      'commentCount', coalesce((
        select total from comment_counts where post_id = posts.id), 0),
      'featured', featured,
      'metadata', json_build_object('languages', languages, 'noindex', noindex)
    ) order by round, at desc, post_id desc)
    from related join kept.posts on posts.id = post_id), '[]'),
  'previous', (
    select json_build_object('slug', posts.slug -> $1, 'title', posts.title -> $1)
    from (
      select post_id from kept.published
      where locale = $1 and (published.at, post_id) < (post.at, post.id)
      order by published.at desc, post_id desc limit 1
    ) as neighbour join kept.posts on posts.id = post_id),
  'next', (
    select json_build_object('slug', posts.slug -> $1, 'title', posts.title -> $1)
    from (
      select post_id from kept.published
      where locale = $1 and (published.at, post_id) > (post.at, post.id)
      order by published.at, post_id limit 1
    ) as neighbour join kept.posts on posts.id = post_id),
  'metadata', json_build_object(
    'languages', languages,
    'slugs', (
      select json_object_agg(locale, slug -> locale) from unnest(languages) as locale),
    'title', meta_title -> $1,
    'description', meta_description -> $1,
    'keywords', meta_keywords -> $1,
    'ogImage', og_image,
    'canonical', canonical,
    'noindex', noindex)
))::text as answer
from post
