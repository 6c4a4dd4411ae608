-- query TwentyPosts: $1 locale, $2 page
select json_build_object('data', json_build_object('publishedPosts', json_build_object(
  'nodes', coalesce((
    select json_agg(json_build_object(
      'id', posts.id,
      'slug', slug -> $1,
      'title', title -> $1,
      'description', description -> $1,
      'publishedAt', published_at -> $1,
      'commentCount', coalesce((
        select total from comment_counts where post_id = posts.id), 0),
      'author', (
        select json_build_object('id', id, 'handle', handle, 'displayName', display_name,
          'avatar', avatar)
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
              'member', (
                select json_build_object('id', id, 'handle', handle, 'displayName', display_name,
                  'avatar', avatar)
                from kept.members where id = member_id)
            ) order by created_at, id)
            from (
              select * from comments where parent_id = comment.id and is_public
              order by created_at, id limit 2
            ) as reply), '[]'))
        ) order by created_at desc, id desc)
        from (
          select * from comments where post_id = posts.id and parent_id is null and is_public
          order by created_at desc, id desc limit 5
        ) as comment), '[]'))
    ) order by at desc, post_id desc)
    from (
      select at, post_id from kept.published where locale = $1
      order by at desc, post_id desc limit 20 offset ($2::int - 1) * 20
    ) as page join kept.posts on posts.id = post_id), '[]')
)))::text as answer
