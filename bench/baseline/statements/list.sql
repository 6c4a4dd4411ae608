-- GET /api/blog/public?limit=9: $1 locale, $2 page
select json_build_object(
  'posts', coalesce((
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
    ) order by at desc, post_id desc)
    from (
      select at, post_id from kept.published where locale = $1
      order by at desc, post_id desc limit 9 offset ($2::int - 1) * 9
    ) as page join kept.posts on posts.id = post_id), '[]'),
  'pagination', (
    select json_build_object('page', $2::int, 'limit', 9, 'totalCount', total,
      'totalPages', ceil(total / 9.0), 'hasMore', $2::int < ceil(total / 9.0))
    from published_totals where locale = $1)
)::text as answer
