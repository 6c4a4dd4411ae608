import { beforeEach, describe, expect, test, vi } from "vitest";
import { aComment } from "../blog/comment.builder.ts";
import { aPost } from "../blog/post.builder.ts";
import { aConversation } from "../chat/conversation.builder.ts";
import { Viewer } from "../foundation/viewer.ts";
import { DAY } from "../foundation/durations.ts";
import { aMember } from "../members/member.builder.ts";
import { aMemberType } from "../members/member-type.builder.ts";
import { Member } from "../members/member.ts";
import { Notification, NotificationKind } from "../notifications/notification.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { findByCredentials } from "./credentials.ts";
import { CONFIRM_EMAIL_CHANGE, REQUEST_EMAIL_CHANGE } from "./email-change.documents.ts";
import { hashOf, Role, Session, SESSIONS_ENDED, User } from "./index.ts";
import { purgePeople, restoreOwnAccount } from "./people-trash.ts";
import { aSession } from "./session.builder.ts";
import { aUser } from "./user.builder.ts";
import { usersWithPermission } from "./users-with-permission.ts";

// Hashing passwords and codes is slow, more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const asAdmin = graph.as(admin);
/** No existing role: every permission for profiles and none for accounts. */
const editorOfProfiles = new Viewer({
  userId: crypto.randomUUID(),
  permissions: ["member:write", "member:suspend"],
});
await aUser(graph.em(), { roles: [Role.ADMIN] });

const PASSWORD = "a fjord at night";
const passwordHash = await hashOf(PASSWORD);

const CHANGE = "count ids failed { id message }";
const DELETION = "ids failed { id message }";
const DELETE = `mutation($ids: [ID!]!, $withAccounts: Boolean! = true) {
  answer: deleteMembers(ids: $ids, withAccounts: $withAccounts) { ${DELETION} }
}`;
const RESTORE = `mutation($ids: [ID!]!) { answer: restoreMembers(ids: $ids) { ${CHANGE} } }`;
const PURGE = `mutation($ids: [ID!]!) { answer: purgeMembers(ids: $ids) { ${DELETION} } }`;
const DELETE_USERS = `mutation($ids: [ID!]!) { answer: deleteUsers(ids: $ids) { ${DELETION} } }`;
const RESTORE_USERS = `mutation($ids: [ID!]!) { answer: restoreUsers(ids: $ids) { ${CHANGE} } }`;
const PURGE_USERS = `mutation($ids: [ID!]!) { answer: purgeUsers(ids: $ids) { ${DELETION} } }`;
const DELETE_OWN = "mutation($password: String!) { deleteAccount(password: $password) }";

/** Applies an operation to one id; returns its error message, if any. */
async function change(query: string, { id }: { id: string }, viewer = admin, more = {}) {
  const { answer } = await graph.as(viewer)(query, { ids: [id], ...more });
  return answer.failed[0]?.message;
}

async function aPerson(values: { roles?: Role[]; handle?: string } = {}) {
  const { roles = [Role.MEMBER], ...more } = values;
  const member = await aMember(graph.em(), more);
  const user = await aUser(graph.em(), { member, passwordHash, roles });
  const viewer = withRole(roles[0] ?? Role.MEMBER, { userId: user.id, memberId: member.id });
  const deleteOwn = () => graph.as(viewer)(DELETE_OWN, { password: PASSWORD });
  return { member, user, viewer, deleteOwn };
}

const PAGE = "query($id: ID!) { member(id: $id) { id account { email } } }";
const hasPage = async ({ id }: Member, viewer = visitor()) =>
  await graph
    .as(viewer)(PAGE, { id })
    .then(
      () => true,
      () => false,
    );
const signsInAs = async (email: string, password = PASSWORD) =>
  (await findByCredentials(graph.em(), { email, password }))?.id;
const rowsOf = async (member: Member, user: User) => [
  await graph.em().count(Member, { id: member.id }),
  await graph.em().count(User, { id: user.id }),
];

describe("a profile and its account", () => {
  test("are deleted together and restored together unchanged", async () => {
    const { member, user, viewer } = await aPerson();
    expect(await change(DELETE, member)).toBeUndefined();
    for (const who of [visitor(), admin, viewer]) expect(await hasPage(member, who)).toBe(false);
    expect(await signsInAs(user.email)).toBeUndefined();
    const FIND = `query($id: ID!) { user(id: $id) { id } }`;
    expect((await graph.refusal(admin, FIND, user)).message).toBe("User not found");

    expect(await change(RESTORE, member)).toBeUndefined();
    expect((await asAdmin(PAGE, member)).member.account.email).toBe(user.email);
    expect(await signsInAs(user.email)).toBe(user.id);
  });

  test("are restored together even if time passes while they are deleted", async () => {
    const [theirs, own] = [await aPerson(), await aPerson()];
    graph.clock.stepMs = 1;
    await change(DELETE, theirs.member);
    await own.deleteOwn();
    graph.clock.stepMs = 0;
    expect(await change(RESTORE, theirs.member)).toBeUndefined();
    await restoreOwnAccount(own.user.id, graph.context(own.viewer));
    for (const { member, user } of [theirs, own]) {
      expect(await hasPage(member)).toBe(true);
      expect(await signsInAs(user.email)).toBe(user.id);
    }
  });

  test("can also be restored through the account", async () => {
    const { member, user } = await aPerson();
    await change(DELETE, member);
    expect(await change(RESTORE_USERS, user)).toBeUndefined();
    expect(await hasPage(member)).toBe(true);
    expect(await signsInAs(user.email)).toBe(user.id);
  });

  test("that were deleted separately are restored separately", async () => {
    const { member, user } = await aPerson();
    await change(DELETE_USERS, user);
    graph.clock.advance(1);
    await change(DELETE, member, admin, { withAccounts: false });
    await change(RESTORE, member);
    expect(await hasPage(member)).toBe(true);
    expect(await signsInAs(user.email)).toBeUndefined();
  });

  test("lose their sessions and sockets", async () => {
    const { member, user } = await aPerson();
    await aSession(graph.em(), { user });
    const event = graph.services.pubSub.subscribe(SESSIONS_ENDED).next();
    await change(DELETE, member);
    expect((await event).value).toMatchObject({ user: user.id, except: null });
    expect(await graph.em().count(Session, { user: user.id })).toBe(0);
  });

  test("are purged together, and only from the trash", async () => {
    const { member, user } = await aPerson();
    expect(await change(PURGE, member)).toBe("Member not found");
    expect(await change(PURGE_USERS, user)).toBe("User not found");
    await change(DELETE, member);
    expect(await change(PURGE, member)).toBeUndefined();
    expect(await rowsOf(member, user)).toEqual([0, 0]);
    expect(await change(RESTORE, member)).toBe("Member not found");
  });

  test("are purged after 30 days and not before, unless they were restored", async () => {
    const [gone, back] = [await aPerson(), await aPerson()];
    for (const { member } of [gone, back]) await change(DELETE, member);
    const purge = () => purgePeople(graph.em(), graph.services.storage, graph.clock.now());
    graph.clock.advance(30 * DAY - 1);
    await purge();
    expect(await rowsOf(gone.member, gone.user)).toEqual([1, 1]);
    await change(RESTORE, back.member);
    graph.clock.advance(1);
    await purge();
    expect(await rowsOf(gone.member, gone.user)).toEqual([0, 0]);
    expect(await rowsOf(back.member, back.user)).toEqual([1, 1]);
  });
});

describe("a profile deleted on its own", () => {
  test("leaves its account, which can still sign in", async () => {
    const { member, user, viewer } = await aPerson();
    await change(DELETE, member, admin, { withAccounts: false });
    expect(await signsInAs(user.email)).toBe(user.id);
    const OWN = "{ viewer { id member { id } } }";
    expect(await graph.as(viewer)(OWN)).toEqual({ viewer: { id: user.id, member: null } });
    await change(RESTORE, member);
    expect(await graph.as(viewer)(OWN)).toEqual({
      viewer: { id: user.id, member: { id: member.id } },
    });
  });

  test("leaves its account in the list of those without a profile; a new one is kept", async () => {
    const { member, user } = await aPerson();
    await change(DELETE, member, admin, { withAccounts: false });
    const LIST = `query($hasProfile: Boolean!) {
      users(filter: { hasProfile: $hasProfile }, first: 100) { nodes { id } }
    }`;
    const listed = async (hasProfile: boolean) =>
      (await asAdmin(LIST, { hasProfile })).users.nodes.map(({ id }: User) => id);
    expect(await listed(false)).toContain(user.id);
    expect(await listed(true)).not.toContain(user.id);
    const ADD = "mutation($id: ID!) { addUserProfile(id: $id) { member { id } } }";
    const made = (await asAdmin(ADD, user)).addUserProfile.member;
    await change(RESTORE, member);
    const profile = (await asAdmin(PAGE, made)).member;
    expect(profile.account.email).toBe(user.email);
    expect((await asAdmin(PAGE, member)).member.account).toBeNull();
  });
});

describe("an account deleted on its own", () => {
  test("leaves its profile, which can be given another account", async () => {
    const { member, user } = await aPerson();
    await change(DELETE_USERS, user);
    expect((await asAdmin(PAGE, member)).member).toEqual({ id: member.id, account: null });
    const other = await aUser(graph.em(), { member });
    expect(await change(RESTORE_USERS, user)).toBe("This member already has an account");
    await graph.em().nativeDelete(User, { id: other.id });
    expect(await change(RESTORE_USERS, user)).toBeUndefined();
    expect((await asAdmin(PAGE, member)).member.account.email).toBe(user.email);
  });

  test("releases its address, and cannot be restored while it is in use", async () => {
    const { user } = await aPerson();
    await change(DELETE_USERS, user);
    const other = await aUser(graph.em(), { email: user.email, passwordHash });
    expect(await change(RESTORE_USERS, user)).toBe("This email address already has an account");
    expect(await signsInAs(user.email)).toBe(other.id);
  });
});

test("a deleted profile releases its handle, and cannot be restored while it is in use", async () => {
  const { member } = await aPerson({ handle: "wanted-handle" });
  await change(DELETE, member);
  await aMember(graph.em(), { handle: "wanted-handle" });
  expect(await change(RESTORE, member)).toBe("This handle is taken");
});

test("a bulk restore restores all but those that cannot be", async () => {
  const [one, other] = [await aPerson({ handle: "taken-again" }), await aPerson()];
  const ids = [one.member.id, other.member.id];
  await asAdmin(DELETE, { ids });
  await aMember(graph.em(), { handle: "taken-again" });
  expect((await asAdmin(RESTORE, { ids })).answer).toEqual({
    count: 1,
    ids: [other.member.id],
    failed: [{ id: one.member.id, message: "This handle is taken" }],
  });
});

describe("the address of a deleted account", () => {
  const REGISTER = "mutation($input: RegisterInput!) { register(input: $input) }";
  const VERIFY =
    "mutation($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) }";
  const RESET = "mutation($email: String!) { resetPassword(email: $email) }";
  const letterTo = (email: string) => graph.mails.findLast(({ to }) => to === email);
  beforeEach(() => void (graph.mails.length = 0));

  test("can register again, with a new profile", async () => {
    const { member, user } = await aPerson();
    await change(DELETE, member);
    const { email } = user;
    await graph.as()(REGISTER, { input: { name: "Again", email, password: "another sentence" } });
    await graph.as()(VERIFY, { email, code: letterTo(email)?.code });
    const again = await signsInAs(email, "another sentence");
    expect(again).toBeDefined();
    expect(again).not.toBe(user.id);
    expect(await signsInAs(email)).toBeUndefined();
  });

  test("gets no code for a new password", async () => {
    const { user, deleteOwn } = await aPerson();
    await deleteOwn();
    graph.mails.length = 0;
    await graph.as()(RESET, { email: user.email });
    expect(letterTo(user.email)).toBeUndefined();
  });

  test("can be used by another account", async () => {
    const { user } = await aPerson();
    await change(DELETE_USERS, user);
    const other = await aPerson();
    const ask = graph.as(other.viewer);
    await ask(REQUEST_EMAIL_CHANGE, { email: user.email, password: PASSWORD });
    const [oldCode, newCode] = [other.user.email, user.email].map((to) => letterTo(to)?.code);
    await ask(CONFIRM_EMAIL_CHANGE, { oldCode, newCode });
    expect(await signsInAs(user.email)).toBe(other.user.id);
  });

  test("can be given to a new member or account by administrators", async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    await asAdmin(DELETE, { ids: [one.member.id, other.member.id] });
    const MEMBER = "mutation($input: CreateMemberInput!) { createMember(input: $input) { id } }";
    await asAdmin(MEMBER, { input: { displayName: "New", email: one.user.email } });
    const ACCOUNT = "mutation($input: CreateUserInput!) { createUser(input: $input) { email } }";
    const { email } = other.user;
    const { createUser } = await asAdmin(ACCOUNT, { input: { name: "New", email } });
    expect(createUser.email).toBe(email);
  });
});

describe("an account deleted by its owner", () => {
  test("cannot be restored by others through profile or account, but can be purged", async () => {
    const { member, user, deleteOwn } = await aPerson();
    await deleteOwn();
    const refusal = "Only its owner can restore this account";
    expect(await change(RESTORE, member)).toBe(refusal);
    expect(await change(RESTORE_USERS, user)).toBe(refusal);
    await expect(signsInAs(user.email)).rejects.toThrow("This account is deleted");
    expect(await change(PURGE, member)).toBeUndefined();
    expect(await rowsOf(member, user)).toEqual([0, 0]);
  });

  test("is marked in the trash, for administrators only; others are not", async () => {
    const { member, deleteOwn } = await aPerson();
    const other = await aPerson();
    await deleteOwn();
    await change(DELETE, other.member);
    const TRASH = "{ deletedMembers(first: 100) { nodes { id isDeletedByOwner } } }";
    const trashOf = async (viewer: Viewer) =>
      (await graph.as(viewer)(TRASH)).deletedMembers.nodes as object[];
    const marks = [
      { id: member.id, isDeletedByOwner: true },
      { id: other.member.id, isDeletedByOwner: false },
    ];
    expect(await trashOf(admin)).toEqual(expect.arrayContaining(marks));
    const unknown = marks.map(({ id }) => ({ id, isDeletedByOwner: null }));
    expect(await trashOf(editorOfProfiles)).toEqual(expect.arrayContaining(unknown));
  });

  test("is restored with another handle if its own is taken", async () => {
    const { member, user, viewer, deleteOwn } = await aPerson({ handle: "own-handle" });
    await deleteOwn();
    await aMember(graph.em(), { handle: "own-handle" });
    await restoreOwnAccount(user.id, graph.context(viewer));
    expect(await hasPage(member)).toBe(true);
    const READ = "query($id: ID!) { member(id: $id) { handle } }";
    expect((await graph.as()(READ, member)).member.handle).not.toBe("own-handle");
  });

  test("cannot be restored while it is suspended, with or without a reason", async () => {
    const { member, user, deleteOwn } = await aPerson();
    await deleteOwn();
    const SUSPEND = `mutation($ids: [ID!]!) { answer: suspendUsers(ids: $ids) { ${CHANGE} } }`;
    const REINSTATE = `mutation($ids: [ID!]!) { answer: reinstateMembers(ids: $ids) { ${CHANGE} } }`;
    expect(await change(SUSPEND, user)).toBeUndefined();
    await expect(signsInAs(user.email)).rejects.toThrow("This account is suspended");
    expect(await change(REINSTATE, member, withRole(Role.MODERATOR))).toBeUndefined();
    await expect(signsInAs(user.email)).rejects.toThrow("This account is deleted");
    expect(await hasPage(member, admin)).toBe(false);
  });

  test("is distinguished from accounts with the same address deleted by others", async () => {
    const { user, deleteOwn } = await aPerson();
    await deleteOwn();
    const other = await aUser(graph.em(), { email: user.email, passwordHash });
    graph.clock.advance(1);
    await change(DELETE_USERS, other);
    await expect(signsInAs(user.email)).rejects.toMatchObject({ userId: user.id });
  });
});

describe("without account:manage", () => {
  test("accounts with profiles cannot be deleted, restored or purged", async () => {
    const { member, user } = await aPerson();
    const refusal = "You don't have permission to do this";
    expect(await change(DELETE, member, editorOfProfiles)).toBe(refusal);
    await change(DELETE, member);
    expect(await change(RESTORE, member, editorOfProfiles)).toBe(refusal);
    expect(await change(PURGE, member, editorOfProfiles)).toBe(refusal);
    expect(await rowsOf(member, user)).toEqual([1, 1]);
  });

  test("profiles on their own can be deleted, restored and purged", async () => {
    const { member, user } = await aPerson();
    const alone = { withAccounts: false };
    expect(await change(DELETE, member, editorOfProfiles, alone)).toBeUndefined();
    expect(await change(RESTORE, member, editorOfProfiles)).toBeUndefined();
    await change(DELETE, member, editorOfProfiles, alone);
    expect(await change(PURGE, member, editorOfProfiles)).toBeUndefined();
    expect(await rowsOf(member, user)).toEqual([0, 1]);
  });
});

test("the last administrator cannot be deleted, alone or with the profile", async () => {
  const { users } = await asAdmin("{ users(filter: { role: ADMIN }) { nodes { id } } }");
  const [last] = users.nodes;
  const member = await aMember(graph.em());
  await graph.em().nativeUpdate(User, { id: last.id }, { member: member.id });
  const refusal = "At least one admin must remain";
  expect(await change(DELETE_USERS, last)).toBe(refusal);
  expect(await change(DELETE, member)).toBe(refusal);
  expect(await hasPage(member)).toBe(true);
  const { user } = await aPerson({ roles: [Role.ADMIN] });
  expect(await change(DELETE_USERS, user)).toBeUndefined();
  expect(await change(DELETE_USERS, last)).toBe(refusal); // an administrator in the trash does not count
});

test("the own account cannot be deleted here", async () => {
  const { member, user, viewer } = await aPerson({ roles: [Role.ADMIN] });
  expect(await change(DELETE, member, viewer)).toBe("You cannot delete your own account");
  expect(await change(DELETE_USERS, user, viewer)).toBe("You cannot delete your own account");
});

describe("the trash", () => {
  const TRASH = `query($search: String) {
    deletedMembers(search: $search) { totalCount nodes { id deletedAt account { id } } }
    deletedUsers(search: $search) { nodes { id deletedAt isDeletedByOwner } }
  }`;

  test("lists profiles and accounts, most recently deleted first", async () => {
    const named = async (email: string) => {
      const member = await aMember(graph.em(), { displayName: "Trashed Quill" });
      return { member, user: await aUser(graph.em(), { member, name: "Trashed Quill", email }) };
    };
    const [one, other] = [await named("one@trash.example"), await named("other@trash.example")];
    const third = await named("third@trash.example");
    const first = graph.clock.now().toISOString();
    await change(DELETE, one.member);
    graph.clock.advance(1000);
    const second = graph.clock.now().toISOString();
    await change(DELETE_USERS, other.user);
    const found = await asAdmin(TRASH, { search: "quill" });
    expect(found.deletedMembers).toEqual({
      totalCount: 1,
      nodes: [{ id: one.member.id, deletedAt: first, account: null }],
    });
    expect(found.deletedUsers.nodes).toEqual([
      { id: other.user.id, deletedAt: second, isDeletedByOwner: false },
      { id: one.user.id, deletedAt: first, isDeletedByOwner: false },
    ]);
    const LISTED = `query { users(filter: { search: "quill" }) { nodes { id } }
      search(text: "quill") { members { id } users { id } } }`;
    const left = await asAdmin(LISTED);
    expect(left.users.nodes).toEqual([{ id: third.user.id }]);
    expect(left.search.users).toEqual([{ id: third.user.id }]);
    expect(left.search.members.map(({ id }: Member) => id)).not.toContain(one.member.id);
  });
});

describe("a deleted person", () => {
  test("is no longer the author of posts and comments until restored", async () => {
    const { member } = await aPerson();
    const post = await aPost(graph.em(), { author: member });
    await aComment(graph.em(), { post, member, content: "Still here" });
    const READ = `query($id: ID!) {
      post(id: $id) { author { id } comments { nodes { content member { id } } } }
    }`;
    const shown = (author: { id: string } | null) => ({
      post: { author, comments: { nodes: [{ content: "Still here", member: author }] } },
    });
    await change(DELETE, member);
    expect(await graph.as()(READ, post)).toEqual(shown(null));
    await change(RESTORE, member);
    expect(await graph.as()(READ, post)).toEqual(shown({ id: member.id }));
  });

  test("is not counted by member types until restored, nor once purged", async () => {
    const type = await aMemberType(graph.em());
    const { member } = await aPerson();
    const SET = `mutation($id: ID!, $input: UpdateMemberInput!) {
      updateMember(id: $id, input: $input) { id }
    }`;
    await asAdmin(SET, { id: member.id, input: { typeIds: [type.id] } });
    const COUNT = "query($id: ID!) { memberType(id: $id) { memberCount } }";
    const count = async () => (await asAdmin(COUNT, type)).memberType.memberCount;
    expect(await count()).toBe(1);
    await change(DELETE, member);
    expect(await count()).toBe(0);
    await change(RESTORE, member);
    expect(await count()).toBe(1);
    await change(DELETE, member);
    await change(PURGE, member);
    expect(await count()).toBe(0);
  });

  test("cannot be written to or added, is unnamed in conversations, and returns when restored", async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const people = [one.member, other.member];
    const { conversation } = await aConversation(graph.em(), { people, said: ["Hello", "Hi"] });
    const ask = graph.as(one.viewer);
    const READ = `query($id: ID!) {
      conversation(id: $id) {
        participants { member { id } }
        messages(first: 2) { nodes { body sender { id } } }
      }
    }`;
    const read = async () => (await ask(READ, conversation)).conversation;
    const before = await read();
    await change(DELETE, other.member);
    const { participants, messages } = await read();
    const nobody = (list: { member?: object | null; sender?: object | null }[]) =>
      list.filter(({ member, sender }) => !member && !sender).length;
    expect([nobody(participants), nobody(messages.nodes)]).toEqual([1, 1]);
    const CONTACTS = "{ contacts(first: 100) { nodes { id } } }";
    const contacts = async () =>
      (await ask(CONTACTS)).contacts.nodes.map(({ id }: Member) => id).includes(other.member.id);
    expect(await contacts()).toBe(false);
    const START = `mutation($ids: [ID!]!) {
      startConversation(input: { recipients: $ids, isGroup: true, title: "Us" }) { id }
    }`;
    const refused = await graph.refusal(one.viewer, START, { ids: [other.member.id] });
    expect(refused.extensions.fields).toEqual({ recipients: "Not found" });
    await change(RESTORE, other.member);
    expect(await read()).toEqual(before);
    expect(await contacts()).toBe(true);
  });

  test("passes their groups on when they are purged", async () => {
    const [owner, first, second] = [await aPerson(), await aPerson(), await aPerson()];
    const people = [owner.member, first.member, second.member];
    const { conversation } = await aConversation(graph.em(), { people, title: "Us" });
    const READ = `query($id: ID!) { conversation(id: $id) { participants { role member { id } } } }`;
    const owners = async () => {
      const { participants } = (await graph.as(second.viewer)(READ, conversation)).conversation;
      return participants
        .filter(({ role }: { role: string }) => role === "OWNER")
        .map(({ member }: { member: Member | null }) => member?.id);
    };
    expect(await owners()).toEqual([owner.member.id]);
    await change(DELETE, owner.member);
    await change(PURGE, owner.member);
    expect(await owners()).toHaveLength(1);
  });

  test("is not pending approval until restored", async () => {
    const { member } = await aPerson();
    const reader = await aPerson({ roles: [Role.ADMIN] });
    const em = graph.em();
    const notification = new Notification({
      user: em.getReference(User, reader.user.id),
      kind: NotificationKind.MEMBER_PENDING,
      member: em.getReference(Member, member.id),
      createdAt: graph.clock.now(),
    });
    await em.persist(notification).flush();
    const READ = "{ unreadNotificationCount notifications { nodes { member { id } } } }";
    const read = () => graph.as(reader.viewer)(READ);
    const waiting = {
      unreadNotificationCount: 1,
      notifications: { nodes: [{ member: { id: member.id } }] },
    };
    expect(await read()).toEqual(waiting);
    await change(DELETE, member);
    expect(await read()).toEqual({ unreadNotificationCount: 0, notifications: { nodes: [] } });
    await change(RESTORE, member);
    expect(await read()).toEqual(waiting);
  });

  test("gets no notifications", async () => {
    const { member, user } = await aPerson({ roles: [Role.MODERATOR] });
    const moderators = async () =>
      (await usersWithPermission("comment:moderate", graph.em()))
        .map(({ id }) => id)
        .includes(user.id);
    expect(await moderators()).toBe(true);
    await change(DELETE, member);
    expect(await moderators()).toBe(false);
  });
});
