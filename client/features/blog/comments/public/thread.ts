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

type Moment = Pick<Comment, "id" | "createdAt">;

/** The loaded comments, read again; on a later page also those of the first page, the newest of all. */
export interface ThreadUpdate extends CommentPage {
  newest?: readonly Comment[];
}

type ReadPage = (page: number, limit: number) => Promise<CommentPage>;

export const COMMENTS_PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

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

/** An edit, a moderator's decision, or a removal. */
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

/**
 * Appends the next page. Comments that arrived meanwhile have shifted it: duplicates are removed.
 */
export function moreComments(thread: Thread, page: CommentPage): Thread {
  const { pagination, commentCount: count } = page;
  const below = page.comments.filter(({ id }) => !find(thread, id));
  const comments = [...thread.comments, ...below];
  return { ...thread, comments, count, total: pagination.totalCount };
}

/** Reads all loaded pages again and, on a later page, the comments written since the reader opened it. */
export async function rereadThread(thread: Thread, read: ReadPage): Promise<ThreadUpdate> {
  const again = await readLoaded(onPages(thread), read);
  if (thread.page === 1) return again;
  let top = await read(1, COMMENTS_PAGE_SIZE);
  if (top.pagination.hasMore && thread.since && top.comments.every(isAfter(thread.since)))
    top = await read(1, MAX_PAGE_SIZE);
  const { totalCount } = top.pagination;
  return {
    comments: again.comments,
    commentCount: top.commentCount,
    pagination: { ...again.pagination, totalCount },
    newest: top.comments,
  };
}

/**
 * Missed comments have shifted the loaded pages, so that one page may not reach their end and would miss
 * replies, edits and removals there.
 */
async function readLoaded(thread: Thread, read: ReadPage): Promise<CommentPage> {
  const limit = commentsToRefresh(thread);
  let { page } = thread;
  let again = await read(page, limit);
  if (!touches(thread, again)) return again;
  while (again.pagination.hasMore && reachesBelow(thread, again)) {
    page += 1;
    const next = await read(page, limit);
    // If a comment was removed between the two reads, another one moved from the second page to the
    // first: neither read has it.
    if (next.pagination.totalCount < again.pagination.totalCount) return readLoaded(thread, read);
    const above = new Set(again.comments.map(({ id }) => id));
    const below = next.comments.filter(({ id }) => !above.has(id));
    again = { ...next, comments: [...again.comments, ...below] };
  }
  return again;
}

/**
 * After connecting: the thread's first page, read again, replaces the loaded one. Only comments
 * newer than all known ones count as new; others merely moved onto the page.
 */
export function refreshThread(thread: Thread, page: ThreadUpdate): Thread {
  const { pagination, commentCount: count, newest } = page;
  const since = newest && (thread.since ?? newest.find(({ id }) => !find(thread, id)) ?? BEGINNING);
  const loaded = onPages({ ...thread, since });
  const isTouched = touches(loaded, page);
  // Comments newer than a later page are on the pages before it.
  const [first] = thread.page > 1 && isTouched ? loaded.comments : [];
  const onPage = page.comments.filter(
    (it) => !first || find(loaded, it.id) || newestFirst(first, it) < 0,
  );
  const border = onPage.at(-1);
  const below = loaded.comments.filter((it) => border && newestFirst(border, it) < 0);
  const kept = pagination.hasMore && isTouched ? below : [];
  const written = since && newest ? newest.filter(isAfter(since)) : [];
  const comments = [...written, ...onPage.filter(({ id }) => !written.some((it) => it.id === id))];
  const latest = [...all(thread.comments), ...(thread.since ? [thread.since] : [])]
    .toSorted(newestFirst)
    .at(0);
  const arrived = all(comments).filter((it) => !latest || newestFirst(it, latest) < 0);
  return {
    ...thread,
    ...(since && { since }),
    comments: [...comments, ...kept],
    total: pagination.totalCount,
    count,
    fresh: [...thread.fresh, ...arrived.map(({ id }) => id)],
  };
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

/** How many comments to read again at once: as many as are loaded, or one page. */
export function commentsToRefresh({ comments, page }: Thread): number {
  if (page > 1) return COMMENTS_PAGE_SIZE;
  return Math.min(MAX_PAGE_SIZE, Math.max(COMMENTS_PAGE_SIZE, comments.length));
}

/** Without the comments written since the reader opened a later page: they belong to the first. */
function onPages(thread: Thread): Thread {
  const { since, comments } = thread;
  return since ? { ...thread, comments: comments.filter((it) => !isAfter(since)(it)) } : thread;
}

const BEGINNING: Moment = { id: "", createdAt: new Date(0).toISOString() };

const isAfter =
  (moment: Moment) =>
  (it: Moment): boolean =>
    newestFirst(it, moment) < 0;

/** If no comment of a page is known, more was missed than the page contains. */
function touches(thread: Thread, { comments }: CommentPage): boolean {
  return comments.some(({ id }) => find(thread, id));
}

/** Whether loaded comments come after those of a page. */
function reachesBelow({ comments }: Thread, page: CommentPage): boolean {
  const oldest = comments.at(-1);
  const border = page.comments.at(-1);
  return !!oldest && !!border && newestFirst(border, oldest) < 0;
}

/** Older than the loaded comments: on a page that is loaded later, and counted there. */
function isBelow(thread: Thread, comment: Comment): boolean {
  const oldest = thread.comments.at(-1);
  return earlierComments(thread) > 0 && !!oldest && newestFirst(comment, oldest) > 0;
}

export function findComment(thread: Thread, id: string): Comment | undefined {
  return find(thread, id);
}

function find({ comments }: Thread, id: string): Comment | undefined {
  return all(comments).find((it) => it.id === id);
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
function all(comments: readonly Comment[]): Comment[] {
  return comments.flatMap((it) => [it, ...it.replies]);
}

/** Ids are in order of creation, so they decide within a millisecond. */
function newestFirst(a: Moment, b: Moment): number {
  return (
    Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  );
}
