import { PrimaryKeyProp } from "@mikro-orm/core";
import { Index, ManyToOne } from "@mikro-orm/decorators/legacy";
import { Category } from "../categories/category.ts";
import { maintains } from "../foundation/maintains.ts";
import { table } from "../foundation/model.ts";
import { listByCategory } from "./list-by-topic.ts";
import { addToPostCounts } from "./post-counts.ts";
import { Post } from "./post.ts";

/** Assigns a post to a category. */
// Maintains categories.post_count and category_publications, together with the triggers on publications. The lock serializes
// categorizing and publishing a post, or neither would count the other's row. A category that is
// being deleted needs no count and is not locked.
@maintains({
  table: "posts_categories",
  name: "post_count",
  body: (changes) => `
    perform 1 from posts where id in (
      select post_id from ${changes} as changes join categories on categories.id = category_id
    ) order by id for share;
    ${addToPostCounts(`${changes} as changes join publications using (post_id)`)}
    ${listByCategory(`${changes} as changes join publications using (post_id)`)}`,
})
@Index({ properties: ["category", "post"] }) // read alone, so that a category with few posts is never scanned for
@table("posts_categories")
export class PostCategory {
  @ManyToOne(() => Post, { primary: true, deleteRule: "cascade" }) post!: Post;

  @ManyToOne(() => Category, { primary: true, deleteRule: "cascade", index: false })
  category!: Category;

  [PrimaryKeyProp]?: ["post", "category"];
}
