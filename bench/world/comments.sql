-- Three in ten comments are replies. A fifth of the posts has three fifths of them. Nine in a
-- hundred wait for a moderator or are spam, also some that have approved replies.

create table bench.comments as
  with those as (
    select c, timestamptz '2026-11-02 00:00Z' + c * interval '7 seconds' as at,
      1 + case when c % 5 < 3
        then bench.chance('busy' || c, posts / 5) * 5
        else bench.chance('quiet' || c, posts) end as n
    from generate_series(1, current_setting('bench.comments')::int) c
      cross join (select current_setting('bench.posts')::int as posts) as size
  )
  select c, n, at, bench.id(at, 'comment' || c) as id,
    row_number() over (partition by n order by c)::int as place,
    ceil(count(*) over (partition by n) * 0.7)::int as tops
  from those;
create unique index on bench.comments (n, place);
