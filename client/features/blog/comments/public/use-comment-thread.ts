import { type RefObject, useRef, useState } from "react";
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
  settleComment,
  startThread,
  type Thread,
} from "./thread.ts";
import { useLiveComments } from "./use-live-comments.ts";

interface Start {
  /** Where it is on screen */
  place: RefObject<Element | null>;
  postId: string;
  page: CommentPage;
  /** A comment that was posted on the way to this page */
  posted: string | null;
}

type Step = (now: Thread) => Thread;

/** The thread on screen: the comments of the page, with all changes since. */
export function useCommentThread({ place, postId, page, posted }: Start) {
  const [thread, setThread] = useState<Thread>(() => ({
    ...startThread(page),
    fresh: posted ? [posted] : [],
  }));
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [arrived, setArrived] = useState<string>();
  // What happens while comments are read again: the answer may be older, such as one to which the reader's
  // own comment, pending and not announced, is unknown.
  const meanwhile = useRef<Step[] | null>(null);

  const take = (step: Step) => {
    meanwhile.current?.push(step);
    setThread(step);
  };
  const add = (it: Arrival) => take((now) => addComment(now, it));
  const live = useLiveComments(place, postId, {
    added: (it) => {
      if (!findComment(thread, it.comment.id)) setArrived(it.comment.name);
      add(it);
    },
    changed: (it) => change(it),
    connected: async () => {
      const { refreshThread, rereadThread } = await import("./refresh-thread.ts");
      const steps: Step[] = [];
      meanwhile.current = steps;
      const again = await rereadThread(thread, (number, limit) =>
        readComments(postId, number, limit),
      );
      if (meanwhile.current === steps) meanwhile.current = null;
      setThread((now) => steps.reduce((next, step) => step(next), refreshThread(now, again)));
    },
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
  const change = (it: Change) => take((now) => changeComment(now, it));
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
