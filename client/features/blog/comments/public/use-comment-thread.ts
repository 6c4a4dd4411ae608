import { useState } from "react";
import type { CommentPage } from "../../../../platform/rest.ts";
import {
  addComment,
  type Arrival,
  type Change,
  changeComment,
  COMMENTS_PAGE_SIZE,
  findComment,
  moreComments,
  nextPage,
  rereadThread,
  refreshThread,
  settleComment,
  startThread,
  type Thread,
} from "./thread.ts";
import { useLiveComments } from "./use-live-comments.ts";

interface Start {
  postId: string;
  page: CommentPage;
  /** A comment that was posted on the way to this page */
  posted: string | null;
}

/** The thread on screen: the comments of the page, with all changes since. */
export function useCommentThread({ postId, page, posted }: Start) {
  const [thread, setThread] = useState<Thread>(() => ({
    ...startThread(page),
    fresh: posted ? [posted] : [],
  }));
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [arrived, setArrived] = useState<string>();

  const add = (it: Arrival) => setThread((now) => addComment(now, it));
  const live = useLiveComments(postId, {
    added: (it) => {
      if (!findComment(thread, it.comment.id)) setArrived(it.comment.name);
      add(it);
    },
    changed: (it) => setThread((now) => changeComment(now, it)),
    connected: () =>
      rereadThread(thread, (number, limit) => readComments(postId, number, limit)).then((again) =>
        setThread((now) => refreshThread(now, again)),
      ),
  });

  /** Loads the next page; returns the id of its first comment. */
  async function more(): Promise<string | undefined> {
    if (loading) return;
    setLoading(true);
    setFailed(false);
    try {
      const below = await readComments(postId, nextPage(thread));
      setThread((now) => moreComments(now, below));
      const known = new Set(thread.comments.map(({ id }) => id));
      return below.comments.find(({ id }) => !known.has(id))?.id;
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }

  const settle = (id: string) => setThread((now) => settleComment(now, id));
  const change = (it: Change) => setThread((now) => changeComment(now, it));
  return { thread, add, change, settle, more, loading, failed, live, arrived };
}

async function readComments(
  postId: string,
  page: number,
  limit = COMMENTS_PAGE_SIZE,
): Promise<CommentPage> {
  const query = new URLSearchParams({ postId, page: `${page}`, limit: `${limit}` });
  const answer = await fetch(`/api/blog/comments?${query}`, {
    // The browser's cache may be older than the event that caused this read.
    cache: "no-cache",
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`Comments: ${answer.status}`);
  return (await answer.json()) as CommentPage;
}
