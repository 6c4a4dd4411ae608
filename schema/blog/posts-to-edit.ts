import type { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import {
  findPage,
  findPageFrom,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { wantedOf } from "../publication/publications-to-edit.ts";
import { BY_COMMENTS } from "./comment-total.ts";
import {
  isByComments,
  LAST_CHANGED,
  type PostEditFilter,
  type PostEditOrder,
} from "./post.input.ts";
import { Post } from "./post.ts";

/** The filter of the list of posts for editing. */
export const wantedPosts = (filter: PostEditFilter | null | undefined): Where =>
  wantedOf(
    filter,
    filter?.categoryIds ? { categories: { $some: { id: { $in: filter.categoryIds } } } } : {},
    filter?.authorId ? { author: filter.authorId } : {},
  );

export function postsToEdit(
  filter: PostEditFilter | null | undefined,
  order: PostEditOrder | null | undefined,
  window: PageArgs,
): ReadQuery {
  const chosen = order ?? LAST_CHANGED;
  const { field, direction } = chosen;
  const wanted = wantedPosts(filter);
  if (!isByComments(chosen)) {
    return findPage(Post, wanted, { [field]: direction, id: direction }, window);
  }
  const post = { ...NOT_DELETED, ...wanted };
  return findPageFrom(BY_COMMENTS, { post }, { [field]: direction, post: direction }, window);
}
