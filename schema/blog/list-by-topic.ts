// SQL of the triggers that maintain category_publications.

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
