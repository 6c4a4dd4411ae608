import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { User } from "../accounts/user.ts";
import { aUser } from "../accounts/user.builder.ts";
import { aComment } from "../blog/comment.builder.ts";
import { aPost } from "../blog/post.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aMember } from "./member.builder.ts";
import { Availability, MemberStatus } from "./member.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const asAdmin = graph.as(admin);

const FIELDS = `id version handle displayName avatar cover pronouns company city country skills tools
  languages { code level } links { label url } availability availableFrom visibility status
  role headline about roleByLocale { en fr } headlineByLocale { en } aboutByLocale { en }`;
const CREATE = `mutation($input: CreateMemberInput!) { createMember(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateMemberInput!) {
  updateMember(id: $id, input: $input) { ${FIELDS} }
}`;
const READ = "query($id: ID!) { member(id: $id) { id } }";

const create = async (input: object) => (await asAdmin(CREATE, { input })).createMember;

test("a new member is public and active, and has not said whether they are available", async () => {
  expect(await create({ handle: "Ada", displayName: " Ada  L " })).toMatchObject({
    version: 1,
    handle: "ada",
    displayName: "Ada L",
    availability: null,
    visibility: "PUBLIC",
    status: "ACTIVE",
    skills: [],
    links: [],
    role: null,
  });
});

test("a profile stores all fields of the input", async () => {
  const values = {
    displayName: "Bo Berg",
    city: "Oslo",
    country: "NO",
    pronouns: "they",
    company: "Nord",
    cover: "/artwork/ferry.svg",
    skills: ["Type"],
    tools: ["Pencil"],
    languages: [
      { code: "no", level: "NATIVE" },
      { code: "en", level: null },
    ],
    links: [{ label: "Site", url: "https://bo.example" }],
    availability: "BOOKED",
    availableFrom: "2027-02-01",
    visibility: "MEMBERS",
  };
  const texts = { role: { en: "Designer", fr: "Graphiste" }, headline: { en: "Draws." } };
  const member = await create({ handle: "bo-berg", ...values, ...texts, about: { en: "Long." } });
  expect(member).toMatchObject({
    ...values,
    role: "Designer",
    roleByLocale: { en: "Designer", fr: "Graphiste" },
    headline: "Draws.",
    about: "Long.",
  });
});

test("a handle is unique", async () => {
  await create({ handle: "taken-once", displayName: "First" });
  const refusal = await graph.refusal(admin, CREATE, {
    input: { handle: "taken-once", displayName: "Second" },
  });
  expect(refusal.message).toBe("This handle is taken");
  expect(refusal.extensions.code).toBe("CONFLICT");
});

test.each([
  [{ handle: "ab" }, { handle: "At least 3 characters" }],
  [{ handle: "x".repeat(31) }, { handle: "At most 30 characters" }],
  [{ handle: "blog" }, { handle: "Reserved" }],
  [{ handle: "no such handle" }, { handle: "Only a-z, 0-9 and single hyphens" }],
  [{ handle: "-x-" }, { handle: "Only a-z, 0-9 and single hyphens" }],
  [{ displayName: " " }, { displayName: "Required" }],
  [{ displayName: "x".repeat(81) }, { displayName: "At most 80 characters" }],
  [{ headline: { en: "x".repeat(121) } }, { "headline.en": "At most 120 characters" }],
  [{ about: { no: "x".repeat(5001) } }, { "about.no": "At most 5000 characters" }],
  [{ country: "Norway" }, { country: "At most 2 characters" }],
  [{ country: "no" }, { country: "Not valid" }],
  [{ skills: Array(31).fill("s") }, { skills: "At most 30" }],
  [{ skills: null }, { skills: "Not valid" }],
  [{ links: Array(13).fill({ label: "l", url: "https://x.example" }) }, { links: "At most 12" }],
  [{ links: [{ label: "l", url: "javascript:alert(1)" }] }, { "links.0.url": "Not a link" }],
  [{ cover: "//elsewhere.example/a.svg" }, { cover: "Not valid" }],
  [{ availableFrom: "soon" }, { availableFrom: "Not valid" }],
])("%j is refused with %j", async (wrong, fields) => {
  const input = { handle: "fine", displayName: "Fine", ...wrong };
  const refusal = await graph.refusal(admin, CREATE, { input });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("members update their own profile only", async () => {
  const [own, other] = [await aMember(graph.em()), await aMember(graph.em())];
  const viewer = withRole(Role.MEMBER, { memberId: own.id });
  const input = { headline: { en: "By myself" } };
  const { updateMember } = await graph.as(viewer)(UPDATE, { id: own.id, input });
  expect(updateMember).toMatchObject({ version: 2, headline: "By myself" });
  const refusal = await graph.refusal(viewer, UPDATE, { id: other.id, input });
  expect(refusal.extensions.code).toBe("FORBIDDEN");
});

test("members can change their handle to an available, unreserved one", async () => {
  const [own, other] = [await aMember(graph.em()), await aMember(graph.em())];
  const viewer = withRole(Role.MEMBER, { memberId: own.id });
  const change = (handle: string) => ({ id: own.id, input: { handle } });
  const { updateMember } = await graph.as(viewer)(UPDATE, change("New-Address"));
  expect(updateMember.handle).toBe("new-address");
  const taken = await graph.refusal(viewer, UPDATE, change(other.handle));
  expect(taken.message).toBe("This handle is taken");
  expect(taken.extensions).toEqual({ code: "CONFLICT", fields: { handle: "Taken" } });
  const reserved = await graph.refusal(viewer, UPDATE, change("dashboard"));
  expect(reserved.extensions).toEqual({ code: "INVALID", fields: { handle: "Reserved" } });
});

test.each([Role.MODERATOR, Role.EDITOR])("%s cannot update profiles", async (role) => {
  const { id } = await aMember(graph.em());
  const refusal = await graph.refusal(withRole(role), UPDATE, { id, input: {} });
  expect(refusal.extensions.code).toBe("FORBIDDEN");
});

test("updating an invisible profile is not found instead of forbidden", async () => {
  const { id } = await aMember(graph.em(), { status: MemberStatus.SUSPENDED });
  const refusal = await graph.refusal(withRole(Role.EDITOR), UPDATE, { id, input: {} });
  expect(refusal.message).toBe("Member not found");
});

test("an update of an outdated version is a conflict that shows the visible fields", async () => {
  const { id } = await aMember(graph.em());
  await asAdmin(UPDATE, { id, input: { version: 1, city: "Bergen" } });
  const late = await graph.refusal(admin, UPDATE, { id, input: { version: 1, city: "Oslo" } });
  expect(late.extensions).toMatchObject({
    code: "CONFLICT",
    current: { version: 2, city: "Bergen" },
  });
});

test("deleting a member keeps their posts and comments", async () => {
  const member = await aMember(graph.em());
  const post = await aPost(graph.em(), { author: member });
  await aComment(graph.em(), { post, member, content: "Still here" });
  await asAdmin("mutation($id: ID!) { deleteMember(id: $id) }", member);
  const left = await graph.as()(
    "query($id: ID!) { post(id: $id) { author { id } comments { nodes { content member { id } } } } }",
    post,
  );
  expect(left.post).toEqual({
    author: null,
    comments: { nodes: [{ content: "Still here", member: null }] },
  });
});

test("a member is found by id and by handle, ignoring case", async () => {
  const { id } = await aMember(graph.em(), { handle: "by-handle" });
  for (const name of [id, "by-handle", "By-Handle"]) {
    expect((await graph.as()(READ, { id: name })).member.id).toBe(id);
  }
  const refusal = await graph.refusal(visitor(), READ, { id: "nobody-here" });
  expect(refusal.message).toBe("Member not found");
  expect(refusal.extensions.code).toBe("NOT_FOUND");
});

test("members are listed by name, as people sort, and by what they offer", async () => {
  const skills = ["sorting"];
  const names = ["Zoë", "émile", "Ada", "bo"];
  for (const displayName of names) await aMember(graph.em(), { displayName, skills });
  await aMember(graph.em(), {
    displayName: "Busy",
    skills,
    availability: Availability.BOOKED,
  });
  const LIST =
    "query($filter: MemberFilter) { members(filter: $filter) { nodes { displayName } } }";
  const listed = async (filter: object) => {
    const { members } = await graph.as()(LIST, { filter });
    return members.nodes.map(({ displayName }: { displayName: string }) => displayName);
  };
  expect(await listed({ skill: "sorting" })).toEqual(["Ada", "bo", "Busy", "émile", "Zoë"]);
  expect(await listed({ skill: "sorting", availability: "BOOKED" })).toEqual(["Busy"]);
});

test("a member's posts are listed per language", async () => {
  const author = await aMember(graph.em());
  const older = await aPost(graph.em(), { author });
  const newer = await aPost(graph.em(), { author, title: { en: "Newer", fr: "Plus récent" } });
  await aPost(graph.em(), { author, published: [] });
  await aPost(graph.em());
  const { member } = await graph.as()(
    `query($id: ID!) { member(id: $id) {
      published { totalCount nodes { id } } fr: published(locale: fr) { nodes { id } }
    } }`,
    author,
  );
  expect(member).toEqual({
    published: { totalCount: 2, nodes: [{ id: newer.id }, { id: older.id }] },
    fr: { nodes: [{ id: newer.id }] },
  });
});

describe("members of a filter", () => {
  const ASK = `query($filter: MemberFilter, $order: MemberOrder) {
    members(filter: $filter, order: $order) { nodes { handle } }
  }`;
  const COUNT =
    "query($filter: MemberFilter) { memberCounts(filter: $filter) { all active suspended } }";
  const handles = async (ask: typeof asAdmin, variables: object) =>
    (await ask(ASK, variables)).members.nodes.map(({ handle }: { handle: string }) => handle);

  test("are found by words, ordered, and counted by status", async () => {
    const role = { fr: "Relieuse" };
    await aMember(graph.em(), { handle: "binder-one", displayName: "Åsa", role });
    await aMember(graph.em(), { handle: "binder-two", role, status: MemberStatus.SUSPENDED });
    const filter = { search: "relieuse" };
    const order = { field: "CREATED_AT", direction: "DESC" };
    expect(await handles(asAdmin, { filter, order })).toEqual(["binder-two", "binder-one"]);
    expect(await handles(asAdmin, { filter: { search: "asa binder" } })).toEqual(["binder-one"]);
    expect(await handles(graph.as(), { filter })).toEqual(["binder-one"]);
    const { memberCounts } = await asAdmin(COUNT, { filter });
    expect(memberCounts).toEqual({ all: 2, active: 1, suspended: 1 });
  });

  test("are filtered by verified address, by admins only", async () => {
    const verified = await aMember(graph.em(), { handle: "proof-yes", city: "Proof" });
    const other = await aMember(graph.em(), { handle: "proof-no", city: "Proof" });
    const { id: account } = await aUser(graph.em(), { member: verified });
    await aUser(graph.em(), { member: other });
    const VERIFY =
      "mutation($id: ID!) { verifyMember(id: $id) { emailVerified isEmailVerified account { emailVerified isEmailVerified } } }";
    const { verifyMember } = await asAdmin(VERIFY, verified);
    const verification = { emailVerified: graph.clock.now().toISOString(), isEmailVerified: true };
    expect(verifyMember).toEqual({ ...verification, account: verification });
    const WHETHER = "query($id: ID!) { member(id: $id) { emailVerified isEmailVerified } }";
    const { member } = await graph.as(withRole(Role.MODERATOR))(WHETHER, verified);
    expect(member).toEqual({ emailVerified: null, isEmailVerified: null });
    const filter = { search: "proof", isVerified: true };
    expect(await handles(asAdmin, { filter })).toEqual(["proof-yes"]);
    const unverified = { ...filter, isVerified: false };
    expect(await handles(asAdmin, { filter: unverified })).toEqual(["proof-no"]);
    await asAdmin("mutation($id: ID!) { deleteUser(id: $id) }", { id: account });
    expect(await handles(asAdmin, { filter: unverified })).toEqual(["proof-yes", "proof-no"]);
    await asAdmin("mutation($id: ID!) { restoreUsers(ids: [$id]) { count } }", { id: account });
    expect(await handles(asAdmin, { filter })).toEqual(["proof-yes"]);
    for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.MODERATOR)]) {
      const refusal = await graph.refusal(viewer, ASK, { filter });
      expect(refusal.extensions.code).toBe("FORBIDDEN");
    }
  });

  test("without an account cannot be verified", async () => {
    const { id } = await aMember(graph.em());
    const VERIFY = "mutation($id: ID!) { verifyMember(id: $id) { id } }";
    const refusal = await graph.refusal(admin, VERIFY, { id });
    expect(refusal.message).toBe("This member has no account");
  });
});

describe("an account", () => {
  const DELETE = `mutation($ids: [ID!]!, $withAccounts: Boolean!) {
    deleteMembers(ids: $ids, withAccounts: $withAccounts) { ids failed { message } }
  }`;
  const remove = async (id: string, withAccounts: boolean, viewer = admin) =>
    (await graph.as(viewer)(DELETE, { ids: [id], withAccounts })).deleteMembers;
  const accountsOf = (email: string) => graph.em().count(User, { email, deletedAt: null });

  test("stays when its profile is deleted, unless `withAccount` is set, which releases its address", async () => {
    const [remaining, gone] = [await aMember(graph.em()), await aMember(graph.em())];
    const { email } = await aUser(graph.em(), { member: remaining });
    const other = await aUser(graph.em(), { member: gone });
    expect(await remove(remaining.id, false)).toEqual({ ids: [remaining.id], failed: [] });
    expect(await remove(gone.id, true)).toEqual({ ids: [gone.id], failed: [] });
    expect(await accountsOf(email)).toBe(1);
    expect(await accountsOf(other.email)).toBe(0);
    const again = { handle: "registered-again", displayName: "A", email: other.email };
    expect((await create(again)).handle).toBe("registered-again");
  });

  test("of the viewer cannot be deleted with the profile, nor is the profile then", async () => {
    const member = await aMember(graph.em());
    const user = await aUser(graph.em(), { member, roles: [Role.ADMIN] });
    const own = withRole(Role.ADMIN, { userId: user.id, memberId: member.id });
    const failed = [{ message: "You cannot delete your own account" }];
    expect(await remove(member.id, true, own)).toEqual({ ids: [], failed });
    expect((await graph.as()(READ, member)).member.id).toBe(member.id);
  });

  test("finds its profile for administrators only", async () => {
    const member = await aMember(graph.em());
    const { id } = await aUser(graph.em(), { member });
    expect((await asAdmin(READ, { id })).member.id).toBe(member.id);
    for (const viewer of [visitor(), withRole(Role.MODERATOR), withRole(Role.MEMBER)]) {
      expect((await graph.refusal(viewer, READ, { id })).message).toBe("Member not found");
    }
  });
});
