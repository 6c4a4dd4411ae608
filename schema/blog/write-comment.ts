import { createHash } from "node:crypto";
import type { Context } from "../foundation/context.ts";
import { Forbidden, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { columnsOf, countsOf, facts } from "../foundation/reading/facts.ts";
import { User } from "../accounts/user.ts";
import { Member } from "../members/member.ts";
import { BlockedCommenter, blockersOf } from "./blocked-commenter.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { type CommentInput, memberComment, visitorComment } from "./comment.input.ts";
import { announceAdded } from "./comment.events.ts";
import { POST_NOT_FOUND } from "./find-post.ts";
import { NOTIFY_OF_COMMENT } from "./notify-of-comment.ts";
import { Post } from "./post.ts";
import { CERTAIN, spamScore, SUSPICIOUS } from "./spam-score.ts";
import { tellModerators } from "./tell-moderators.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Below a post, or in reply to a comment there. */
interface Place {
  postId: string;
  parentId?: string | null;
}

/** What somebody writes: a visitor with name and address, or a member, whose name is known. */
interface Words {
  content: string;
  name?: string;
  email?: string;
}

const NONE = { $in: [] };
const ANY = { count: {} };

/**
 * Adds a comment, or a reply to one, and returns its id. It is public at once unless it looks
 * suspicious; then it waits for a moderator and only its writer sees it. The same submit sent again
 * finds the first. One statement asks what must be known, one writes.
 */
export async function writeComment(
  { postId, parentId = null }: Place,
  input: CommentInput,
  context: Context,
): Promise<string> {
  const { em, viewer } = context;
  const { memberId } = viewer;
  const words: Words = check(memberId ? memberComment : visitorComment, input);
  const { content, email } = words;
  const yesterday = new Date(context.now().getTime() - DAY_MS);
  const { post, member, before, blockers, author, answered } = await facts(
    {
      post: columnsOf(Post, { id: postId }, ["id", "author", "enableComments"]),
      member: columnsOf(Member, { id: memberId ?? NONE }, ["id", "displayName"]),
      author: countsOf(User, { member: { posts: { $some: { id: postId } } } }, ANY),
      answered: countsOf(User, { member: { comments: { $some: { id: parentId ?? NONE } } } }, ANY),
      blockers: countsOf(BlockedCommenter, { value: email ? blockersOf(email) : NONE }, ANY),
      before: countsOf(
        Comment,
        { email: email ?? NONE },
        {
          approvedBefore: { status: CommentStatus.APPROVED },
          sameText: { content, createdAt: { $gt: yesterday } },
        },
      ),
    },
    context,
  );
  if (!post) throw new NotFound(POST_NOT_FOUND);
  if (memberId && !member) throw new NotFound("Member not found");
  if (!post.enableComments) throw new Forbidden("Comments are closed");

  const name = member?.displayName ?? words.name ?? "";
  const isBlocked = blockers.count > 0;
  const score = email && !isBlocked ? spamScore({ content, name, ...before }) : 0;
  const comment = new Comment({
    post: em.getReference(Post, post.id),
    parent: parentId === null ? null : em.getReference(Comment, parentId),
    content,
    writer: { name, ...(member ? { member: em.getReference(Member, member.id) } : { email }) },
    byAuthor: !!member && member.id === post.author,
    fingerprint: fingerprintOf([post.id, parentId ?? "", memberId ?? email ?? "", content]),
    spamScore: score,
    status: isBlocked ? CommentStatus.SPAM : statusFor(score),
    locale: input.locale,
    createdAt: context.now(),
  });
  if (comment.status === CommentStatus.APPROVED) announceAdded(comment, context);
  if (comment.status === CommentStatus.PENDING) await tellModerators(post.id, context);
  const concerns = author.count + answered.count > 0;
  if (
    comment.status === CommentStatus.PENDING ||
    (comment.status === CommentStatus.APPROVED && concerns)
  ) {
    context.work(NOTIFY_OF_COMMENT, { id: comment.id });
  }
  if (await context.insertOnce(comment)) return comment.id;
  return (await em.findOneOrFail(Comment, { fingerprint: comment.fingerprint })).id;
}

/** The same words by the same person at the same place. */
const fingerprintOf = (parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

function statusFor(score: number): CommentStatus {
  if (score >= CERTAIN) return CommentStatus.SPAM;
  return score >= SUSPICIOUS ? CommentStatus.PENDING : CommentStatus.APPROVED;
}
