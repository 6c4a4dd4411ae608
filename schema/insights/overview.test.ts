import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { aComment } from "../blog/comment.builder.ts";
import { CommentStatus } from "../blog/comment.ts";
import { aPost } from "../blog/post.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { MemberStatus, Visibility } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const now = graph.clock.now();
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

const ada = await aMember(graph.em(), { displayName: "Ada", country: "NO", createdAt: ago(400) });
const bo = await aMember(graph.em(), { displayName: "Bo", country: "NO", createdAt: ago(2) });
const cy = await aMember(graph.em(), { displayName: "Cy", country: "AT", createdAt: ago(1) });
await aMember(graph.em(), { country: "FR", visibility: Visibility.PRIVATE });
await aMember(graph.em(), { country: "FR", status: MemberStatus.BANNED });

const title = { en: "One", fr: "Un" };
const post = await aPost(graph.em(), { title, author: ada, publishedAt: "2026-11-02T10:00:00Z" });
await aPost(graph.em(), { author: ada, publishedAt: "2026-09-30T23:59:59Z" });
await aPost(graph.em(), { author: bo, publishedAt: "2025-11-30T10:00:00Z" });
const draft = await aPost(graph.em(), { author: cy, published: [] });
const waiting = await aComment(graph.em(), {
  post,
  status: CommentStatus.PENDING,
  createdAt: ago(1),
});
await aComment(graph.em(), { post, createdAt: ago(31) });
await aUser(graph.em(), { lastSeenAt: new Date(now.getTime() - 299_000) });
await aUser(graph.em(), { lastSeenAt: new Date(now.getTime() - 300_000) });

const OVERVIEW = `{ overview {
  activeNow
  members {
    total joined days { at count } newest { displayName } countries { country count }
  }
  posts {
    total months { at count } authors { author { displayName } count } scheduled { id }
  }
  comments { waiting days { at count } newest { id } }
} }`;

interface Count {
  at: string;
  count: number;
}
const some = (counts: Count[]) =>
  counts.filter(({ count }) => count).map(({ at, count }) => [at.slice(0, 10), count]);

const read = async (role: Role) => (await graph.as(withRole(role))(OVERVIEW)).overview;

test("members are counted who are listed, with those who joined on each of 30 days", async () => {
  const { members } = await read(Role.MEMBER);
  expect(members).toMatchObject({
    total: 3,
    joined: 2,
    newest: [{ displayName: "Cy" }, { displayName: "Bo" }, { displayName: "Ada" }],
    countries: [
      { country: "NO", count: 2 },
      { country: "AT", count: 1 },
    ],
  });
  expect(members.days).toHaveLength(30);
  expect(members.days.at(-1).at).toBe("2026-11-20T00:00:00.000Z");
  expect(some(members.days)).toEqual([
    ["2026-11-18", 1],
    ["2026-11-19", 1],
  ]);
});

test("what was published is counted in 12 months, each language for itself", async () => {
  const { posts } = await read(Role.MEMBER);
  expect(posts.total).toBe(3);
  expect(posts.months).toHaveLength(12);
  expect(posts.months[0].at).toBe("2025-12-01T00:00:00.000Z");
  expect(some(posts.months)).toEqual([
    ["2026-09-01", 1],
    ["2026-11-01", 2],
  ]);
  expect(posts.authors).toEqual([
    { author: { displayName: "Ada" }, count: 2 },
    { author: { displayName: "Bo" }, count: 1 },
  ]);
});

test("what is published next is for those who write", async () => {
  const at = new Date(now.getTime() + 60_000).toISOString();
  const SCHEDULE = `mutation($id: ID!, $at: DateTimeISO) {
    publishPost(id: $id, locale: en, at: $at) { id }
  }`;
  await graph.as(withRole(Role.EDITOR))(SCHEDULE, { id: draft.id, at });
  expect((await read(Role.EDITOR)).posts.scheduled).toEqual([{ id: draft.id }]);
  expect((await read(Role.MODERATOR)).posts.scheduled).toBeNull();
});

test("comments that wait are for moderators", async () => {
  const { comments } = await read(Role.MODERATOR);
  expect(comments).toMatchObject({ waiting: 1, newest: [{ id: waiting.id }] });
  expect(some(comments.days)).toEqual([["2026-11-19", 1]]);
  expect((await read(Role.MEMBER)).comments).toBeNull();
});

test("who is there is for admins", async () => {
  expect((await read(Role.ADMIN)).activeNow).toBe(1);
  expect((await read(Role.MODERATOR)).activeNow).toBeNull();
});
