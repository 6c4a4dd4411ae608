import { Category } from "../categories/category.ts";
import { type BulkChange, changeAll } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/plain.ts";
import { POST_NOT_FOUND } from "./find-post.ts";
import { Post, PostStatus } from "./post.ts";

type Ids = readonly string[];
type Locales = readonly Locale[] | null | undefined;

const SAID = { notFound: POST_NOT_FOUND, taken: "This slug is taken" };

/** Texts are long, and nothing of what is done to many needs them. */
const WITHOUT_TEXT = { exclude: ["content", "html", "headings", "metaTitle", "metaDescription"] };

const changeVisible = (ids: Ids, context: Context, change: (post: Post) => void, options = {}) =>
  changeAll<Post>(ids, context, {
    ...SAID,
    find: (some) => allOf(Post, { id: { $in: some } }, context, { ...WITHOUT_TEXT, ...options }),
    change,
  });

export const deletePosts = (ids: Ids, context: Context): Promise<BulkChange> =>
  changeVisible(ids, context, (post) => post.delete(context.now()));

/** Brings back what is deleted, which nobody sees; what is not stays as it is. */
export const restorePosts = (ids: Ids, context: Context): Promise<BulkChange> =>
  changeAll<Post>(ids, context, {
    ...SAID,
    find: (some) =>
      context.em.find(
        Post,
        { id: { $in: some }, deletedAt: { $ne: null } },
        WITHOUT_TEXT as object,
      ),
    change: (post) => post.restore(),
  });

/** Publishes them in some languages, or in all they are written in but the archived ones. */
export const publishPosts = (ids: Ids, locales: Locales, context: Context): Promise<BulkChange> =>
  changeVisible(ids, context, (post) => {
    const isMeant = (locale: Locale) =>
      locales ? locales.includes(locale) : post.status[locale] !== PostStatus.ARCHIVED;
    const meant = LOCALES.filter((locale) => post.title[locale] && isMeant(locale));
    if (!meant.length) throw new Invalid({ locales: "Not valid" }, "There is nothing to publish");
    for (const locale of meant) post.publish(locale, context.now());
  });

/** Archives them in some languages, or in all. */
export const archivePosts = (ids: Ids, locales: Locales, context: Context): Promise<BulkChange> =>
  changeVisible(ids, context, (post) => {
    const meant = LOCALES.filter((one) => post.status[one] && (!locales || locales.includes(one)));
    if (!meant.length) throw new Invalid({ locales: "Not valid" }, "There is nothing to archive");
    for (const locale of meant) post.withdraw(locale, PostStatus.ARCHIVED);
  });

export async function addCategory(
  ids: Ids,
  categoryId: string,
  context: Context,
): Promise<BulkChange> {
  await context.find(Category, categoryId, "Category not found");
  const add = (post: Post) => {
    const category = context.em.getReference(Category, categoryId);
    if (post.categories.contains(category)) return;
    post.categories.add(category);
    post.updatedAt = context.now();
  };
  return changeVisible(ids, context, add, { populate: ["categories:ref"] });
}
