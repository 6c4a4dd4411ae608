import { PrimaryKeyProp } from "@mikro-orm/core";
import { Entity, ManyToOne } from "@mikro-orm/decorators/legacy";
import { Category } from "../categories/category.ts";
import { keeps } from "../foundation/keeps.ts";
import { entities } from "../foundation/model.ts";
import { Post } from "./post.ts";

/** Adds rows of post, category, locale and `n` to categories.post_count, in SQL. */
export const addToPostCounts = (rows: string): string => `
    for change in
      select category_id, locale, sum(n) as n from ${rows}
      group by 1, 2 having sum(n) <> 0 order by 1, 2
    loop
      update categories set post_count = jsonb_set(post_count, array[change.locale],
        to_jsonb(coalesce((post_count ->> change.locale)::int, 0) + change.n))
        where id = change.category_id;
    end loop;`;

/** That a post is of a category. */
// Keeps categories.post_count, together with the triggers of publications. The lock lets a post be
// either sorted or published at a time, or neither would count the other's row. A category that is
// just being deleted needs no count, and nothing is locked for it.
@keeps({
  table: "posts_categories",
  name: "post_count",
  body: (changes) => `
    perform 1 from posts where id in (
      select post_id from ${changes} as changes join categories on categories.id = category_id
    ) order by id for share;
    ${addToPostCounts(`${changes} as changes join publications using (post_id)`)}`,
})
@Entity({ tableName: "posts_categories" })
export class PostCategory {
  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade" }) post!: Post;

  @ManyToOne(() => Category, { primary: true, deleteRule: "cascade", index: true })
  category!: Category;

  [PrimaryKeyProp]?: ["post", "category"];
}

entities.push(PostCategory);
