import { createHash } from "node:crypto";
import type { Context } from "../foundation/context.ts";
import { Forbidden, NotFound, RateLimited } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { columnsOf, countsOf, facts } from "../foundation/reading/facts.ts";
import { User } from "../accounts/user.ts";
import { Member } from "../members/member.ts";
import { BlockedCommenter, blockersOf } from "./blocked-commenter.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { type CommentInput, knownComment, visitorComment } from "./comment.input.ts";
import { announceAdded } from "./comment.events.ts";
import { POST_NOT_FOUND } from "./find-post.ts";
import { NOTIFY_OF_COMMENT } from "./notify-of-comment.ts";
import { Post } from "./post.ts";
import { CERTAIN, spamScore, SUSPICIOUS } from "./spam-score.ts";

/** Below a post, or in reply to a comment there. */
interface Place {
  postId: string;
  parentId?: string | null;
}

/** What somebody writes: a visitor with name and address, or who is signed in, whose name is known. */
interface Words {
  content: string;
  name?: string;
  email?: string;
  idempotencyKey?: string | null | undefined;
}

const NONE = { $in: [] };
const ANY = { count: {} };

/**
 * Adds a comment, or a reply to one, and returns its id. It is public at once unless it looks
 * suspicious; then it waits for a moderator and only its writer sees it. The same submit sent again
 * finds the first. One statement asks what must be known, one writes. An e-mail address that a
 * visitor gives proves nothing: it earns no trust, and nothing that is answered depends on whether
 * it is known here.
 */
export async function writeComment(
  { postId, parentId = null }: Place,
  input: CommentInput,
  context: Context,
): Promise<string> {
  const { em, viewer } = context;
  const { memberId, userId } = viewer;
  const words: Words = check(userId ? knownComment : visitorComment, input);
  const { content, email, idempotencyKey } = words;
  await takeLimits(email, context);
  const { post, member, account, blockers, author, answered } = await facts(
    {
      post: columnsOf(Post, { id: postId }, ["id", "author", "enableComments"]),
      member: columnsOf(Member, { id: memberId ?? NONE }, ["id", "displayName"]),
      account: columnsOf(User, { id: (!memberId && userId) || NONE }, ["id", "name", "email"]),
      author: countsOf(User, { member: { posts: { $some: { id: postId } } } }, ANY),
      answered: countsOf(User, { member: { comments: { $some: { id: parentId ?? NONE } } } }, ANY),
      blockers: countsOf(BlockedCommenter, { value: email ? blockersOf(email) : NONE }, ANY),
    },
    context,
  );
  if (!post) throw new NotFound(POST_NOT_FOUND);
  if (memberId && !member) throw new NotFound("Member not found");
  if (userId && !memberId && !account) throw new NotFound("Account not found");
  if (!post.enableComments) throw new Forbidden("Comments are closed");

  const name = member?.displayName ?? account?.name ?? words.name ?? "";
  const isBlocked = blockers.count > 0;
  const isSuspect = email !== undefined && !isBlocked;
  const isRepeated = isSuspect && (await saysAgain(content, context));
  const score = isSuspect ? spamScore({ content, name, isRepeated }) : 0;
  const comment = new Comment({
    post: em.getReference(Post, post.id),
    parent: parentId === null ? null : em.getReference(Comment, parentId),
    content,
    writer: {
      name,
      ...(member
        ? { member: em.getReference(Member, member.id) }
        : { email: account?.email ?? email }),
    },
    byAuthor: !!member && member.id === post.author,
    fingerprint: fingerprintOf([
      post.id,
      parentId ?? "",
      memberId ?? userId ?? email ?? "",
      content,
      // the words and the address of a visitor are no secret: only a key says that it is the same one
      userId ? "" : (idempotencyKey ?? crypto.randomUUID()),
    ]),
    spamScore: score,
    status: isBlocked ? CommentStatus.SPAM : statusFor(score),
    locale: input.locale,
    createdAt: context.now(),
  });
  if (comment.status === CommentStatus.APPROVED) announceAdded(comment, context);
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

async function takeLimits(email: string | undefined, context: Context): Promise<void> {
  const { viewer, outside } = context;
  await outside.limits.take(
    ["comment", viewer.userId ?? viewer.network],
    ...(email ? [["commentOfEmail", email] as const] : []),
  );
}

/** Whether these words have come from the same network more often than people repeat themselves. */
async function saysAgain(content: string, { viewer, outside }: Context): Promise<boolean> {
  try {
    await outside.limits.take(["sameComment", `${viewer.network} ${content}`]);
    return false;
  } catch (error) {
    if (error instanceof RateLimited) return true;
    throw error;
  }
}

/** The same words by the same person at the same place, sent by one submit. */
const fingerprintOf = (parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

function statusFor(score: number): CommentStatus {
  if (score >= CERTAIN) return CommentStatus.SPAM;
  return score >= SUSPICIOUS ? CommentStatus.PENDING : CommentStatus.APPROVED;
}
