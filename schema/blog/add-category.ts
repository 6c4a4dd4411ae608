import { Category } from "../categories/category.ts";
import type { BulkResult } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { changeMany } from "../publication/change-many.ts";
import { type Post, posts } from "./post.ts";

export async function addCategory(
  ids: readonly string[],
  categoryId: string,
  context: Context,
): Promise<BulkResult> {
  await context.find(Category, categoryId);
  const add = (post: Post) => {
    const category = context.em.getReference(Category, categoryId);
    if (post.categories.contains(category)) return;
    post.categories.add(category);
    post.updatedAt = context.now();
  };
  return changeMany(posts, ids, context, add, { populate: ["categories:ref"] });
}
