-- GET /api/blog/comments: $1 post
select json_build_object(
  'comments', coalesce((
    select json_agg(json_build_object(
      'id', id,
      'content', content,
      'name', name,
      'email', null,
      'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'editedAt', to_char(edited_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'status', status,
      'byAuthor', by_author,
      'isOwn', false,
      'member', (
        select json_build_object('id', id, 'handle', handle, 'name', display_name, 'avatar', avatar)
        from kept.members where id = member_id),
      'replies', coalesce((
        select json_agg(json_build_object(
          'id', id,
          'content', content,
          'name', name,
          'email', null,
          'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'editedAt', to_char(edited_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'status', status,
          'byAuthor', by_author,
          'isOwn', false,
          'member', (
            select json_build_object('id', id, 'handle', handle, 'name', display_name,
              'avatar', avatar)
            from kept.members where id = member_id),
          'replies', json_build_array()
        ) order by created_at, id)
        from comments reply where reply.parent_id = comment.id and is_public), '[]')
    ) order by created_at desc, id desc)
    from (
      select * from comments where post_id = $1 and parent_id is null and is_public
      order by created_at desc, id desc limit 10
    ) as comment), '[]'),
  'commentCount', coalesce((select total from comment_counts where post_id = $1), 0),
  'pagination', (
    select json_build_object('page', 1, 'limit', 10, 'totalCount', total,
      'totalPages', ceil(total / 10.0), 'hasMore', total > 10)
    from (select coalesce((
      select without_replies from comment_counts where post_id = $1), 0) as total) as counted)
)::text as answer
