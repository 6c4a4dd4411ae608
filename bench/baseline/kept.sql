-- The floor with kept counters: the product's rows as an engineer would lay them out who writes SQL by
-- hand. Totals and counts stand in small tables of their own, and a write keeps them.

create schema kept;
set search_path = kept;

create table members as
  select id, handle, display_name, avatar, role, headline from public.members;
create unique index on members (id);

create table categories as
  select id, name, slug, "order" from public.categories;
create unique index on categories (id);

create table posts as
  select id, slug, title, description, html, headings, reading_minutes, published_at, updated_at,
    cover, cover_alt, meta_title, meta_description, meta_keywords, og_image, canonical, noindex, author_id, tags, featured, enable_comments, languages
  from public.posts;
create unique index on posts (id);

create table posts_categories as select post_id, category_id from public.posts_categories;
create unique index on posts_categories (post_id, category_id);

-- the narrow list: what is published in a language, in page order
create table published as
  select locale, (published_at ->> locale)::timestamptz as at, id as post_id
  from posts, unnest(languages) as locale
  order by 1, 2, 3;
create unique index on published (locale, at desc, post_id desc);

create table slugs as
  select locale, slug ->> locale as slug, id as post_id from posts, unnest(languages) as locale;
create unique index on slugs (locale, slug);

create table comments as
  select id, post_id, parent_id, content, name, email, member_id, by_author, status, created_at,
    edited_at, is_public
  from public.comments;
create unique index on comments (id);
create index on comments (post_id, created_at desc, id desc) where parent_id is null and is_public;
create index on comments (parent_id, created_at, id) where is_public;

-- what is kept
create table published_totals as select locale, count(*) as total from published group by locale;
create unique index on published_totals (locale);

create table comment_counts as
  select posts.id as post_id, count(comments.id)::int as total,
    count(comments.id) filter (where parent_id is null)::int as without_replies
  from posts left join comments on post_id = posts.id and is_public
  group by posts.id;
create unique index on comment_counts (post_id);

-- what PostGraphile reads instead of constraints, which would cost the writes of the others
comment on table published is E'@primaryKey locale,post_id\n@foreignKey (post_id) references posts (id)';
comment on table members is '@primaryKey id';
comment on table categories is '@primaryKey id';
comment on table posts is E'@primaryKey id\n@foreignKey (author_id) references members (id)';
comment on table posts_categories is E'@primaryKey post_id,category_id\n@foreignKey (post_id) references posts (id)\n@foreignKey (category_id) references categories (id)';
comment on table slugs is E'@primaryKey locale,slug\n@foreignKey (post_id) references posts (id)';
comment on table comments is E'@primaryKey id\n@foreignKey (post_id) references posts (id)\n@foreignKey (parent_id) references comments (id)\n@foreignKey (member_id) references members (id)';
comment on table comment_counts is E'@primaryKey post_id\n@foreignKey (post_id) references posts (id)';

-- filled by the row that writes messages
create table conversations (
  id uuid primary key, last_seq int not null default 0, last_message_at timestamptz);
create table messages (
  id uuid primary key, conversation_id uuid not null, seq int not null, sender_id uuid not null,
  body text not null, created_at timestamptz not null);
create unique index on messages (conversation_id, seq);

create function count_comment() returns trigger language plpgsql as $$ begin
  update kept.comment_counts set total = total + 1, without_replies = without_replies + 1
    where post_id = new.post_id;
  return null;
end $$;
create trigger count_comment after insert on comments
  for each row execute function count_comment();

reset search_path;
