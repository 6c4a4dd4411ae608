-- The counting floor: the tables of kept.sql, but every total is counted when it is asked for, and
-- a write keeps nothing.

create schema counting;
set search_path = counting;

create table comments as select * from kept.comments;
create unique index on comments (id);
create index on comments (post_id, created_at desc, id desc) where parent_id is null and is_public;
create index on comments (parent_id, created_at, id) where is_public;
create index on comments (post_id) where is_public;

create view published_totals as
  select locale, count(*) as total from kept.published group by locale;

create view comment_counts as
  select post_id, count(*)::int as total,
    count(*) filter (where parent_id is null)::int as without_replies
  from comments where is_public group by post_id;

reset search_path;
