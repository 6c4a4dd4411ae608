import type { EntityManager } from "@mikro-orm/core";
import { Locale } from "../foundation/locale.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Member } from "../members/member.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { Post } from "./post.ts";

interface Values {
  post: { id: string };
  parent?: { id: string };
  member?: { id: string };
  content?: string;
  /** Of the writer */
  name?: string;
  email?: string;
  status?: CommentStatus;
  createdAt?: Date;
}

const FIRST = Date.UTC(2026, 5, 1);
let made = 0;

/** Creates a comment, by default a visitor's and approved. */
export async function aComment(em: EntityManager, values: Values): Promise<Comment> {
  made += 1;
  const { post, parent, member, content = `Comment ${made}` } = values;
  const writer = member
    ? { name: values.name ?? "A member", member: em.getReference(Member, member.id) }
    : { name: values.name ?? "A visitor", email: values.email ?? `visitor-${made}@example.org` };
  const comment = new Comment({
    post: em.getReference(Post, post.id),
    parent: parent ? em.getReference(Comment, parent.id) : null,
    content,
    writer,
    status: values.status ?? CommentStatus.APPROVED,
    locale: Locale.en,
    spamScore: 0,
    fingerprint: crypto.randomUUID(),
    createdAt: values.createdAt ?? new Date(FIRST + made * MINUTE),
  });
  em.persist(comment);
  await em.flush();
  return comment;
}
