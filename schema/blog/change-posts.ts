import { Category } from "../categories/category.ts";
import { type BulkChange, changeAll } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/plain.ts";
import { Trash } from "../foundation/trash.ts";
import { POST_NOT_FOUND } from "./find-post.ts";
import { Post, PostStatus } from "./post.ts";

type Ids = readonly string[];
type Locales = readonly Locale[] | null | undefined;

const SAID = { notFound: POST_NOT_FOUND, taken: "This slug is taken" };

/** Texts are long, and nothing of what is done to many needs them. */
const WITHOUT_TEXT = {
  exclude: ["content", "html", "headings", "metaTitle", "metaDescription", "metaKeywords"],
};

const changeVisible = (ids: Ids, context: Context, change: (post: Post) => void, options = {}) =>
  changeAll<Post>(ids, context, {
    ...SAID,
    find: (some) => allOf(Post, { id: { $in: some } }, context, { ...WITHOUT_TEXT, ...options }),
    change,
  });

export const postTrash = new Trash(Post, { ...SAID, load: WITHOUT_TEXT });

/** Publishes them in some languages, or in all they are written in but the archived ones. */
export const publishPosts = (ids: Ids, locales: Locales, context: Context): Promise<BulkChange> =>
  changeVisible(ids, context, (post) => {
    const isMeant = (locale: Locale) =>
      locales ? locales.includes(locale) : post.status[locale] !== PostStatus.ARCHIVED;
    const meant = LOCALES.filter((locale) => post.title[locale] && isMeant(locale));
    if (!meant.length) throw new Invalid({ locales: "Not valid" }, "There is nothing to publish");
    for (const locale of meant) post.publish(locale, context.now());
  });

/** Changes the languages that are meant; a post without any of them stays as it is. */
const changeLanguages = (
  ids: Ids,
  locales: Locales,
  context: Context,
  work: {
    isMeant: (status: PostStatus, post: Post, locale: Locale) => boolean;
    change: (post: Post, locale: Locale) => void;
    otherwise: string;
  },
) =>
  changeVisible(ids, context, (post) => {
    const meant = (locales ?? LOCALES).filter((locale) => {
      const status = post.status[locale];
      return status && work.isMeant(status, post, locale);
    });
    if (!meant.length) throw new Invalid({ locales: "Not valid" }, work.otherwise);
    for (const locale of meant) work.change(post, locale);
  });

/** Archives them in some languages, or in all; who undoes it names the selection. */
export const archivePosts = (
  ids: Ids,
  locales: Locales,
  context: Context,
  selectionId?: string,
): Promise<BulkChange> =>
  changeLanguages(ids, locales, context, {
    isMeant: (status) => status !== PostStatus.ARCHIVED,
    change: (post, locale) => post.archive(locale, selectionId),
    otherwise: "There is nothing to archive",
  });

/** Makes archived languages what they were before: all, or those archived with a selection. */
export const unarchivePosts = (
  ids: Ids,
  locales: Locales,
  context: Context,
  selectionId?: string,
): Promise<BulkChange> =>
  changeLanguages(ids, locales, context, {
    isMeant: (status, { archivedFrom }, locale) =>
      status === PostStatus.ARCHIVED &&
      (!selectionId || archivedFrom[locale]?.selectionId === selectionId),
    change: (post, locale) => post.unarchive(locale, context.now()),
    otherwise: "There is nothing to restore",
  });

/** Makes drafts of what is published or scheduled. */
export const unpublishPosts = (ids: Ids, locales: Locales, context: Context): Promise<BulkChange> =>
  changeLanguages(ids, locales, context, {
    isMeant: (status) => status === PostStatus.PUBLISHED || status === PostStatus.SCHEDULED,
    change: (post, locale) => post.withdraw(locale, PostStatus.DRAFT),
    otherwise: "There is nothing to unpublish",
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
