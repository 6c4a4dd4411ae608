// SQL of the triggers that maintain category_publications and tag_publications.

/** For rows of post, locale, category and publication time that came (`n` 1) or went (`n` -1). */
export const listByCategory = (rows: string): string => `
    delete from category_publications as listed using (
      select post_id, locale, category_id from ${rows} where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale
        and listed.category_id = went.category_id;
    insert into category_publications (post_id, locale, category_id, published_at)
      select post_id, locale, category_id, published_at from ${rows} where n = 1
      on conflict (post_id, locale, category_id) do update set published_at = excluded.published_at;`;

/** For publications that came (`n` 1) or went (`n` -1). */
export const listByTag = (rows: string): string => `
    delete from tag_publications as listed using (
      select post_id, locale from ${rows} where n = -1
    ) as went
      where listed.post_id = went.post_id and listed.locale = went.locale;
    insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, changes.published_at
        from ${rows} join posts on posts.id = post_id cross join unnest(posts.tags) as tag where n = 1
      on conflict (post_id, locale, tag) do update set published_at = excluded.published_at;`;

/** For posts whose tags change. */
export const listTagsAnew = `create or replace function "posts_retagged_fn"() returns trigger as $$ begin
    delete from tag_publications where post_id = new.id and tag <> all (new.tags);
    insert into tag_publications (post_id, locale, tag, published_at)
      select distinct post_id, locale, tag, publications.published_at
        from publications cross join unnest(new.tags) as tag where post_id = new.id
      on conflict (post_id, locale, tag) do nothing;
    return null; end; $$ language plpgsql;
create trigger "retagged" after update of tags on "posts" for each row
    when (old.tags <> new.tags) execute function "posts_retagged_fn"();`;
