import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { aComment } from "../blog/comment.builder.ts";
import { CommentStatus } from "../blog/comment.ts";
import { aPost } from "../blog/post.builder.ts";
import { aContactRequest } from "../contacts/contact-request.builder.ts";
import { ContactStatus } from "../contacts/contact-request.ts";
import { aMember } from "../members/member.builder.ts";
import { MemberStatus, Visibility } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";

const graph = await testGraph();
const now = graph.clock.now();
const ago = (days: number) => new Date(now.getTime() - days * DAY);

const ada = await aMember(graph.em(), { displayName: "Ada", country: "NO", createdAt: ago(400) });
const bo = await aMember(graph.em(), { displayName: "Bo", country: "NO", createdAt: ago(2) });
const cy = await aMember(graph.em(), { displayName: "Cy", country: "AT", createdAt: ago(1) });
await aMember(graph.em(), { country: "FR", visibility: Visibility.PRIVATE });
await aMember(graph.em(), { country: "FR", status: MemberStatus.SUSPENDED });

const title = { en: "One", fr: "Un" };
const post = await aPost(graph.em(), { title, author: ada, publishedAt: "2026-11-02T10:00:00Z" });
await aPost(graph.em(), { author: ada, publishedAt: "2026-09-30T23:59:59Z" });
await aPost(graph.em(), { author: bo, publishedAt: "2025-11-30T10:00:00Z" });
const draft = await aPost(graph.em(), { author: cy, published: [] });
const pending = await aComment(graph.em(), {
  post,
  status: CommentStatus.PENDING,
  createdAt: ago(1),
});
await aComment(graph.em(), { post, createdAt: ago(31) });
await aUser(graph.em(), { lastSeenAt: new Date(now.getTime() - 299_000) });
await aUser(graph.em(), { lastSeenAt: new Date(now.getTime() - 300_000) });

const OVERVIEW = `query($period: OverviewPeriod) { overview(period: $period) {
  activeNow
  members {
    total joined series { at count } newest { displayName } countries { value count }
  }
  posts {
    total published series { at count } authors { author { displayName } count } scheduled { id }
  }
  comments { pending written series { at count } newest { id } }
  requests { waiting newest { id } }
  viewer { posts published comments written series { at count } newest { id } }
} }`;

interface Count {
  at: string;
  count: number;
}
const some = (counts: Count[]) =>
  counts.filter(({ count }) => count).map(({ at, count }) => [at.slice(0, 10), count]);

const read = async (role: Role, period = "DAYS_30", memberId?: string) =>
  (await graph.as(withRole(role, memberId ? { memberId } : {}))(OVERVIEW, { period })).overview;

test("listed members are counted, with those who joined on each of 30 days", async () => {
  const { members } = await read(Role.MEMBER);
  expect(members).toMatchObject({
    total: 3,
    joined: 2,
    newest: [{ displayName: "Cy" }, { displayName: "Bo" }, { displayName: "Ada" }],
    countries: [
      { value: "NO", count: 2 },
      { value: "AT", count: 1 },
    ],
  });
  expect(members.series).toHaveLength(30);
  expect(members.series.at(-1).at).toBe("2026-11-20T00:00:00.000Z");
  expect(some(members.series)).toEqual([
    ["2026-11-18", 1],
    ["2026-11-19", 1],
  ]);
});

test("posts are counted once, by first publication, whatever their languages", async () => {
  const { posts } = await read(Role.MEMBER, "MONTHS_12");
  expect(posts).toMatchObject({ total: 3, published: 2 });
  expect(posts.series).toHaveLength(12);
  expect(posts.series[0].at).toBe("2025-12-01T00:00:00.000Z");
  expect(some(posts.series)).toEqual([
    ["2026-09-01", 1],
    ["2026-11-01", 1],
  ]);
  expect(posts.authors).toEqual([
    { author: { displayName: "Ada" }, count: 2 },
    { author: { displayName: "Bo" }, count: 1 },
  ]);
});

test("periods of 30 and 90 days are counted daily", async () => {
  const short = await read(Role.MEMBER);
  expect(short.posts.series).toHaveLength(30);
  expect(some(short.posts.series)).toEqual([["2026-11-02", 1]]);
  const long = await read(Role.MEMBER, "DAYS_90");
  expect(long.posts.series).toHaveLength(90);
  expect(some(long.posts.series)).toEqual([
    ["2026-09-30", 1],
    ["2026-11-02", 1],
  ]);
  expect(long.posts.published).toBe(2);
});

test("members see figures of their own posts; accounts without a profile see none", async () => {
  const { viewer: own } = await read(Role.MEMBER, "MONTHS_12", ada.id);
  expect(own).toMatchObject({ posts: 2, published: 2, comments: 1, written: 1 });
  expect(own.newest).toHaveLength(1);
  expect(some(own.series)).toEqual([["2026-10-01", 1]]);
  expect((await read(Role.MEMBER, "MONTHS_12", bo.id)).viewer).toMatchObject({
    posts: 1,
    comments: 0,
    newest: [],
  });
  expect((await read(Role.ADMIN)).viewer).toBeNull();
});

test("scheduled posts are visible to editors", async () => {
  const at = new Date(now.getTime() + MINUTE).toISOString();
  const SCHEDULE = `mutation($id: ID!, $at: DateTimeISO) {
    publishPost(id: $id, locale: en, at: $at) { id }
  }`;
  await graph.as(withRole(Role.EDITOR))(SCHEDULE, { id: draft.id, at });
  expect((await read(Role.EDITOR)).posts.scheduled).toEqual([{ id: draft.id }]);
  expect((await read(Role.MODERATOR)).posts.scheduled).toBeNull();
});

test("pending comments are visible to moderators", async () => {
  const { comments } = await read(Role.MODERATOR);
  expect(comments).toMatchObject({ pending: 1, written: 1, newest: [{ id: pending.id }] });
  expect(some(comments.series)).toEqual([["2026-11-19", 1]]);
  expect((await read(Role.MEMBER)).comments).toBeNull();
});

test("active users are visible to admins", async () => {
  expect((await read(Role.ADMIN)).activeNow).toBe(1);
  expect((await read(Role.MODERATOR)).activeNow).toBeNull();
});

test("new requests are visible to staff who read them all, and to who is asked", async () => {
  const message = await aContactRequest(graph.em());
  const quote = await aContactRequest(graph.em(), { member: bo });
  await aContactRequest(graph.em(), { status: ContactStatus.OPEN });
  await aContactRequest(graph.em(), { member: bo, status: ContactStatus.SPAM });
  const requests = async (role: Role, memberId?: string) =>
    (await read(role, "DAYS_30", memberId)).requests;
  const all = { waiting: 2, newest: [{ id: quote.id }, { id: message.id }] };
  expect(await requests(Role.SUPPORT)).toEqual(all);
  expect(await requests(Role.MODERATOR, ada.id)).toEqual(all);
  expect(await requests(Role.MEMBER, bo.id)).toEqual({ waiting: 1, newest: [{ id: quote.id }] });
  const none = { waiting: 0, newest: [] };
  expect(await requests(Role.MEMBER, ada.id)).toEqual(none);
  expect(await requests(Role.EDITOR)).toEqual(none);
});
