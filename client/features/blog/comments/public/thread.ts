import type { Comment, CommentPage } from "../../../../platform/rest.ts";

/** The comments of a post as loaded by a reader. Immutable: every change returns a new thread. */
export interface Thread {
  /** Newest first; their replies oldest first */
  comments: readonly Comment[];
  /** All visible comments including replies, loaded or not */
  count: number;
  /** How many comments the pages have, without replies */
  total: number;
  /** The page that the thread begins with */
  page: number;
  /** Arrived while the reader was here, and not yet read */
  fresh: readonly string[];
  /** On a later page: comments newer than this were written while the reader was here */
  since?: Moment;
}

export type Moment = Pick<Comment, "id" | "createdAt">;

export const COMMENTS_PAGE_SIZE = 10;

/** A comment that arrived, with the comment it replies to and, if known, the post's count. */
export interface Arrival {
  comment: Comment;
  parentId: string | null;
  count?: number;
}

export interface Change {
  commentId: string;
  parentId: string | null;
  /** null if it is no longer visible */
  comment: Comment | null;
  count: number;
}

export function startThread({ comments, commentCount, pagination }: CommentPage): Thread {
  const { totalCount: total, page } = pagination;
  return { comments, count: commentCount, total, page, fresh: [] };
}

/**
 * Adds an arriving comment. The author gets their own twice, as an answer and as an event: it is
 * added once.
 */
export function addComment(thread: Thread, { comment, parentId, count }: Arrival): Thread {
  if (findComment(thread, comment.id)) {
    return { ...replaced(thread, comment), count: count ?? thread.count };
  }
  const seen = comment.status === "approved" ? 1 : 0;
  const next = { ...thread, count: count ?? thread.count + seen };
  if (parentId === null) {
    if (isBelow(thread, comment)) return next;
    const fresh = [...thread.fresh, comment.id];
    return {
      ...next,
      fresh,
      total: thread.total + 1,
      comments: inserted(thread.comments, comment),
    };
  }
  const parent = thread.comments.find(({ id }) => id === parentId);
  if (!parent) return next;
  return {
    ...next,
    fresh: [...thread.fresh, comment.id],
    comments: swapped(thread.comments, withReply(parent, comment)),
  };
}

/** An edit, a moderator's decision, or a removal. */
export function changeComment(thread: Thread, change: Change): Thread {
  const { commentId, comment, parentId, count } = change;
  if (!comment) return { ...removeComment(thread, commentId), count };
  if (findComment(thread, commentId)) return { ...replaced(thread, comment), count };
  if (parentId === null && isBelow(thread, comment))
    return { ...thread, count, total: thread.total + 1 };
  const { fresh } = thread;
  return { ...addComment(thread, { comment, parentId, count }), fresh };
}

function removeComment(thread: Thread, id: string): Thread {
  const without = (list: readonly Comment[]) => list.filter((comment) => comment.id !== id);
  const comments = without(thread.comments).map((comment) =>
    comment.replies.some((reply) => reply.id === id)
      ? { ...comment, replies: without(comment.replies) }
      : comment,
  );
  const gone = thread.comments.length - comments.length;
  return {
    ...thread,
    comments,
    total: thread.total - gone,
    fresh: thread.fresh.filter((it) => it !== id),
  };
}

/**
 * Appends the next page. Comments that arrived meanwhile have shifted it: duplicates are removed.
 */
export function moreComments(thread: Thread, page: CommentPage): Thread {
  const { pagination, commentCount: count } = page;
  const below = page.comments.filter(({ id }) => !findComment(thread, id));
  const comments = [...thread.comments, ...below];
  return { ...thread, comments, count, total: pagination.totalCount };
}

/** Read: no longer marked as new. */
export function settleComment(thread: Thread, id: string): Thread {
  return { ...thread, fresh: thread.fresh.filter((it) => it !== id) };
}

/** How many comments are older than the loaded ones. */
export function earlierComments({ comments, page, total }: Thread): number {
  return Math.max(0, total - (page - 1) * COMMENTS_PAGE_SIZE - comments.length);
}

/** The page with the first comment that is not loaded. */
export function nextPage({ comments, page }: Thread): number {
  return page + Math.floor(comments.length / COMMENTS_PAGE_SIZE);
}

/** Older than the loaded comments: on a page that is loaded later, and counted there. */
function isBelow(thread: Thread, comment: Comment): boolean {
  const oldest = thread.comments.at(-1);
  return earlierComments(thread) > 0 && !!oldest && newestFirst(comment, oldest) > 0;
}

export function findComment({ comments }: Thread, id: string): Comment | undefined {
  return withReplies(comments).find((it) => it.id === id);
}

/** Events contain a comment without its replies, and not whose it is: what is known of it is kept. */
function replaced(thread: Thread, comment: Comment): Thread {
  const put = (it: Comment) =>
    it.id === comment.id
      ? { ...comment, isOwn: comment.isOwn || it.isOwn, replies: it.replies }
      : it;
  const comments = thread.comments.map((it) => {
    const own = put(it);
    return own === it && it.replies.some(({ id }) => id === comment.id)
      ? { ...it, replies: it.replies.map(put) }
      : own;
  });
  return { ...thread, comments };
}

function inserted(comments: readonly Comment[], comment: Comment): Comment[] {
  return [...comments, comment].toSorted(newestFirst);
}

function withReply(parent: Comment, reply: Comment): Comment {
  return { ...parent, replies: [...parent.replies, reply].toSorted((a, b) => newestFirst(b, a)) };
}

function swapped(comments: readonly Comment[], comment: Comment): Comment[] {
  return comments.map((it) => (it.id === comment.id ? comment : it));
}

/** Comments with their replies. */
export function withReplies(comments: readonly Comment[]): Comment[] {
  return comments.flatMap((it) => [it, ...it.replies]);
}

/** Ids are in order of creation, so they decide within a millisecond. */
export function newestFirst(a: Moment, b: Moment): number {
  return (
    Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  );
}
