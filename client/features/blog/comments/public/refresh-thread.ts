import type { Comment, CommentPage } from "../../../../platform/rest.ts";
import {
  COMMENTS_PAGE_SIZE,
  findComment,
  type Moment,
  newestFirst,
  type Thread,
  withReplies,
} from "./thread.ts";

/** The loaded comments, read again; on a later page also those of the first page, the newest of all. */
export interface ThreadUpdate extends CommentPage {
  newest?: readonly Comment[];
}

type ReadPage = (page: number, limit: number) => Promise<CommentPage>;

const MAX_PAGE_SIZE = 100;

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
  const since =
    newest && (thread.since ?? newest.find(({ id }) => !findComment(thread, id)) ?? BEGINNING);
  const loaded = onPages({ ...thread, since });
  const isTouched = touches(loaded, page);
  // Comments newer than a later page are on the pages before it.
  const [first] = thread.page > 1 && isTouched ? loaded.comments : [];
  const onPage = page.comments.filter(
    (it) => !first || findComment(loaded, it.id) || newestFirst(first, it) < 0,
  );
  const border = onPage.at(-1);
  const below = loaded.comments.filter((it) => border && newestFirst(border, it) < 0);
  const remaining = pagination.hasMore && isTouched ? below : [];
  const written = since && newest ? newest.filter(isAfter(since)) : [];
  const comments = [...written, ...onPage.filter(({ id }) => !written.some((it) => it.id === id))];
  const latest = [...withReplies(thread.comments), ...(thread.since ? [thread.since] : [])]
    .toSorted(newestFirst)
    .at(0);
  const arrived = withReplies(comments).filter((it) => !latest || newestFirst(it, latest) < 0);
  return {
    ...thread,
    ...(since && { since }),
    comments: [...comments, ...remaining],
    total: pagination.totalCount,
    count,
    fresh: [...thread.fresh, ...arrived.map(({ id }) => id)],
  };
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
  return comments.some(({ id }) => findComment(thread, id));
}

/** Whether loaded comments come after those of a page. */
function reachesBelow({ comments }: Thread, page: CommentPage): boolean {
  const oldest = comments.at(-1);
  const border = page.comments.at(-1);
  return !!oldest && !!border && newestFirst(border, oldest) < 0;
}
