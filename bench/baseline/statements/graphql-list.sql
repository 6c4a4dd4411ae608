-- query PublishedPosts: $1 locale, $2 page
select json_build_object('data', json_build_object('publishedPosts', json_build_object(
  'totalCount', (select total from published_totals where locale = $1),
  'nodes', coalesce((
    select json_agg(json_build_object(
      'id', posts.id,
      'slug', slug -> $1,
      'title', title -> $1,
      'description', description -> $1,
      'cover', cover,
      'coverAlt', cover_alt -> $1,
      'publishedAt', published_at -> $1,
      'readingMinutes', reading_minutes -> $1,
      'commentCount', coalesce((
        select total from comment_counts where post_id = posts.id), 0),
      'featured', featured,
      'languages', languages,
      'author', (
        select json_build_object('id', id, 'handle', handle, 'displayName', display_name,
          'avatar', avatar)
        from kept.members where id = author_id),
      'categories', coalesce((
        select json_agg(json_build_object('id', id, 'slug', categories.slug -> $1,
          'name', name -> $1) order by "order", id)
        from kept.posts_categories join kept.categories on id = category_id
        where post_id = posts.id), '[]')
    ) order by at desc, post_id desc)
    from (
      select at, post_id from kept.published where locale = $1
      order by at desc, post_id desc limit 9 offset ($2::int - 1) * 9
    ) as page join kept.posts on posts.id = post_id), '[]')
)))::text as answer
