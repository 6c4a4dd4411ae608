import type { Context } from "../foundation/context.ts";
import { Forbidden, NotFound } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import { fingerprintOf, isRepeated } from "../foundation/repeated-content.ts";
import { selectColumns, selectCounts, lookup } from "../foundation/reading/sql/lookup.ts";
import { User, UserStatus } from "../accounts/user.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Member } from "../members/member.ts";
import { BlockedCommenter, blockersOf } from "./blocked-commenter.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { CommentInput } from "./comment.input.ts";
import { publishAdded } from "./comment.events.ts";
import { NOTIFY_OF_COMMENTS } from "./notify-of-comments.ts";
import { Post } from "./post.ts";
import { learnedScore } from "../foundation/spam-words.ts";
import { SPAM_SCORE, spamScore, SUSPICIOUS_SCORE } from "../foundation/spam-score.ts";

/** A post, or a comment to reply to. */
interface Place {
  postId: string;
  parentId?: string | null;
}

const NONE = { $in: [] };
const ANY = { count: {} };

/**
 * Creates a comment or a reply and returns its id. It is public at once unless it looks suspicious
 * or the site wants to approve it; then it is pending and visible to its writer only. A repeated submit returns the first comment.
 * One statement reads all required facts, one writes. An email address that a visitor gives proves
 * nothing: it earns no trust, and the response does not depend on whether it is known here, except
 * that comments with a blocked or suspended person's address are treated like suspicious ones.
 */
export async function writeComment(
  { postId, parentId = null }: Place,
  input: CommentInput,
  context: Context,
): Promise<string> {
  const { em, viewer } = context;
  const { memberId, userId } = viewer;
  // signed-in writers are known; visitors must give name and email
  const writer = userId
    ? { name: null, email: null }
    : { name: input.name ?? "", email: input.email ?? "" };
  const fields = parseInput(CommentInput, Object.assign(new CommentInput(), input, writer));
  const { content, idempotencyKey } = fields;
  const email = fields.email ?? undefined;
  await takeLimits(email, context);
  const { commentApproval } = await context.services.site.decisions();
  const asksWhoIsKnown = commentApproval === "first_time";
  const { post, member, account, blockers, suspended, author, answered, known } = await lookup(
    {
      post: selectColumns(Post, { id: postId }, ["id", "author", "enableComments"]),
      member: selectColumns(Member, { id: memberId ?? NONE }, ["id", "displayName"]),
      account: selectColumns(User, { id: (!memberId && userId) || NONE }, ["id", "name", "email"]),
      author: selectCounts(User, { member: { posts: { $some: { id: postId } } } }, ANY),
      answered: selectCounts(
        User,
        { member: { comments: { $some: { id: parentId ?? NONE } } } },
        ANY,
      ),
      suspended: selectCounts(
        User,
        { email: email ?? NONE, status: UserStatus.SUSPENDED, ...NOT_DELETED },
        ANY,
      ),
      blockers: selectCounts(BlockedCommenter, { value: email ? blockersOf(email) : NONE }, ANY),
      known: selectCounts(
        Comment,
        { member: { id: (asksWhoIsKnown && memberId) || NONE }, status: CommentStatus.APPROVED },
        ANY,
      ),
    },
    context,
  );
  if (!post) throw notFound(Post);
  if (memberId && !member) throw notFound(Member);
  if (userId && !memberId && !account) throw new NotFound("Account not found");
  if (!post.enableComments) throw new Forbidden("Comments are closed");

  const name = member?.displayName ?? account?.name ?? fields.name ?? "";
  const isBlocked = blockers.count > 0;
  const isSuspect = email !== undefined && !isBlocked;
  const wasSent = isSuspect && (await isRepeated("sameComment", content, context));
  const score = isSuspect
    ? await learnedScore(spamScore({ content, name, isRepeated: wasSent }), "comments", content, em)
    : 0;
  const needsApproval =
    !viewer.may("comment:moderate") &&
    (commentApproval === "all" || (asksWhoIsKnown && known.count === 0));
  const comment = new Comment({
    post: em.getReference(Post, post.id),
    parent: parentId === null ? null : em.getReference(Comment, parentId),
    content,
    writer: {
      name,
      ...(member
        ? { member: em.getReference(Member, member.id) }
        : { email: account?.email ?? email }),
      ...(account && { account: em.getReference(User, account.id) }),
    },
    byAuthor: !!member && member.id === post.author,
    fingerprint: fingerprintOf([
      post.id,
      parentId ?? "",
      memberId ?? userId ?? email ?? "",
      content,
      // a visitor's content and address are not secret: only the key identifies a repeated submit
      userId ? "" : (idempotencyKey ?? crypto.randomUUID()),
    ]),
    spamScore: score,
    // The address of a suspended account may have been entered by someone else: a moderator
    // decides.
    status: isBlocked ? CommentStatus.SPAM : statusFor(score, suspended.count > 0 || needsApproval),
    locale: input.locale,
    createdAt: context.now(),
  });
  if (comment.status === CommentStatus.APPROVED) publishAdded(comment, context);
  const concerns = author.count + answered.count > 0;
  if (
    comment.status === CommentStatus.PENDING ||
    (comment.status === CommentStatus.APPROVED && concerns)
  ) {
    context.enqueueBatchJob(NOTIFY_OF_COMMENTS, { id: comment.id });
  }
  if (await context.insertIfAbsent(comment)) return comment.id;
  return (await em.findOneOrFail(Comment, { fingerprint: comment.fingerprint })).id;
}

async function takeLimits(email: string | undefined, context: Context): Promise<void> {
  const { viewer, services } = context;
  await services.limits.take(
    ["comment", viewer.userId ?? viewer.network],
    ...(email ? [["commentOfEmail", email] as const] : []),
  );
}

function statusFor(score: number, isPending: boolean): CommentStatus {
  if (score >= SPAM_SCORE) return CommentStatus.SPAM;
  return isPending || score >= SUSPICIOUS_SCORE ? CommentStatus.PENDING : CommentStatus.APPROVED;
}
