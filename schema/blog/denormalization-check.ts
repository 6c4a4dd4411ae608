import type { EntityManager } from "@mikro-orm/core";
import { publicationChecks, totalsCheck, tagsCheck } from "../publication/publication-check.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { posts } from "./post.ts";

/** For each denormalized value: the row, the stored value, and the value computed anew. */
const KEPT: Record<string, string> = {
  "comments.is_public": `
    select own.id::text, own.is_public::text, (own.status = 'approved'
      and (own.parent_id is null or above.status = 'approved'))::text
    from comments as own left join comments as above on above.id = own.parent_id`,
  "comments.reply_count": `
    select id::text, reply_count::text, coalesce(n, 0)::text
    from comments left join (
      select parent_id as id, count(*) as n from comments where is_public group by 1
    ) as counted using (id)`,
  "comment_totals.total": `
    select id::text, total::text, coalesce(n, 0)::text
    from posts left join comment_totals on post_id = id left join (
      select post_id as id, count(*) as n from comments where is_public group by 1
    ) as counted using (id)`,
  "comment_totals.pending": `
    select id::text, pending::text, coalesce(n, 0)::text
    from posts left join comment_totals on post_id = id left join (
      select post_id as id, count(*) as n from comments where status = 'pending' group by 1
    ) as counted using (id)`,
  ...publicationChecks(posts.options),
  category_publications: `
    select post_id || ' ' || locale || ' ' || category_id, kept.published_at::text, own.published_at::text
    from category_publications as kept full join (
      select post_id, locale, category_id, published_at
      from publications join posts_categories using (post_id)
    ) as own using (post_id, locale, category_id)`,
  category_totals: `
    select locale || ' ' || category_id, coalesce(count, 0)::text, coalesce(n, 0)::text
    from category_totals full join (
      select locale, category_id, count(*) as n from category_publications group by 1, 2
    ) as counted using (locale, category_id)`,
  tag_totals: `
    select locale || ' ' || tag, coalesce(count, 0)::text, coalesce(n, 0)::text
    from tag_totals full join (
      select locale, tag, count(*) as n from tag_publications group by 1, 2
    ) as counted using (locale, tag)`,
  tag_publications: tagsCheck({
    list: "tag_publications",
    items: "posts",
    publications: "publications",
    item: "post_id",
  }),
  author_totals: totalsCheck(
    "author_totals",
    "author_id",
    `select author_id, count(*) as n from posts
      where deleted_at is null and languages <> '{}' and author_id is not null group by 1`,
  ),
  "categories.post_count": `
    select category_id || ' ' || locale, coalesce(kept.n, 0)::text, coalesce(counted.n, 0)::text
    from (
      select id as category_id, key as locale, value::bigint as n
      from categories, jsonb_each_text(post_count)
    ) as kept full join (
      select category_id, locale, count(*) as n
      from publications join posts_categories using (post_id) group by 1, 2
    ) as counted using (category_id, locale)`,
};

export const denormalizationCheck = (em: EntityManager): Promise<string[]> => wrongRows(KEPT, em);
