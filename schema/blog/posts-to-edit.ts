import { Field, Int, ObjectType } from "type-graphql";
import type { Window } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Invalid } from "../foundation/errors.ts";
import { pageOf, pageThrough, type Read, tallyOf, type Where } from "../foundation/reading/read.ts";
import { searched } from "../foundation/search.ts";
import { isUuid } from "../foundation/uuid.ts";
import { BY_COMMENTS } from "./comment-total.ts";
import {
  isByComments,
  LAST_CHANGED,
  type PostEditFilter,
  type PostEditOrder,
} from "./post.input.ts";
import { Post, PostStatus } from "./post.ts";

const MOST_IDS = 100;

/** What those who write look for. */
export function wantedPosts(filter: PostEditFilter | null | undefined): Where {
  const { search, status, language, categoryIds, authorId, ids } = filter ?? {};
  if (ids && ids.length > MOST_IDS) throw new Invalid({ "filter.ids": `At most ${MOST_IDS}` });
  const state = [language, status].filter(Boolean).join(" ");
  const parts: Where[] = [
    searched(search),
    ids ? { id: { $in: ids.filter(isUuid) } } : {},
    state ? { states: { $contains: [state] } } : {},
    categoryIds ? { categories: { $some: { id: { $in: categoryIds } } } } : {},
    authorId ? { author: authorId } : {},
  ];
  const asked = parts.filter((part) => Object.keys(part).length);
  return asked.length ? { $and: asked } : {};
}

export function postsToEdit(
  filter: PostEditFilter | null | undefined,
  order: PostEditOrder | null | undefined,
  window: Window,
): Read {
  const chosen = order ?? LAST_CHANGED;
  const { field, direction } = chosen;
  const wanted = wantedPosts(filter);
  if (!isByComments(chosen)) {
    return pageOf(Post, wanted, { [field]: direction, id: direction }, window);
  }
  const post = { ...NOT_DELETED, ...wanted };
  return pageThrough(BY_COMMENTS, { post }, { [field]: direction, post: direction }, window);
}

export const deletedPosts = (filter: PostEditFilter | null | undefined, window: Window): Read =>
  pageOf(Post, wantedPosts(filter), { deletedAt: "desc", id: "desc" }, window).amongDeleted();

@ObjectType({
  description: "Posts by state. One is counted in each state it has in some language.",
})
export class PostCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) draft!: number;
  @Field(() => Int, { simple: true }) review!: number;
  @Field(() => Int, { simple: true }) scheduled!: number;
  @Field(() => Int, { simple: true }) published!: number;
  @Field(() => Int, { simple: true }) archived!: number;
}

export function countsOfPosts(filter: PostEditFilter | null | undefined): Read {
  const { status: _, ...others } = filter ?? {};
  const { language } = others;
  const inState = (status: PostStatus) => ({
    states: { $contains: [[language, status].filter(Boolean).join(" ")] },
  });
  const states = Object.values(PostStatus).map((status) => [status, inState(status)]);
  return tallyOf(Post, wantedPosts(others), {
    all: {},
    ...Object.fromEntries(states),
  });
}
