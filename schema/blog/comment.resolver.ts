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
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { deleteEach, Deletion, MOST_AT_ONCE } from "../foundation/deletion.ts";
import { Forbidden, Invalid, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { LiveFeed, ONLY_TO_VIEWERS } from "../foundation/live-feed.ts";
import { columnsOf, facts } from "../foundation/reading/facts.ts";
import { allOf, firstOf, run } from "../foundation/reading/plain.ts";
import { oneOf, type Read, valueOf } from "../foundation/reading/read.ts";
import { isUuid } from "../foundation/uuid.ts";
import { mayChangeComment } from "./comment.access.ts";
import { announceChanged, commentsAdded, commentsChanged } from "./comment.events.ts";
import {
  changedComment,
  CommentFilter,
  CommentInput,
  UpdateCommentInput,
} from "./comment.input.ts";
import { CommentCounts, commentQueue, countsOfComments } from "./comment-queue.ts";
import { Comment, CommentConnection, CommentStatus } from "./comment.ts";
import { POST_NOT_FOUND } from "./find-post.ts";
import { NOTIFY_OF_COMMENT } from "./notify-of-comment.ts";
import { Post } from "./post.ts";
import { threadsBefore, threadsOf } from "./threads.ts";
import { writeComment } from "./write-comment.ts";

const NOT_FOUND = "Comment not found";

@ObjectType({ description: "What became of a comment." })
class CommentChange {
  @Field(() => ID) commentId!: string;
  @Field(() => Comment, { nullable: true, description: "Null when it can no longer be seen." })
  comment!: Read;
  @Field(() => Int, { description: "Public comments and replies of the post." })
  commentCount!: Read;
}

@Resolver(() => Comment)
export class CommentResolver {
  @AllowedTo("everyone")
  @Query(() => CommentConnection, {
    description:
      "Comments of a post without replies, the newest first. NOT_FOUND: 'Post not found'.",
  })
  comments(@Arg("postId", () => ID) postId: string, @Args(() => Window) window: Window): Read {
    const post = oneOf(Post, { id: postId }, () => new NotFound(POST_NOT_FOUND));
    return threadsOf(postId, window).onlyWith(post);
  }

  @AllowedTo("comment:moderate")
  @Query(() => CommentConnection, {
    description: "The moderators' queue: all posts, the newest first.",
  })
  commentQueue(
    @Args(() => Window) window: Window,
    @Arg("filter", () => CommentFilter, { nullable: true }) filter?: CommentFilter | null,
  ): Read {
    return commentQueue(filter, window);
  }

  @AllowedTo("comment:moderate")
  @Query(() => CommentCounts, {
    description: "How many comments of a filter have each status, whatever status it names.",
  })
  commentCounts(
    @Arg("filter", () => CommentFilter, { nullable: true }) filter?: CommentFilter | null,
  ): Read {
    return countsOfComments(filter);
  }

  @AllowedTo("everyone")
  @Query(() => Comment)
  comment(@Arg("id", () => ID) id: string): Read {
    return oneOf(Comment, { id }, () => new NotFound(NOT_FOUND));
  }

  @AllowedTo("everyone")
  @Query(() => Int, {
    description:
      "How many comments of its post stand before a comment, or before the one it replies to, in " +
      "the order of `comments`. NOT_FOUND: 'Comment not found'.",
  })
  async commentPosition(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<Read> {
    const comment = await context.find(Comment, id, NOT_FOUND);
    const { top } = comment;
    return threadsBefore(top === comment ? top : await context.find(Comment, top.id, NOT_FOUND));
  }

  @AllowedTo("everyone")
  @Mutation(() => Comment, {
    description: "Public at once, or PENDING if it looks suspicious. Sent twice it is made once.",
  })
  async createComment(
    @Arg("postId", () => ID) postId: string,
    @Arg("input", () => CommentInput) input: CommentInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    return shown(await writeComment({ postId }, input, context), context);
  }

  @AllowedTo("everyone")
  @Mutation(() => Comment, {
    description: "Replies are one level deep: a reply to a reply joins it below the same comment.",
  })
  async replyToComment(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CommentInput) input: CommentInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const wanted = columnsOf(Comment, { id }, ["id", "post", "parent"]);
    const { answered } = await facts({ answered: wanted }, context);
    if (!answered) throw new NotFound(NOT_FOUND);
    const place = { postId: answered.post, parentId: answered.parent ?? answered.id };
    return shown(await writeComment(place, input, context), context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Comment, { description: "Moderators; a member their own for 15 minutes." })
  async updateComment(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateCommentInput) input: UpdateCommentInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const comment = await changeable(id, context);
    await context.expect(comment, input.version);
    comment.edit(check(changedComment, input).content, context.now());
    announceChanged(comment, context);
    await context.save({ locking: [comment.top] });
    return oneOf(Comment, { id }, () => new NotFound(NOT_FOUND));
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => [Comment], {
    description: `At most ${MOST_AT_ONCE}; ids that are none are left out.`,
  })
  async moderateComments(
    @Arg("ids", () => [ID]) ids: string[],
    @Arg("status", () => CommentStatus) status: CommentStatus,
    @Ctx() context: Context,
  ): Promise<unknown> {
    if (ids.length > MOST_AT_ONCE) throw new Invalid({ ids: `At most ${MOST_AT_ONCE}` });
    const wanted = [...new Set(ids)];
    const found = await allOf(Comment, { id: { $in: wanted.filter(isUuid) } }, context, {
      orderBy: { id: "asc" }, // two moderators lock them in one order
    });
    for (const comment of found) {
      if (status === CommentStatus.APPROVED && comment.status !== status) {
        context.work(NOTIFY_OF_COMMENT, { id: comment.id });
      }
      comment.status = status;
      announceChanged(comment, context);
    }
    await context.save({ locking: found.map(({ top }) => top) });
    const shown = wanted.map((id) => run(oneOf(Comment, { id }), context));
    return (await Promise.all(shown)).filter(Boolean); // somebody may delete one before it is read
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description: "With its replies. Moderators; a member their own for 15 minutes.",
  })
  async deleteComment(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<string> {
    const comment = await changeable(id, context);
    announceChanged(comment, context);
    context.em.remove(comment);
    await context.save({ locking: [comment.top] });
    return id;
  }

  @AllowedTo("comment:moderate")
  @Mutation(() => Deletion, {
    description: `For good, with their replies: what is in the trash. At most ${MOST_AT_ONCE}.`,
  })
  deleteComments(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    return deleteEach(ids, async (id) => {
      const comment = await context.find(Comment, id, NOT_FOUND);
      if (comment.status !== CommentStatus.TRASH) throw new Forbidden("This is not in the trash");
      return this.deleteComment(id, context);
    });
  }

  @AllowedTo("everyone")
  @Subscription(() => Comment, {
    description: "Comments and replies as they appear. NOT_FOUND: 'Post not found'.",
    subscribe: ({ args, context }) => arrivals(String(args.postId), context as Context),
  })
  commentAdded(@Arg("postId", () => ID) _postId: string, @Root() { id }: { id: string }): Read {
    return oneOf(Comment, { id });
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
      comment: oneOf(Comment, { id }),
      commentCount: valueOf(Post, { id: postId }, "commentCount"),
    };
  }
}

async function changeable(id: string, context: Context): Promise<Comment> {
  const comment = await context.find(Comment, id, NOT_FOUND);
  if (!mayChangeComment(context.viewer, comment, context.now())) throw new Forbidden();
  return comment;
}

/** What its writer sees; one that is not public, being held or below a held one, becomes theirs. */
function shown(id: string, { viewer }: Context): Read {
  return oneOf(Comment, { id }, async () => {
    viewer.hold(id);
    return oneOf(Comment, { id }, () => new NotFound(NOT_FOUND));
  });
}

async function arrivals(postId: string, context: Context): Promise<LiveFeed> {
  const post = await context.find(Post, postId, POST_NOT_FOUND);
  return new LiveFeed(commentsAdded(post.id), Comment, context, async ({ id }) => {
    context.em.clear();
    return (await firstOf(Comment, { id }, context)) !== null;
  });
}

async function changes(postId: string, context: Context): Promise<LiveFeed> {
  const post = await context.find(Post, postId, POST_NOT_FOUND);
  return new LiveFeed(commentsChanged(post.id), Comment, context, async (event) => {
    context.em.clear();
    const seen = event[ONLY_TO_VIEWERS]
      ? firstOf(Comment, { id: event.id }, context)
      : firstOf(Post, { id: post.id }, context);
    return (await seen) !== null;
  });
}
