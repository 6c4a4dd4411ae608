import {
  Arg,
  Args,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult, changeEach } from "../foundation/bulk.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import { SubscriptionSource, ONLY_TO_VIEWERS } from "../foundation/subscription-source.ts";
import { selectColumns, lookup } from "../foundation/reading/sql/lookup.ts";
import { allOf, firstOf, run } from "../foundation/reading/orm/orm-reads.ts";
import {
  findOne,
  findOneOrFail,
  type ReadQuery,
  valueOf,
} from "../foundation/reading/descriptions/read-query.ts";
import { isUuid } from "../foundation/uuid.ts";
import { visibleOnly } from "../foundation/policies.ts";
import { mayChangeComment } from "./comment.access.ts";
import { publishChanged, commentsAdded, commentsChanged } from "./comment.events.ts";
import { CommentFilter, CommentInput, UpdateCommentInput } from "./comment.input.ts";
import { CommentCounts, commentsToModerate, countsOfComments } from "./comment-queue.ts";
import { CommentTotal } from "./comment-total.ts";
import { Comment, CommentConnection, CommentStatus } from "./comment.ts";
import { notifyWithout } from "../notifications/notify-without.ts";
import { NOTIFY_OF_COMMENTS } from "./notify-of-comments.ts";
import { Post } from "./post.ts";
import { learnFrom } from "./learn-from-moderation.ts";
import { rootCommentsBefore, rootCommentsOf } from "./root-comments.ts";
import { writeComment } from "./write-comment.ts";

@ObjectType({ description: "A changed comment, with the new comment count of its post." })
class CommentChange {
  @Field(() => ID) commentId!: string;
  @Field(() => Comment, { nullable: true, description: "Null if the viewer can no longer see it." })
  comment!: ReadQuery;
  @Field(() => Int, { description: "The number of public comments and replies on the post." })
  commentCount!: ReadQuery;
}

@Resolver(() => Comment)
export class CommentResolver {
  @AllowedTo("everyone")
  @Query(() => CommentConnection, {
    description:
      "The top-level comments of a post, newest first; default page size 20. NOT_FOUND: 'Post not found'.",
  })
  comments(
    @Arg("postId", () => ID) postId: string,
    @Args(() => PageArgs) window: PageArgs,
  ): ReadQuery {
    const post = findOneOrFail(Post, { id: postId });
    return rootCommentsOf(postId, window).onlyWith(post);
  }

  @AllowedTo("comment:moderate")
  @Query(() => CommentConnection, {
    description: "Comments on all posts for moderation, newest first.",
  })
  commentsToModerate(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => CommentFilter, { nullable: true }) filter?: CommentFilter | null,
  ): ReadQuery {
    return commentsToModerate(filter, window);
  }

  @AllowedTo("comment:moderate")
  @Query(() => CommentCounts, {
    description:
      "The number of comments per status that match a filter, regardless of the filter's own status.",
  })
  commentCounts(
    @Arg("filter", () => CommentFilter, { nullable: true }) filter?: CommentFilter | null,
  ): ReadQuery {
    return countsOfComments(filter);
  }

  @AllowedTo("everyone")
  @Query(() => Comment, { description: "A comment by id. NOT_FOUND: 'Comment not found'." })
  comment(@Id() id: string): ReadQuery {
    return findOneOrFail(Comment, { id });
  }

  @AllowedTo("everyone")
  @Query(() => Int, {
    description:
      "How many top-level comments precede this comment (or, for a reply, its parent) in " +
      "the order of `comments`, to find its page. NOT_FOUND: 'Comment not found'.",
  })
  async commentPosition(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const comment = await context.find(Comment, id);
    const { top } = comment;
    return rootCommentsBefore(top === comment ? top : await context.find(Comment, top.id));
  }

  @AllowedTo("everyone")
  @Mutation(() => Comment, {
    description:
      "Comments on a post. Public at once, or PENDING if it looks suspicious. Idempotent with an `idempotencyKey`. NOT_FOUND: 'Post not found'; FORBIDDEN: 'Comments are closed'; RATE_LIMITED.",
  })
  async createComment(
    @Arg("postId", () => ID) postId: string,
    @Arg("input", () => CommentInput) input: CommentInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return shown(await writeComment({ postId }, input, context), context);
  }

  @AllowedTo("everyone")
  @Mutation(() => Comment, {
    description:
      "Replies to a comment. Replies are one level deep: a reply to a reply is added to the same top-level comment. NOT_FOUND: 'Comment not found'; otherwise as `createComment`.",
  })
  async replyToComment(
    @Id() id: string,
    @Arg("input", () => CommentInput) input: CommentInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const wanted = selectColumns(Comment, { id }, ["id", "post", "parent"]);
    const { answered } = await lookup({ answered: wanted }, context);
    if (!answered) throw notFound(Comment);
    const place = { postId: answered.post, parentId: answered.parent ?? answered.id };
    return shown(await writeComment(place, input, context), context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Comment, {
    description:
      "Edits a comment. Moderators may edit any comment, members their own for 15 minutes.",
  })
  async updateComment(
    @Id() id: string,
    @Arg("input", () => UpdateCommentInput) input: UpdateCommentInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const comment = await changeable(id, context);
    const change = () => {
      comment.edit(parseInput(UpdateCommentInput, input).content, context.now());
      publishChanged(comment, context);
    };
    return context.updateLoaded(comment, input.version, change, { locking: [comment.top] });
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => [Comment], {
    description: "Sets the status of comments. Unknown ids are ignored.",
  })
  async moderateComments(
    @Ids() ids: string[],
    @Arg("status", () => CommentStatus) status: CommentStatus,
    @Ctx() context: Context,
  ): Promise<unknown> {
    const wanted = [...new Set(ids)];
    const found = await allOf(Comment, { id: { $in: wanted.filter(isUuid) } }, context, {
      orderBy: { id: "asc" }, // concurrent moderators lock rows in the same order
    });
    learnFrom(found, status, context);
    for (const comment of found) {
      if (status === CommentStatus.APPROVED && comment.status !== status) {
        const { memberId } = context.viewer;
        const by = memberId && { by: memberId };
        context.enqueueBatchJob(NOTIFY_OF_COMMENTS, { id: comment.id, ...by });
      }
      comment.status = status;
      publishChanged(comment, context);
    }
    await context.save({ locking: found.map(({ top }) => top) });
    const shown = wanted.map((id) => run(findOne(Comment, { id }), context));
    return (await Promise.all(shown)).filter(Boolean); // it may be deleted before it is read
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Deletes a comment and its replies. Moderators may delete any comment, members their own for 15 minutes.",
  })
  async deleteComment(@Id() id: string, @Ctx() context: Context): Promise<string> {
    const comment = await changeable(id, context);
    publishChanged(comment, context);
    await notifyWithout(comment, context.em);
    return context.deleteLoaded(comment, { locking: [comment.top] });
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => BulkResult, {
    description: "Permanently deletes comments that are in the trash, with their replies.",
  })
  deleteComments(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeEach(ids, context, async (id) => {
      const comment = await context.find(Comment, id);
      if (comment.status !== CommentStatus.TRASH) throw new Forbidden("This is not in the trash");
      return this.deleteComment(id, context);
    });
  }

  @AllowedTo("everyone")
  @Subscription(() => Comment, {
    description: "New comments and replies on a post. NOT_FOUND: 'Post not found'.",
    subscribe: ({ args, context }) => arrivals(String(args.postId), context as Context),
  })
  commentAdded(
    @Arg("postId", () => ID) _postId: string,
    @Root() { id }: { id: string },
  ): ReadQuery {
    return findOne(Comment, { id });
  }

  @AllowedTo("everyone")
  @Subscription(() => CommentChange, {
    description: "Comments on a post that were edited, hidden, approved or deleted.",
    subscribe: ({ args, context }) => changes(String(args.postId), context as Context),
  })
  commentChanged(
    @Arg("postId", () => ID) postId: string,
    @Root() { id }: { id: string },
    @Ctx() { viewer }: Context,
  ): CommentChange {
    return {
      commentId: id,
      comment: findOne(Comment, { id }),
      commentCount: valueOf(
        CommentTotal,
        { post: visibleOnly(Post, { id: postId }, viewer) },
        "total",
      ),
    };
  }
}

async function changeable(id: string, context: Context): Promise<Comment> {
  const comment = await context.find(Comment, id);
  if (!mayChangeComment(context.viewer, comment, context.now())) throw new Forbidden();
  return comment;
}

/**
 * The comment as its writer sees it. A comment that is not public is added to the browser's own
 * pending ones.
 */
function shown(id: string, { viewer }: Context): ReadQuery {
  return findOne(Comment, { id }, async () => {
    viewer.claims.add("pendingComments", id);
    return findOneOrFail(Comment, { id });
  });
}

async function arrivals(postId: string, context: Context): Promise<SubscriptionSource> {
  const post = await context.find(Post, postId);
  return new SubscriptionSource(commentsAdded(post.id), Comment, context, async ({ id }) => {
    context.em.clear();
    return (await firstOf(Comment, { id }, context)) !== null;
  });
}

async function changes(postId: string, context: Context): Promise<SubscriptionSource> {
  const post = await context.find(Post, postId);
  return new SubscriptionSource(commentsChanged(post.id), Comment, context, async (event) => {
    context.em.clear();
    const seen = event[ONLY_TO_VIEWERS]
      ? firstOf(Comment, { id: event.id }, context)
      : firstOf(Post, { id: post.id }, context);
    return (await seen) !== null;
  });
}
