import { createHash } from "node:crypto";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { Member } from "../members/member.ts";
import { Comment, CommentStatus, type Writer } from "./comment.ts";
import { type CommentInput, memberComment, visitorComment } from "./comment.input.ts";
import { announceAdded } from "./comment.events.ts";
import type { Post } from "./post.ts";
import { tellModerators } from "./tell-moderators.ts";
import { CERTAIN, spamScore, SUSPICIOUS } from "./spam-score.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds a comment, or a reply to one. It is public at once unless it looks suspicious; then it
 * waits for a moderator and only its writer sees it. The same submit sent again finds the first.
 */
export async function writeComment(
  post: Post,
  parent: Comment | null,
  input: CommentInput,
  context: Context,
): Promise<Comment> {
  if (!post.enableComments) throw new Forbidden("Comments are closed");
  const { content, writer } = await read(input, context);
  const fingerprint = fingerprintOf(post, parent, writer, content);
  const earlier = await context.em.findOne(Comment, { fingerprint });
  if (earlier) return earlier;

  const score = await scoreOf(content, writer, context);
  const comment = new Comment({
    post,
    parent,
    content,
    writer,
    fingerprint,
    spamScore: score,
    status: statusFor(score),
    locale: input.locale,
    createdAt: context.now(),
  });
  context.em.persist(comment);
  if (comment.status === CommentStatus.APPROVED) announceAdded(comment, context);
  if (comment.status === CommentStatus.PENDING) await tellModerators(post, context);
  if (await context.saveOnce()) return comment;
  return context.em.findOneOrFail(Comment, { fingerprint });
}

async function read(
  input: CommentInput,
  context: Context,
): Promise<{ content: string; writer: Writer }> {
  const { memberId } = context.viewer;
  if (!memberId) {
    const { content, name, email } = check(visitorComment, input);
    return { content, writer: { name, email } };
  }
  const { content } = check(memberComment, input);
  const member = await context.find(Member, memberId, "Member not found");
  return { content, writer: { name: member.displayName, member } };
}

function fingerprintOf(
  post: Post,
  parent: Comment | null,
  writer: Writer,
  content: string,
): string {
  const place = [post.id, parent?.id ?? "", writer.member?.id ?? writer.email ?? "", content];
  return createHash("sha256").update(JSON.stringify(place)).digest("base64url");
}

async function scoreOf(content: string, writer: Writer, context: Context): Promise<number> {
  const { member, email, name } = writer;
  if (member || !email) return 0;
  const yesterday = new Date(context.now().getTime() - DAY_MS);
  const [approvedBefore, sameText] = await Promise.all([
    context.em.count(Comment, { email, status: CommentStatus.APPROVED }),
    context.em.count(Comment, { email, content, createdAt: { $gt: yesterday } }),
  ]);
  return spamScore({ content, name, approvedBefore, sameText });
}

function statusFor(score: number): CommentStatus {
  if (score >= CERTAIN) return CommentStatus.SPAM;
  return score >= SUSPICIOUS ? CommentStatus.PENDING : CommentStatus.APPROVED;
}
