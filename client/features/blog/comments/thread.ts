import type { Comment, Pagination } from "../../../rest.ts";

/** What a reader has of a post's comments. Pure: every change answers a new thread. */
export interface Thread {
  /** Newest first; their replies oldest first */
  comments: readonly Comment[];
  /** All that may be seen, replies included; not only what is loaded */
  count: number;
  /** How many comments the pages hold, replies not counted */
  total: number;
  /** The page the thread begins with */
  page: number;
  /** Arrived while the reader was here, and not yet read */
  fresh: readonly string[];
}

export interface CommentPage {
  comments: Comment[];
  pagination: Pagination;
}

export const commentsAPage = 10;
const mostAtOnce = 100;

/** A comment that came in, with the comment it answers and the post's count if that is known. */
export interface Arrival {
  comment: Comment;
  parentId: string | null;
  count?: number;
}

export interface Change {
  commentId: string;
  parentId: string | null;
  /** null when it may no longer be seen */
  comment: Comment | null;
  count: number;
}

export function startThread({ comments, pagination }: CommentPage, count: number): Thread {
  return { comments, count, total: pagination.totalCount, page: pagination.page, fresh: [] };
}

/** Adds what arrives. The writer gets their own twice, as answer and as event: it stays one. */
export function addComment(thread: Thread, { comment, parentId, count }: Arrival): Thread {
  if (find(thread, comment.id)) {
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

/** An edit, a decision of a moderator, or a removal. */
export function changeComment(thread: Thread, change: Change): Thread {
  const { commentId, comment, parentId, count } = change;
  if (!comment) return { ...removeComment(thread, commentId), count };
  if (find(thread, commentId)) return { ...replaced(thread, comment), count };
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

/** The next page below. Comments that arrived meanwhile have moved its border: none comes twice. */
export function moreComments(thread: Thread, { comments, pagination }: CommentPage): Thread {
  const below = comments.filter(({ id }) => !find(thread, id));
  return { ...thread, comments: [...thread.comments, ...below], total: pagination.totalCount };
}

/** After a dropped connection: the page the thread begins with, read again, is what counts. */
export function refreshThread(thread: Thread, { comments, pagination }: CommentPage): Thread {
  const border = comments.at(-1);
  // When not even the last of the page is known, more was missed than the page holds.
  const touches = border && find(thread, border.id);
  const below = thread.comments.filter((it) => border && newestFirst(border, it) < 0);
  const kept = pagination.hasMore && touches ? below : [];
  const dropped = pagination.hasMore && !touches ? below : [];
  const merged = [...comments, ...kept];
  const before = thread.comments.filter((comment) => !dropped.includes(comment));
  const arrived = [...comments, ...comments.flatMap(({ replies }) => replies)];
  return {
    ...thread,
    comments: merged,
    total: pagination.totalCount,
    count:
      thread.count + pagination.totalCount - thread.total + repliesIn(merged) - repliesIn(before),
    fresh: [
      ...thread.fresh,
      ...arrived
        .map(({ id }) => id)
        .filter((id) => !find(thread, id) && !thread.fresh.includes(id)),
    ],
  };
}

/** Read: no longer marked as new. */
export function settleComment(thread: Thread, id: string): Thread {
  return { ...thread, fresh: thread.fresh.filter((it) => it !== id) };
}

/** How many comments are older than what is loaded. */
export function earlierComments({ comments, page, total }: Thread): number {
  return Math.max(0, total - (page - 1) * commentsAPage - comments.length);
}

/** The page that holds the first comment which is not loaded. */
export function nextPage({ comments, page }: Thread): number {
  return page + Math.floor(comments.length / commentsAPage);
}

/**
 * How many comments to read again after a dropped connection: those that are loaded, which may have
 * new replies, and as many new ones as a page holds.
 */
export function commentsToRefresh({ comments, page }: Thread): number {
  return page === 1 ? Math.min(mostAtOnce, comments.length + commentsAPage) : commentsAPage;
}

/** Older than what is loaded: on a page that is read later, and counted there. */
function isBelow(thread: Thread, comment: Comment): boolean {
  const oldest = thread.comments.at(-1);
  return earlierComments(thread) > 0 && !!oldest && newestFirst(comment, oldest) > 0;
}

export function findComment(thread: Thread, id: string): Comment | undefined {
  return find(thread, id);
}

function find({ comments }: Thread, id: string): Comment | undefined {
  for (const comment of comments) {
    if (comment.id === id) return comment;
    const reply = comment.replies.find((it) => it.id === id);
    if (reply) return reply;
  }
}

/** Events carry a comment without its replies: those that are loaded stay. */
function replaced(thread: Thread, comment: Comment): Thread {
  const put = (it: Comment) => (it.id === comment.id ? { ...comment, replies: it.replies } : it);
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

function repliesIn(comments: readonly Comment[]): number {
  return comments.reduce((sum, { replies }) => sum + replies.length, 0);
}

/** Ids are in the order of making, so they decide within a millisecond. */
function newestFirst(a: Comment, b: Comment): number {
  return (
    Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  );
}
