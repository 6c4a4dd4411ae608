import { describe, expect, test } from "vitest";
import { aComment } from "../blog/comment.builder.ts";
import { Comment } from "../blog/comment.ts";
import { aPost } from "../blog/post.builder.ts";
import { Post } from "../blog/post.ts";
import { Block } from "../chat/block.ts";
import { aConversation } from "../chat/conversation.builder.ts";
import { Conversation, ConversationType, pairKey } from "../chat/conversation.ts";
import { aMember } from "../members/member.builder.ts";
import { aMemberType } from "../members/member-type.builder.ts";
import { Member } from "../members/member.ts";
import { aProject } from "../projects/project.builder.ts";
import { ProjectLike } from "../projects/project-like.ts";
import { OwnerStatus } from "../projects/project-owner.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { mergeMembers } from "./merge-members.ts";
import { Role } from "./role.ts";
import { aUser } from "./user.builder.ts";
import { User } from "./user.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const MERGE = "mutation($ids: [ID!]!) { mergeMembers(ids: $ids) { id handle } }";
const ASK = `query($ids: [ID!]!) {
  memberMerge(ids: $ids) {
    kept { id } merged { id } posts comments projects conversations likes
  }
}`;
const READ = "query($id: ID!) { member(id: $id) { id } }";

/** Two profiles of one person, the older one first. */
const twins = async () =>
  [
    await aMember(graph.em(), { createdAt: new Date("2026-01-01") }),
    await aMember(graph.em(), { createdAt: new Date("2026-02-01"), displayName: "Second" }),
  ] as const;

const merge = async (...members: { id: string }[]) =>
  (await graph.as(admin)(MERGE, { ids: members.map(({ id }) => id) })).mergeMembers;

test("the older profile gets the posts, comments, projects, conversations, likes and types of the newer", async () => {
  const [target, merged] = await twins();
  const [em, third] = [graph.em(), await aMember(graph.em())];
  const post = await aPost(em, { author: merged });
  const comment = await aComment(em, { post, member: merged });
  const project = await aProject(em, { owners: [merged] });
  const { conversation } = await aConversation(em, { people: [merged, third], said: ["Hello"] });
  em.persist(new ProjectLike({ project, member: em.getReference(Member, merged.id) }));
  const type = await aMemberType(em);
  (await em.findOneOrFail(Member, merged.id, { populate: ["memberTypes"] })).memberTypes.add(type);
  await em.flush();

  const ids = [merged.id, target.id];
  const { memberMerge } = await graph.as(admin)(ASK, { ids });
  expect(memberMerge).toEqual({
    kept: { id: target.id },
    merged: { id: merged.id },
    posts: 1,
    comments: 1,
    projects: 1,
    conversations: 1,
    likes: 1,
  });
  expect(await merge(merged, target)).toEqual({ id: target.id, handle: target.handle });

  const after = graph.em();
  expect((await after.findOneOrFail(Post, post.id)).author?.id).toBe(target.id);
  expect((await after.findOneOrFail(Comment, comment.id)).member?.id).toBe(target.id);
  expect(await after.findOneOrFail(Conversation, conversation.id)).toMatchObject({
    readers: expect.arrayContaining([target.id, third.id]),
    pair: pairKey(target.id, third.id),
  });
  const WHOLE = `query($id: ID!) { member(id: $id) {
    projects { nodes { id likeCount } } memberTypes { id }
  } }`;
  expect((await graph.as()(WHOLE, target)).member).toEqual({
    projects: { nodes: [{ id: project.id, likeCount: 1 }] },
    memberTypes: [{ id: type.id }],
  });
  expect(await after.count(Member, { id: merged.id })).toBe(0);
});

test("the former handle says where the profile is, until someone takes it", async () => {
  const [target, merged] = await twins();
  await merge(target, merged);
  const refusal = await graph.refusal(visitor(), READ, { id: merged.handle });
  expect(refusal.message).toBe("Member not found");
  expect(refusal.extensions.movedTo).toBe(target.handle);
  const taken = await aMember(graph.em(), { handle: merged.handle });
  expect((await graph.as()(READ, { id: merged.handle })).member.id).toBe(taken.id);
});

test("the handle of a hidden profile does not say where it is", async () => {
  const [target, merged] = await twins();
  await merge(target, merged);
  await graph.em().nativeUpdate(Member, target.id, { visibility: "private" });
  const refusal = await graph.refusal(visitor(), READ, { id: merged.handle });
  expect(refusal.extensions.movedTo).toBeUndefined();
});

describe("an account", () => {
  test("moves to a profile that has none", async () => {
    const [target, merged] = await twins();
    const { id } = await aUser(graph.em(), { member: merged });
    await merge(target, merged);
    expect((await graph.em().findOneOrFail(User, id)).member?.id).toBe(target.id);
  });

  test("stays without a profile if the other one has an account", async () => {
    const [target, merged] = await twins();
    const own = await aUser(graph.em(), { member: target });
    const { id } = await aUser(graph.em(), { member: merged });
    await merge(target, merged);
    expect((await graph.em().findOneOrFail(User, own.id)).member?.id).toBe(target.id);
    expect((await graph.em().findOneOrFail(User, id)).member).toBeNull();
  });
});

describe("what both have", () => {
  test("is there once: a like, an owner, who accepts if one of them has", async () => {
    const [target, merged] = await twins();
    const em = graph.em();
    const owners = [{ id: target.id, answer: OwnerStatus.PENDING }, merged];
    const project = await aProject(em, { owners });
    for (const { id } of [target, merged]) {
      em.persist(new ProjectLike({ project, member: em.getReference(Member, id) }));
    }
    await em.flush();
    await merge(target, merged);
    const OWNERS = `query($id: ID!) { project(id: $id) {
      likeCount owners { member { id } status }
    } }`;
    expect((await graph.as()(OWNERS, project)).project).toEqual({
      likeCount: 1,
      owners: [{ member: { id: target.id }, status: "ACCEPTED" }],
    });
  });

  test("their conversations with the same person stay, one as a group", async () => {
    const [[target, merged], em] = [await twins(), graph.em()];
    const third = await aMember(em);
    const first = await aConversation(em, { people: [target, third], said: ["One"] });
    const second = await aConversation(em, { people: [merged, third], said: ["Two"] });
    const own = await aConversation(em, { people: [target, merged], said: ["Me?", "Me!"] });
    await merge(target, merged);
    const after = graph.em();
    const stored = await after.find(Conversation, {
      id: { $in: [first, second, own].map(({ conversation: { id } }) => id) },
    });
    const byId = new Map(stored.map((conversation) => [conversation.id, conversation]));
    expect(byId.get(first.conversation.id)?.type).toBe(ConversationType.ONE_TO_ONE);
    expect(byId.get(second.conversation.id)).toMatchObject({
      type: ConversationType.GROUP,
      title: "Second",
      readers: expect.arrayContaining([target.id, third.id]),
    });
    expect(byId.get(own.conversation.id)?.readers).toEqual([target.id]);
  });

  test("does not contradict itself: nobody blocks themselves", async () => {
    const [[target, merged], em] = [await twins(), graph.em()];
    const [member, blocked] = [target, merged].map(({ id }) => em.getReference(Member, id));
    if (member && blocked) em.persist(new Block({ member, blocked }));
    await em.flush();
    await merge(target, merged);
    expect(await graph.em().count(Block, { member: target.id })).toBe(0);
  });
});

test("nothing moves if something fails", async () => {
  const [target, merged] = await twins();
  const post = await aPost(graph.em(), { author: merged });
  const failing = graph.context(admin);
  failing.joinSave(async () => {
    throw new Error("The disk is full");
  });
  await expect(mergeMembers([target.id, merged.id], failing)).rejects.toThrow("The disk is full");
  expect((await graph.em().findOneOrFail(Post, post.id)).author?.id).toBe(merged.id);
  expect((await graph.as()(READ, { id: merged.handle })).member.id).toBe(merged.id);
});

test.each([
  ["one", 1],
  ["the same twice", 2],
  ["three", 3],
])("%s cannot be merged", async (_name, count) => {
  const made = [await aMember(graph.em()), await aMember(graph.em()), await aMember(graph.em())];
  const ids = made.slice(0, count).map(({ id }) => (count === 2 ? made[0]?.id : id));
  const refusal = await graph.refusal(admin, MERGE, { ids });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields: { ids: "Not valid" } });
});

test.each([Role.MODERATOR, Role.EDITOR, Role.MEMBER])("%s may not merge", async (role) => {
  const [target, merged] = await twins();
  const refusal = await graph.refusal(withRole(role), MERGE, { ids: [target.id, merged.id] });
  expect(refusal.extensions.code).toBe("FORBIDDEN");
});

test("documents and drafts that the newer profile changed last name the older one", async () => {
  const [target, merged] = await twins();
  const { id } = await aPost(graph.em());
  const asMerged = graph.as(withRole(Role.EDITOR, { memberId: merged.id }));
  const CHANGE = `mutation($id: ID!) {
    updatePost(id: $id, input: { featured: true }) { id }
    savePostDraft(id: $id, input: { featured: false }) { id }
  }`;
  await asMerged(CHANGE, { id });
  const READ_POST =
    "query($id: ID!) { post(id: $id) { version changedBy { id } draft { changedBy { id } } } }";
  const read = async () => (await graph.as(withRole(Role.EDITOR))(READ_POST, { id })).post;
  const { version } = await read();
  await merge(merged, target);
  const changedBy = { id: target.id };
  expect(await read()).toEqual({ version, changedBy, draft: { changedBy } });
});
