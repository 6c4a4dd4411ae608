/** SQL that adds rows of post, category, locale and `n` to categories.post_count. */
export const addToPostCounts = (rows: string): string => `
    for change in
      select category_id, locale, sum(n) as n from ${rows}
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;
    end loop;`;
