import { describe, expect, test } from "vitest";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { Role, User, UserStatus } from "./index.ts";
import { aUser } from "./user.builder.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const asAdmin = graph.as(admin);
await aUser(graph.em(), { name: "The first admin", roles: [Role.ADMIN] });

const FIELDS = "id version email name roles status locale member { id }";
const CREATE = `mutation($input: CreateUserInput!) { createUser(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateUserInput!) {
  updateUser(id: $id, input: $input) { ${FIELDS} }
}`;
const DELETE = "mutation($id: ID!) { deleteUser(id: $id) }";
const READ = "query($id: ID!) { user(id: $id) { id email } }";

test("a new user has the role member; the address is stored in lower case", async () => {
  const { createUser } = await asAdmin(CREATE, {
    input: { email: " Ada@Example.ORG ", name: "Ada" },
  });
  expect(createUser).toMatchObject({
    version: 1,
    email: "ada@example.org",
    name: "Ada",
    roles: ["MEMBER"],
    status: "ACTIVE",
    locale: "en",
    member: { id: expect.any(String) },
  });
});

test("a new user has a profile with a handle made from their name", async () => {
  const input = { email: "new-profile@example.org", name: "Grace Hopper" };
  const { createUser } = await asAdmin(
    "mutation($input: CreateUserInput!) { createUser(input: $input) { member { handle status } } }",
    { input },
  );
  expect(createUser.member).toEqual({ handle: "grace-hopper", status: "ACTIVE" });
});

test("a profile has at most one account", async () => {
  const member = await aMember(graph.em());
  await aUser(graph.em(), { member });
  const input = { email: "second@example.org", name: "Second", memberId: member.id };
  const refusal = await graph.refusal(admin, CREATE, { input });
  expect(refusal.message).toBe("This member already has an account");
});

test("a user gets the named profile", async () => {
  const { id } = await aMember(graph.em());
  const input = { email: "profile@example.org", name: "Bo", roles: ["EDITOR"], memberId: id };
  const { createUser } = await asAdmin(CREATE, { input });
  expect(createUser).toMatchObject({ roles: ["EDITOR"], member: { id } });
  const nobody = { ...input, email: "other@example.org", memberId: crypto.randomUUID() };
  expect((await graph.refusal(admin, CREATE, { input: nobody })).message).toBe("Member not found");
});

test("an address has at most one account", async () => {
  await aUser(graph.em(), { email: "once@example.org" });
  const refusal = await graph.refusal(admin, CREATE, {
    input: { email: "ONCE@example.org", name: "Again" },
  });
  expect(refusal.message).toBe("This email address already has an account");
  expect(refusal.extensions.code).toBe("CONFLICT");
});

test.each([
  [{ email: "no address", name: "A" }, { email: "Not an email address" }],
  [
    { email: "", name: "" },
    { email: "Required", name: "Required" },
  ],
  [{ email: "a@b.example", name: "x".repeat(81) }, { name: "At most 80 characters" }],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(admin, CREATE, { input });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("an update changes the given fields and leaves the rest", async () => {
  const { id } = await aUser(graph.em(), { roles: [Role.EDITOR] });
  const { updateUser } = await asAdmin(UPDATE, {
    id,
    input: { name: "Renamed", locale: "fr" },
  });
  expect(updateUser).toMatchObject({
    version: 2,
    name: "Renamed",
    roles: ["EDITOR"],
    locale: "fr",
  });
  const late = await graph.refusal(admin, UPDATE, { id, input: { version: 1, name: "Late" } });
  expect(late.extensions).toMatchObject({
    code: "CONFLICT",
    current: { version: 2, name: "Renamed" },
  });
});

test("users are listed by name and filtered by role and status", async () => {
  await aUser(graph.em(), { name: "éva", roles: [Role.SUPPORT] });
  await aUser(graph.em(), { name: "Eve", roles: [Role.SUPPORT, Role.MEMBER] });
  await aUser(graph.em(), { name: "Dan", roles: [Role.SUPPORT], status: UserStatus.INVITED });
  const LIST = "query($filter: UserFilter) { users(filter: $filter) { nodes { name } } }";
  const listed = async (filter: object) =>
    (await asAdmin(LIST, { filter })).users.nodes.map(({ name }: { name: string }) => name);
  expect(await listed({ role: "SUPPORT" })).toEqual(["Dan", "éva", "Eve"]);
  expect(await listed({ role: "SUPPORT", status: "INVITED" })).toEqual(["Dan"]);
});

test("deleting a user keeps the profile", async () => {
  const member = await aMember(graph.em());
  const { id } = await aUser(graph.em(), { member });
  expect((await asAdmin(DELETE, { id })).deleteUser).toBe(id);
  expect((await graph.refusal(admin, READ, { id })).message).toBe("User not found");
  const left = await graph.as()("query($id: ID!) { member(id: $id) { id } }", member);
  expect(left.member.id).toBe(member.id);
});

describe("the last admin", () => {
  const lastAdmin = async () => {
    const { users } = await asAdmin("{ users(filter: { role: ADMIN }) { nodes { id } } }");
    expect(users.nodes).toHaveLength(1);
    return users.nodes[0].id as string;
  };
  const REFUSED = { code: "INVALID", fields: { roles: "Not valid" } };

  test.each([{ roles: ["EDITOR"] }, { roles: [] }])("cannot be removed by %j", async (input) => {
    const refusal = await graph.refusal(admin, UPDATE, { id: await lastAdmin(), input });
    expect(refusal.message).toBe("At least one admin must remain");
    expect(refusal.extensions).toEqual(REFUSED);
  });

  test("cannot be deleted, not even if a suspended one exists", async () => {
    const id = await lastAdmin();
    const em = graph.em();
    const other = await aUser(em, { roles: [Role.ADMIN], status: UserStatus.SUSPENDED });
    expect((await graph.refusal(admin, DELETE, { id })).extensions).toEqual(REFUSED);
    await em.remove(other).flush();
  });

  test("is not removed by two concurrent changes", async () => {
    const [one, other] = [await lastAdmin(), (await aUser(graph.em(), { roles: [Role.ADMIN] })).id];
    const input = { roles: ["MEMBER"] };
    const answers = await Promise.allSettled(
      [one, other].map((id) => graph.as(admin)(UPDATE, { id, input })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = answers.find((answer) => answer.status === "rejected");
    expect(refused?.reason.extensions).toEqual(REFUSED);
    await lastAdmin();
  });

  test("can be removed if there is another", async () => {
    const other = await aUser(graph.em(), { roles: [Role.ADMIN, Role.EDITOR] });
    const { updateUser } = await asAdmin(UPDATE, { id: other.id, input: { roles: ["EDITOR"] } });
    expect(updateUser.roles).toEqual(["EDITOR"]);
    await lastAdmin();
  });

  test("keeps the role when other fields change", async () => {
    const id = await lastAdmin();
    const { updateUser } = await asAdmin(UPDATE, { id, input: { name: "Still in charge" } });
    expect(updateUser).toMatchObject({ name: "Still in charge", roles: ["ADMIN"] });
  });
});

describe("accounts are visible to their owner and to admins", () => {
  test.each([
    ["a visitor", visitor(), false],
    ["another member", withRole(Role.MEMBER), false],
    ["a moderator", withRole(Role.MODERATOR), false],
    ["an admin", admin, true],
  ])("%s", async (_name, viewer, sees) => {
    const { id } = await aUser(graph.em());
    const found = await graph
      .context(viewer)
      .find(User, id, "User not found")
      .then(
        (user) => user.id,
        (error: Error) => error.message,
      );
    expect(found).toBe(sees ? id : "User not found");
  });
});

test("the last visit is visible to the user and to admins", async () => {
  const lastSeenAt = new Date("2026-11-20T08:00:00.000Z");
  const { id } = await aUser(graph.em(), { lastSeenAt });
  const own = withRole(Role.MEMBER, { userId: id });
  const seen = { lastSeenAt: lastSeenAt.toISOString() };
  expect(await graph.as(own)("{ viewer { lastSeenAt } }")).toEqual({ viewer: seen });
  const { user } = await asAdmin("query($id: ID!) { user(id: $id) { lastSeenAt } }", { id });
  expect(user).toEqual(seen);
});

describe("the viewer", () => {
  const WHO = "{ viewer { id email } }";

  test("is null for a visitor", async () => {
    expect(await graph.as(visitor())(WHO)).toEqual({ viewer: null });
  });

  test.each([Role.MEMBER, Role.ADMIN])(
    "is the signed-in %s, with their own address",
    async (role) => {
      const { id, email } = await aUser(graph.em());
      const viewer = withRole(role, { userId: id });
      expect(await graph.as(viewer)(WHO)).toEqual({ viewer: { id, email } });
    },
  );
});

describe("users are ordered by their last visit", async () => {
  const roles = [Role.BILLING];
  await aUser(graph.em(), { name: "Now", roles, lastSeenAt: graph.clock.now() });
  await aUser(graph.em(), { name: "Never", roles });
  await aUser(graph.em(), { name: "Long ago", roles, lastSeenAt: new Date("2026-01-01") });
  const LIST = `query($after: String, $direction: Direction!) {
    users(
      filter: { role: BILLING }, order: { field: LAST_SEEN, direction: $direction }
      first: 2, after: $after
    ) { nodes { name } pageInfo { endCursor } }
  }`;

  test.each([
    ["ASC", ["Never", "Long ago", "Now"]],
    ["DESC", ["Now", "Long ago", "Never"]],
  ])("%s", async (direction, names) => {
    const one = (await asAdmin(LIST, { direction })).users;
    const other = (await asAdmin(LIST, { direction, after: one.pageInfo.endCursor })).users;
    const listed = [...one.nodes, ...other.nodes].map(({ name }: { name: string }) => name);
    expect(listed).toEqual(names);
  });
});

test("an admin marks an address as verified, once", async () => {
  const { id } = await aUser(graph.em());
  const verify = () =>
    asAdmin("mutation($id: ID!) { verifyUser(id: $id) { emailVerified } }", { id });
  const emailVerified = graph.clock.now().toISOString();
  expect((await verify()).verifyUser).toEqual({ emailVerified });
  graph.clock.advance(1_000);
  expect((await verify()).verifyUser).toEqual({ emailVerified });
});

test("a bulk deletion deletes all but the last admin's account", async () => {
  const { users } = await asAdmin("{ users(filter: { role: ADMIN }) { nodes { id } } }");
  const last = users.nodes[0].id;
  const [one, other] = [await aUser(graph.em()), await aUser(graph.em())];
  const unknown = crypto.randomUUID();
  const { deleteUsers } = await asAdmin(
    "mutation($ids: [ID!]!) { deleteUsers(ids: $ids) { ids failed { id message } } }",
    { ids: [one.id, last, unknown, other.id] },
  );
  expect(deleteUsers).toEqual({
    ids: [one.id, other.id],
    failed: [
      { id: last, message: "At least one admin must remain" },
      { id: unknown, message: "User not found" },
    ],
  });
  expect((await asAdmin(READ, { id: last })).user.id).toBe(last);
});

describe("a signed-in user", () => {
  const VIEWER = "{ viewer { id permissions roles locale name member { id avatar } } }";

  test("reads their own permissions", async () => {
    const { id } = await aUser(graph.em(), { roles: [Role.EDITOR] });
    const { viewer } = await graph.as(withRole(Role.EDITOR, { userId: id }))(VIEWER);
    expect(viewer.permissions).toEqual(
      expect.arrayContaining(["category:write", "comment:moderate", "post:write"]),
    );
    expect(viewer.permissions).not.toContain("account:manage");
  });

  test("has no permission without a role that grants it", async () => {
    const { id } = await aUser(graph.em());
    const { viewer } = await graph.as(withRole(Role.MEMBER, { userId: id }))(VIEWER);
    expect(viewer.permissions).toEqual([]);
  });

  test("changes only name and language of their account", async () => {
    const { id } = await aUser(graph.em());
    const asThem = graph.as(withRole(Role.MEMBER, { userId: id }));
    const CHANGE = `mutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) { name locale version }
    }`;
    const { updateAccount } = await asThem(CHANGE, { input: { name: " Ada  B ", locale: "fr" } });
    expect(updateAccount).toEqual({ name: "Ada B", locale: "fr", version: 2 });
    for (const input of [{ roles: ["ADMIN"] }, { status: "ACTIVE" }, { email: "a@b.example" }]) {
      await expect(asThem(CHANGE, { input })).rejects.toThrow("is not defined");
    }
  });

  test("cannot read the permissions of others", async () => {
    const { id } = await aUser(graph.em(), { roles: [Role.EDITOR] });
    const { user } = await asAdmin("query($id: ID!) { user(id: $id) { permissions } }", { id });
    expect(user.permissions).toBeNull();
  });
});

test("users are found by words in name and address, and counted by status", async () => {
  await aUser(graph.em(), { name: "Zoë Quist", email: "zq@wanted.example" });
  await aUser(graph.em(), { name: "Zoe Other", status: UserStatus.SUSPENDED });
  const ASK = `query($filter: UserFilter) {
    users(filter: $filter, order: { field: NAME, direction: DESC }) { nodes { name } }
    userCounts(filter: $filter) { all active invited suspended }
  }`;
  expect(await asAdmin(ASK, { filter: { search: "zoe" } })).toEqual({
    users: { nodes: [{ name: "Zoë Quist" }, { name: "Zoe Other" }] },
    userCounts: { all: 2, active: 1, invited: 0, suspended: 1 },
  });
  const { users } = await asAdmin(ASK, { filter: { search: "wanted.example", status: "ACTIVE" } });
  expect(users.nodes).toEqual([{ name: "Zoë Quist" }]);
});

test("accounts without a profile are listed separately and can get one made from their name", async () => {
  const { id } = await aUser(graph.em(), { name: "Old Quill", email: "quill@example.org" });
  await aUser(graph.em(), { name: "New Quill", member: await aMember(graph.em()) });
  const ASK = `query($hasProfile: Boolean!) {
    users(filter: { search: "quill", hasProfile: $hasProfile }) { nodes { name } }
    userCounts(filter: { search: "quill", hasProfile: $hasProfile }) { all }
  }`;
  const alone = { users: { nodes: [{ name: "Old Quill" }] }, userCounts: { all: 1 } };
  expect(await asAdmin(ASK, { hasProfile: false })).toEqual(alone);
  expect((await asAdmin(ASK, { hasProfile: true })).users.nodes).toEqual([{ name: "New Quill" }]);
  const { addUserProfile } = await asAdmin(
    "mutation($id: ID!) { addUserProfile(id: $id) { member { handle displayName status } } }",
    { id },
  );
  const member = { handle: "old-quill", displayName: "Old Quill", status: "ACTIVE" };
  expect(addUserProfile).toEqual({ member });
  expect((await asAdmin(ASK, { hasProfile: false })).userCounts.all).toBe(0);
});

test("the own account cannot be deleted here", async () => {
  const { id } = await aUser(graph.em(), { roles: [Role.ADMIN] });
  const own = withRole(Role.ADMIN, { userId: id });
  const refusal = await graph.refusal(own, DELETE, { id });
  expect(refusal.message).toBe("You cannot delete your own account");
  expect((await asAdmin(READ, { id })).user.id).toBe(id);
});
