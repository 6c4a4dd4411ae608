import type { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { visibleOnly } from "../foundation/policies.ts";
import {
  findPage,
  findPageFrom,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Member } from "../members/member.ts";
import { wantedOf } from "../publication/publications-to-edit.ts";
import { BY_COMMENTS } from "./comment-total.ts";
import { isByComments, type PostFilter, type PostOrder } from "./post.input.ts";
import { Post } from "./post.ts";

/** The conditions of a filter of all posts. */
export const wantedPosts = (filter: PostFilter | null | undefined, viewer: Viewer): Where =>
  wantedOf(
    filter,
    filter?.categoryIds ? { categories: { $some: { id: { $in: filter.categoryIds } } } } : {},
    filter?.authorId ? { author: visibleOnly(Member, { id: filter.authorId }, viewer) } : {},
  );

/** A page of posts, also in the order of their comments. */
export function postPage(wanted: Where, order: PostOrder, window: PageArgs): ReadQuery {
  const { field, direction } = order;
  if (!isByComments(order)) {
    return findPage(Post, wanted, { [field]: direction, id: direction }, window);
  }
  const post = { ...NOT_DELETED, ...wanted };
  return findPageFrom(BY_COMMENTS, { post }, { [field]: direction, post: direction }, window);
}
