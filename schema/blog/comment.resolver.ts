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
import { mayChangeComment } from "./comment.access.ts";
import { publishChanged, commentsAdded, commentsChanged } from "./comment.events.ts";
import { CommentFilter, CommentInput, UpdateCommentInput } from "./comment.input.ts";
import { CommentCounts, commentsToModerate, countsOfComments } from "./comment-queue.ts";
import { Comment, CommentConnection, CommentStatus } from "./comment.ts";
import { notifyWithout } from "../notifications/notify-without.ts";
import { NOTIFY_OF_COMMENT } from "./notify-of-comment.ts";
import { Post } from "./post.ts";
import { rootCommentsBefore, rootCommentsOf } from "./root-comments.ts";
import { writeComment } from "./write-comment.ts";

@ObjectType({ description: "What became of a comment." })
class CommentChange {
  @Field(() => ID) commentId!: string;
  @Field(() => Comment, { nullable: true, description: "Null when it can no longer be seen." })
  comment!: ReadQuery;
  @Field(() => Int, { description: "Public comments and replies of the post." })
  commentCount!: ReadQuery;
}

@Resolver(() => Comment)
export class CommentResolver {
  @AllowedTo("everyone")
  @Query(() => CommentConnection, {
    description:
      "Comments of a post without replies, the newest first. NOT_FOUND: 'Post not found'.",
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
    description: "The moderators' queue: all posts, the newest first.",
  })
  commentsToModerate(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => CommentFilter, { nullable: true }) filter?: CommentFilter | null,
  ): ReadQuery {
    return commentsToModerate(filter, window);
  }

  @AllowedTo("comment:moderate")
  @Query(() => CommentCounts, {
    description: "How many comments of a filter have each status, whatever status it names.",
  })
  commentCounts(
    @Arg("filter", () => CommentFilter, { nullable: true }) filter?: CommentFilter | null,
  ): ReadQuery {
    return countsOfComments(filter);
  }

  @AllowedTo("everyone")
  @Query(() => Comment)
  comment(@Id() id: string): ReadQuery {
    return findOneOrFail(Comment, { id });
  }

  @AllowedTo("everyone")
  @Query(() => Int, {
    description:
      "How many comments of its post stand before a comment, or before the one it replies to, in " +
      "the order of `comments`. NOT_FOUND: 'Comment not found'.",
  })
  async commentPosition(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const comment = await context.find(Comment, id);
    const { top } = comment;
    return rootCommentsBefore(top === comment ? top : await context.find(Comment, top.id));
  }

  @AllowedTo("everyone")
  @Mutation(() => Comment, {
    description: "Public at once, or PENDING if it looks suspicious. Sent twice it is made once.",
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
    description: "Replies are one level deep: a reply to a reply joins it below the same comment.",
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
  @Mutation(() => Comment, { description: "Moderators; a member their own for 15 minutes." })
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
  @Mutation(() => [Comment], { description: "Ids that are none are left out." })
  async moderateComments(
    @Ids() ids: string[],
    @Arg("status", () => CommentStatus) status: CommentStatus,
    @Ctx() context: Context,
  ): Promise<unknown> {
    const wanted = [...new Set(ids)];
    const found = await allOf(Comment, { id: { $in: wanted.filter(isUuid) } }, context, {
      orderBy: { id: "asc" }, // two moderators lock them in one order
    });
    for (const comment of found) {
      if (status === CommentStatus.APPROVED && comment.status !== status) {
        context.enqueueJob(NOTIFY_OF_COMMENT, { id: comment.id });
      }
      comment.status = status;
      publishChanged(comment, context);
    }
    await context.save({ locking: found.map(({ top }) => top) });
    const shown = wanted.map((id) => run(findOne(Comment, { id }), context));
    return (await Promise.all(shown)).filter(Boolean); // somebody may delete one before it is read
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description: "With its replies. Moderators; a member their own for 15 minutes.",
  })
  async deleteComment(@Id() id: string, @Ctx() context: Context): Promise<string> {
    const comment = await changeable(id, context);
    publishChanged(comment, context);
    await notifyWithout(comment, context.em);
    return context.deleteLoaded(comment, { locking: [comment.top] });
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => BulkResult, {
    description: "Permanently, with their replies: what is in the trash.",
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
    description: "Comments and replies as they appear. NOT_FOUND: 'Post not found'.",
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
    description: "Comments that are edited, held, released or removed.",
    subscribe: ({ args, context }) => changes(String(args.postId), context as Context),
  })
  commentChanged(
    @Arg("postId", () => ID) postId: string,
    @Root() { id }: { id: string },
  ): CommentChange {
    return {
      commentId: id,
      comment: findOne(Comment, { id }),
      commentCount: valueOf(Post, { id: postId }, "commentCount"),
    };
  }
}

async function changeable(id: string, context: Context): Promise<Comment> {
  const comment = await context.find(Comment, id);
  if (!mayChangeComment(context.viewer, comment, context.now())) throw new Forbidden();
  return comment;
}

/** What its writer sees; one that is not public, being held or below a held one, becomes theirs. */
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
