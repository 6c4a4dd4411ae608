import { describe, expect, test } from "vitest";
import type { Comment, CommentPage } from "../../../../platform/rest.ts";
import {
  addComment,
  changeComment,
  earlierComments,
  moreComments,
  nextPage,
  settleComment,
  startThread,
  type Thread,
} from "./thread.ts";
import { commentsToRefresh, refreshThread, rereadThread } from "./refresh-thread.ts";

/** Comment number n was written n minutes after the hour. */
function comment(n: number, replies: Comment[] = []): Comment {
  const minute = String(n).padStart(2, "0");
  return {
    id: `c${minute}`,
    content: `Comment ${n}`,
    name: "Lea Brandt",
    email: null,
    createdAt: `2026-11-21T10:${minute}:00.000Z`,
    editedAt: null,
    status: "approved",
    byAuthor: false,
    isOwn: false,
    member: null,
    replies,
  };
}

/** A page of the comments numbered from `newest` down to `oldest`, of `total` in total. */
function page(newest: number, oldest: number, total: number, number = 1): CommentPage {
  const comments = Array.from({ length: newest - oldest + 1 }, (_, i) => comment(newest - i));
  const totalPages = Math.ceil(total / 10);
  const hasMore = number < totalPages;
  return {
    comments,
    commentCount: total,
    pagination: { page: number, limit: 10, totalCount: total, totalPages, hasMore },
  };
}

const numbers = ({ comments }: Thread) => comments.map(({ id }) => Number(id.slice(1)));
const replies = ({ comments }: Thread) => comments.flatMap((it) => it.replies.map(({ id }) => id));

describe("a new comment", () => {
  const thread = startThread(page(12, 3, 12));

  test("is added at the top as new, and raises the count", () => {
    const next = addComment(thread, { comment: comment(13), parentId: null });
    expect(numbers(next)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(next).toMatchObject({ count: 13, total: 13, fresh: ["c13"] });
  });

  test("that is older than the loaded ones stays on its page, where it is counted", () => {
    const first = startThread(page(25, 16, 25));
    const next = addComment(first, { comment: comment(9), parentId: null, count: 26 });
    expect(numbers(next)).toEqual(numbers(first));
    expect(next).toMatchObject({ count: 26, total: 25 });
  });

  test("is added once, though its author gets it as an answer and as an event", () => {
    const event = addComment(thread, { comment: comment(13), parentId: null, count: 13 });
    const answer = addComment(event, { comment: comment(13), parentId: null });
    expect(numbers(answer)).toEqual(numbers(event));
    expect(answer).toMatchObject({ count: 13, total: 13, fresh: ["c13"] });
  });

  test("is sorted by time if events overtake each other", () => {
    const late = addComment(thread, { comment: comment(14), parentId: null, count: 14 });
    const next = addComment(late, { comment: comment(13), parentId: null, count: 14 });
    expect(numbers(next).slice(0, 3)).toEqual([14, 13, 12]);
    expect(next.count).toBe(14);
  });

  test("that is pending does not count", () => {
    const pending: Comment = { ...comment(13), status: "pending" };
    expect(addComment(thread, { comment: pending, parentId: null }).count).toBe(12);
  });

  test("is no longer new after it was read", () => {
    const next = addComment(thread, { comment: comment(13), parentId: null });
    expect(settleComment(next, "c13").fresh).toEqual([]);
  });
});

describe("a reply", () => {
  const thread = startThread(page(12, 3, 12));

  test("is appended to its comment", () => {
    const one = addComment(thread, { comment: comment(20), parentId: "c05" });
    const two = addComment(one, { comment: comment(21), parentId: "c05" });
    expect(replies(two)).toEqual(["c20", "c21"]);
    expect(numbers(two)).toEqual(numbers(thread));
    expect(two).toMatchObject({ count: 14, total: 12 });
  });

  test("to a comment that is not loaded is only counted", () => {
    const next = addComment(thread, { comment: comment(20), parentId: "c01", count: 13 });
    expect(next.comments).toEqual(thread.comments);
    expect(next).toMatchObject({ count: 13, fresh: [] });
  });
});

describe("a change", () => {
  const reply = comment(20);
  const thread = addComment(startThread(page(12, 3, 13)), { comment: reply, parentId: "c05" });

  test("replaces the text and keeps the replies", () => {
    const edited = { ...comment(5), content: "Better" };
    const next = changeComment(thread, {
      commentId: "c05",
      parentId: null,
      comment: edited,
      count: 14,
    });
    expect(next.comments.find(({ id }) => id === "c05")).toMatchObject({ content: "Better" });
    expect(replies(next)).toEqual(["c20"]);
  });

  test("to null removes the comment with its replies", () => {
    const next = changeComment(thread, {
      commentId: "c05",
      parentId: null,
      comment: null,
      count: 12,
    });
    expect(numbers(next)).not.toContain(5);
    expect(replies(next)).toEqual([]);
    expect(next).toMatchObject({ count: 12, total: 12 });
  });

  test("to null removes a reply", () => {
    const next = changeComment(thread, {
      commentId: "c20",
      parentId: "c05",
      comment: null,
      count: 13,
    });
    expect(replies(next)).toEqual([]);
    expect(next).toMatchObject({ count: 13, total: 13, fresh: [] });
  });

  test("shows an approved comment in its place and not as new", () => {
    const gap = changeComment(thread, {
      commentId: "c07",
      parentId: null,
      comment: null,
      count: 13,
    });
    const next = changeComment(gap, {
      commentId: "c07",
      parentId: null,
      comment: comment(7),
      count: 14,
    });
    expect(numbers(next)).toEqual(numbers(thread));
    expect(next.fresh).toEqual(["c20"]);
  });

  test("of a comment on a later page does not affect the page", () => {
    const next = changeComment(thread, {
      commentId: "c02",
      parentId: null,
      comment: comment(2),
      count: 15,
    });
    expect(numbers(next)).toEqual(numbers(thread));
    expect(next).toMatchObject({ count: 15, total: 14 });
  });
});

describe("earlier comments", () => {
  test("are appended without duplicates, though new ones have shifted the pages", () => {
    const start = startThread(page(25, 16, 25));
    const one = addComment(start, { comment: comment(26), parentId: null, count: 26 });
    const two = addComment(one, { comment: comment(27), parentId: null, count: 27 });
    expect([earlierComments(two), nextPage(two)]).toEqual([15, 2]);
    const next = moreComments(two, page(17, 8, 27, 2));
    expect(numbers(next)).toEqual(Array.from({ length: 20 }, (_, i) => 27 - i));
    expect([earlierComments(next), nextPage(next)]).toEqual([7, 3]);
  });

  test("are those after the thread's first page", () => {
    const second = startThread(page(15, 6, 25, 2));
    expect([earlierComments(second), nextPage(second)]).toEqual([5, 3]);
    expect(earlierComments(startThread(page(5, 1, 25, 3)))).toBe(0);
  });
});

describe("after a dropped connection", () => {
  const thread = moreComments(startThread(page(25, 16, 25)), page(15, 6, 25, 2));

  test("missed comments are new, and loaded ones below stay", () => {
    const next = refreshThread(thread, page(27, 18, 27));
    expect(numbers(next)).toEqual(Array.from({ length: 22 }, (_, i) => 27 - i));
    expect(next).toMatchObject({ count: 27, total: 27, fresh: ["c27", "c26"] });
  });

  test("removed comments are gone", () => {
    const answer = page(25, 15, 24);
    answer.comments.splice(3, 1);
    const next = refreshThread(thread, answer);
    expect(numbers(next)).not.toContain(22);
    expect(next).toMatchObject({ count: 24, total: 24 });
  });

  test("missed replies are shown and counted", () => {
    const answer = page(25, 16, 25);
    answer.comments[2] = comment(23, [comment(40)]);
    answer.commentCount = 26;
    const next = refreshThread(thread, answer);
    expect(replies(next)).toEqual(["c40"]);
    expect(next).toMatchObject({ count: 26, fresh: ["c40"] });
  });

  test("as many comments are read again as are loaded", () => {
    expect(commentsToRefresh(startThread(page(25, 16, 25)))).toBe(10);
    expect(commentsToRefresh(startThread(page(3, 1, 3)))).toBe(10);
    expect(commentsToRefresh(thread)).toBe(20);
    expect(commentsToRefresh(startThread(page(15, 6, 25, 2)))).toBe(10);
  });

  test("nothing changes if nothing was missed: no count, no comment, no mark", () => {
    const long = startThread(page(25, 16, 25));
    const next = refreshThread(long, page(25, 16, 25));
    expect(next).toEqual(long);
  });

  test("comments that merely move onto the page are not new", () => {
    const wider = page(25, 6, 25);
    wider.comments[15] = comment(10, [comment(11)]);
    const next = refreshThread(startThread(page(25, 16, 25)), wider);
    expect(next).toMatchObject({ count: 25, fresh: [] });
    const answer = page(25, 15, 24);
    answer.comments.splice(3, 1);
    expect(refreshThread(thread, answer).fresh).toEqual([]);
  });

  test("a later page does not include new comments of the first one", () => {
    const second = startThread(page(15, 6, 25, 2));
    const next = refreshThread(second, page(17, 8, 27, 2));
    expect(numbers(next)).toEqual(numbers(second));
    expect(next).toMatchObject({ count: 27, total: 27, fresh: [] });
  });

  test("a later page is replaced if more was missed than it contains", () => {
    const second = startThread(page(15, 6, 25, 2));
    const next = refreshThread(second, page(30, 21, 40, 2));
    expect(numbers(next)).toEqual(Array.from({ length: 10 }, (_, i) => 30 - i));
    expect([earlierComments(next), nextPage(next)]).toEqual([20, 3]);
  });

  test("no gap is left if more was missed than one page contains", () => {
    const next = refreshThread(thread, page(45, 36, 45));
    expect(numbers(next)).toEqual(Array.from({ length: 10 }, (_, i) => 45 - i));
    expect(earlierComments(next)).toBe(35);
  });
});

describe("reading again what is loaded", () => {
  /** A site with these comments, newest first; it records the requests. */
  function site(comments: Comment[]) {
    const requested: number[] = [];
    const read = async (number: number, limit: number): Promise<CommentPage> => {
      requested.push(number);
      const totalCount = comments.length;
      const totalPages = Math.ceil(totalCount / limit);
      return {
        comments: comments.slice((number - 1) * limit, number * limit),
        commentCount: totalCount,
        pagination: { page: number, limit, totalCount, totalPages, hasMore: number < totalPages },
      };
    };
    return { requested, read, comments };
  }
  const written = (newest: number) => page(newest, 1, newest).comments;
  const start = startThread(page(25, 16, 25));

  test("reaches comments that missed ones have shifted, with their replies, edits and removals", async () => {
    const { requested, read, comments } = site(written(30));
    const place = (n: number) => comments.findIndex(({ id }) => id === `c${n}`);
    comments[place(18)] = comment(18, [comment(40)]);
    comments[place(17)] = { ...comment(17), content: "Better" };
    comments.splice(place(19), 1);
    const next = refreshThread(start, await rereadThread(start, read));
    expect(replies(next)).toEqual(["c40"]);
    expect(next.comments.find(({ id }) => id === "c17")).toMatchObject({ content: "Better" });
    expect(numbers(next)).not.toContain(19);
    expect(requested).toEqual([1, 2]);
  });

  test("reaches everything that was loaded below a later page", async () => {
    const { read, comments } = site(written(35));
    const second = moreComments(startThread(page(25, 16, 35, 2)), page(15, 6, 35, 3));
    comments[28] = comment(7, [comment(40)]);
    const next = refreshThread(second, await rereadThread(second, read));
    expect(replies(next)).toEqual(["c40"]);
    expect(numbers(next)).toEqual(numbers(second));
  });

  test("on a later page finds what was written meanwhile on the first: it is new, on top", async () => {
    const { read, comments } = site(written(25));
    const came = startThread(page(15, 6, 25, 2));
    const second = refreshThread(came, await rereadThread(came, read));
    expect(second).toMatchObject({ comments: came.comments, count: 25, total: 25, fresh: [] });
    comments.unshift(comment(26));
    const live = addComment(second, { comment: comment(26), parentId: null, count: 26 });
    comments.unshift(comment(28), comment(27));
    comments[comments.findIndex(({ id }) => id === "c10")] = comment(10, [comment(40)]);
    const next = refreshThread(live, await rereadThread(live, read));
    expect(numbers(next)).toEqual([28, 27, 26, ...numbers(startThread(page(15, 1, 25)))]);
    expect(replies(next)).toEqual(["c40"]);
    expect(next).toMatchObject({ count: 28, total: 28, fresh: ["c26", "c28", "c27", "c40"] });
    expect(earlierComments(next)).toBe(0);
    expect(refreshThread(next, await rereadThread(next, read))).toEqual(next);
  });

  test("on a later page finds more than a page of missed comments, and forgets what was removed", async () => {
    const { requested, read, comments } = site(written(25));
    const came = startThread(page(15, 6, 25, 2));
    const second = refreshThread(came, await rereadThread(came, read));
    comments.unshift(comment(26));
    const live = addComment(second, { comment: comment(26), parentId: null, count: 26 });
    comments.splice(0, 1, ...page(45, 27, 0).comments);
    requested.length = 0;
    const next = refreshThread(live, await rereadThread(live, read));
    const above = Array.from({ length: 19 }, (_, i) => 45 - i);
    expect(numbers(next).slice(0, 19)).toEqual(above);
    expect(numbers(next)).not.toContain(26);
    expect(requested.slice(-2)).toEqual([1, 1]);
  });

  test("is one request where nothing was missed, and where more was missed than a page holds", async () => {
    const same = site(written(25));
    await rereadThread(start, same.read);
    expect(same.requested).toEqual([1]);
    const full = site(written(45));
    await rereadThread(start, full.read);
    expect(full.requested).toEqual([1]);
  });

  test("starts again if a removal shifts comments between pages meanwhile", async () => {
    const { requested, read, comments } = site(written(27));
    const again = await rereadThread(start, async (number, limit) => {
      if (requested.length === 1) comments.splice(2, 1);
      return read(number, limit);
    });
    expect(requested).toEqual([1, 2, 1, 2]);
    expect(numbers(refreshThread(start, again))).toEqual(
      numbers(startThread(page(27, 7, 27))).filter((n) => n !== 25),
    );
  });
});
