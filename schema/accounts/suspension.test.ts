import { describe, expect, test } from "vitest";
import { aPost } from "../blog/post.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { MemberStatus } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { Role, Session, User, UserStatus } from "./index.ts";
import { aSession } from "./session.builder.ts";
import { aUser } from "./user.builder.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const moderator = withRole(Role.MODERATOR);
await aUser(graph.em(), { roles: [Role.ADMIN] });

const CHANGE = "count ids failed { id message }";
const SUSPEND = `mutation($ids: [ID!]!, $reason: String) {
  change: suspendMembers(ids: $ids, reason: $reason) { ${CHANGE} }
}`;
const REINSTATE = `mutation($ids: [ID!]!) { change: reinstateMembers(ids: $ids) { ${CHANGE} } }`;
const SUSPEND_USERS = `mutation($ids: [ID!]!, $reason: String) {
  change: suspendUsers(ids: $ids, reason: $reason) { ${CHANGE} }
}`;
const REINSTATE_USERS = `mutation($ids: [ID!]!) { change: reinstateUsers(ids: $ids) { ${CHANGE} } }`;
const PAGE = "query($id: ID!) { member(id: $id) { id } }";

const changed = async (viewer: typeof admin, query: string, variables: object) =>
  (await graph.as(viewer)(query, variables)).change;

async function aPerson(values: { roles?: Role[]; status?: UserStatus } = {}) {
  const member = await aMember(graph.em());
  const user = await aUser(graph.em(), { member, ...values });
  return { member, user };
}

const statusOf = async (id: string) =>
  (
    await graph.as(admin)(
      `query($id: ID!) {
      member(id: $id) { status suspensionReason account { status suspensionReason } }
    }`,
      { id },
    )
  ).member;

test("suspending hides a member's page; reinstating restores the page, but no session", async () => {
  const { member, user } = await aPerson();
  await aSession(graph.em(), { user });
  const reason = "Sent advertising to everybody";
  const change = await changed(moderator, SUSPEND, { ids: [member.id], reason });
  expect(change).toEqual({ count: 1, ids: [member.id], failed: [] });
  expect((await graph.refusal(visitor(), PAGE, member)).message).toBe("Member not found");
  const suspended = { status: "SUSPENDED", suspensionReason: reason };
  expect(await statusOf(member.id)).toEqual({ ...suspended, account: suspended });

  await changed(moderator, REINSTATE, { ids: [member.id] });
  expect((await graph.as()(PAGE, member)).member.id).toBe(member.id);
  expect(await graph.em().count(Session, { user })).toBe(0);
  const active = { status: "ACTIVE", suspensionReason: null };
  expect(await statusOf(member.id)).toEqual({ ...active, account: active });
});

test("an account is suspended and reinstated together with its profile", async () => {
  const { member, user } = await aPerson();
  await changed(admin, SUSPEND_USERS, { ids: [user.id] });
  const suspended = { status: "SUSPENDED", suspensionReason: null };
  expect(await statusOf(member.id)).toEqual({ ...suspended, account: suspended });
  await changed(admin, REINSTATE_USERS, { ids: [user.id] });
  expect((await statusOf(member.id)).status).toBe("ACTIVE");
});

test("an account without a profile, and a profile without an account, can be suspended", async () => {
  const user = await aUser(graph.em());
  const member = await aMember(graph.em());
  await changed(admin, SUSPEND_USERS, { ids: [user.id] });
  await changed(moderator, SUSPEND, { ids: [member.id] });
  expect((await graph.em().findOneOrFail(User, user.id)).status).toBe(UserStatus.SUSPENDED);
  expect((await statusOf(member.id)).status).toBe("SUSPENDED");
});

test("reinstating restores the previous status: pending and invited stay so", async () => {
  const member = await aMember(graph.em(), { status: MemberStatus.PENDING });
  await aUser(graph.em(), { member, status: UserStatus.INVITED });
  const ids = [member.id];
  await changed(moderator, SUSPEND, { ids });
  await changed(moderator, SUSPEND, { ids, reason: "A better reason" });
  expect((await statusOf(member.id)).suspensionReason).toBe("A better reason");
  await changed(moderator, REINSTATE, { ids });
  expect(await statusOf(member.id)).toMatchObject({
    status: "PENDING",
    account: { status: "INVITED" },
  });
});

test("approving affects pending members only", async () => {
  const pending = await aMember(graph.em(), { status: MemberStatus.PENDING });
  const suspended = await aMember(graph.em(), { status: MemberStatus.SUSPENDED });
  const APPROVE = "mutation($ids: [ID!]!) { change: approveMembers(ids: $ids) { count } }";
  const ids = [pending.id, suspended.id];
  await changed(admin, APPROVE, { ids });
  expect((await statusOf(pending.id)).status).toBe("ACTIVE");
  expect((await statusOf(suspended.id)).status).toBe("SUSPENDED");
});

describe("suspending is refused", () => {
  test("for the own account", async () => {
    const { member, user } = await aPerson({ roles: [Role.ADMIN] });
    const own = withRole(Role.ADMIN, { userId: user.id, memberId: member.id });
    const message = "You cannot suspend your own account";
    for (const [query, id] of [
      [SUSPEND, member.id],
      [SUSPEND_USERS, user.id],
    ] as const) {
      const change = await changed(own, query, { ids: [id] });
      expect(change).toEqual({ count: 0, ids: [], failed: [{ id, message }] });
    }
    expect((await statusOf(member.id)).status).toBe("ACTIVE");
  });

  test("for staff if the viewer is a moderator, as is reinstating; the rest of the list is processed", async () => {
    const [staff, other] = [await aPerson({ roles: [Role.EDITOR] }), await aPerson()];
    const ids = [staff.member.id, other.member.id];
    const failed = [{ id: staff.member.id, message: "Only administrators can suspend staff" }];
    const expected = { count: 1, ids: [other.member.id], failed };
    expect(await changed(moderator, SUSPEND, { ids })).toEqual(expected);
    expect((await statusOf(staff.member.id)).status).toBe("ACTIVE");
    await changed(admin, SUSPEND, { ids: [staff.member.id] });
    expect(await changed(moderator, REINSTATE, { ids })).toEqual(expected);
    expect((await statusOf(staff.member.id)).status).toBe("SUSPENDED");
  });

  test("for the last administrator", async () => {
    const admins = await graph.em().find(User, { roles: { $contains: [Role.ADMIN] } });
    const ids = admins.map(({ id }) => id);
    const { ids: done, failed } = await changed(admin, SUSPEND_USERS, { ids });
    expect(done).toHaveLength(ids.length - 1);
    expect(failed).toEqual([{ id: ids.at(-1), message: "At least one admin must remain" }]);
  });
});

test("the reason of a suspension is visible to those who may suspend", async () => {
  const { member } = await aPerson();
  await changed(moderator, SUSPEND, { ids: [member.id], reason: "Spam" });
  const ASK = "query($id: ID!) { member(id: $id) { suspensionReason } }";
  expect((await graph.as(moderator)(ASK, member)).member.suspensionReason).toBe("Spam");
  const own = withRole(Role.MEMBER, { memberId: member.id });
  expect((await graph.as(own)(ASK, member)).member.suspensionReason).toBeNull();
});

test("a reason has at most 500 characters, and at most 100 members are suspended at once", async () => {
  const { id } = await aMember(graph.em());
  const long = await graph.refusal(moderator, SUSPEND, { ids: [id], reason: "x".repeat(501) });
  expect(long.extensions.fields).toEqual({ reason: "At most 500 characters" });
  const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
  const many = await graph.refusal(moderator, SUSPEND, { ids });
  expect(many.extensions.fields).toEqual({ ids: "At most 100" });
});

test("posts of a suspended member stay, without the author's name", async () => {
  const { member } = await aPerson();
  const post = await aPost(graph.em(), { author: member });
  await changed(moderator, SUSPEND, { ids: [member.id] });
  const ASK = "query($id: ID!) { post(id: $id) { author { id } } }";
  expect((await graph.as()(ASK, post)).post.author).toBeNull();
});
