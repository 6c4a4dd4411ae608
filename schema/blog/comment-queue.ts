import { Field, Int, ObjectType } from "type-graphql";
import type { PageArgs } from "../foundation/connection.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import {
  findPage,
  type ReadQuery,
  countBy,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { CommentFilter } from "./comment.input.ts";
import { Comment, CommentStatus } from "./comment.ts";

type Filter = CommentFilter | null | undefined;

const wanted = ({ postId, locale, from, before, search }: CommentFilter): Where => ({
  ...(postId && { post: postId }),
  ...(locale && { locale }),
  ...((from || before) && {
    createdAt: { ...(from && { $gte: from }), ...(before && { $lt: before }) },
  }),
  ...searched(search),
});

/** The comments that moderators review, newest first. */
export const commentsToModerate = (filter: Filter, window: PageArgs): ReadQuery =>
  findPage(
    Comment,
    { ...wanted(filter ?? {}), ...(filter?.status && { status: filter.status }) },
    { createdAt: "desc", id: "desc" },
    window,
  );

@ObjectType({ description: "The number of comments per status; 10001 means more than 10000." })
export class CommentCounts {
  @Field(() => Int, { simple: true }) approved!: number;
  @Field(() => Int, { simple: true }) pending!: number;
  @Field(() => Int, { simple: true }) spam!: number;
  @Field(() => Int, { simple: true }) trash!: number;
}

export const countsOfComments = (filter: Filter): ReadQuery =>
  countBy(Comment, wanted(filter ?? {}), filterPerValue(CommentStatus, "status"));
