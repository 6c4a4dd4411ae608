import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aMember } from "./member.builder.ts";
import { MemberStatus, Visibility } from "./member.ts";

const graph = await testGraph();
const em = graph.em();

const profiles = {
  public: await aMember(em, { visibility: Visibility.PUBLIC }),
  members: await aMember(em, { visibility: Visibility.MEMBERS }),
  unlisted: await aMember(em, { visibility: Visibility.UNLISTED }),
  private: await aMember(em, { visibility: Visibility.PRIVATE }),
  banned: await aMember(em, { status: MemberStatus.SUSPENDED, suspensionReason: "Spam" }),
  pending: await aMember(em, { status: MemberStatus.PENDING }),
  pendingAmongMembers: await aMember(em, {
    status: MemberStatus.PENDING,
    visibility: Visibility.MEMBERS,
  }),
};
type Profile = keyof typeof profiles;

const ALL = [
  "banned",
  "members",
  "pending",
  "pendingAmongMembers",
  "private",
  "public",
  "unlisted",
] as const;
const own = (profile: Profile) => withRole(Role.MEMBER, { memberId: profiles[profile].id });

describe.each([
  {
    name: "a visitor",
    viewer: visitor(),
    reads: ["public", "unlisted"],
    lists: ["public"],
  },
  {
    name: "a member",
    viewer: withRole(Role.MEMBER),
    reads: ["members", "public", "unlisted"],
    lists: ["members", "public"],
  },
  {
    name: "an editor",
    viewer: withRole(Role.EDITOR),
    reads: ["members", "public", "unlisted"],
    lists: ["members", "public"],
  },
  {
    name: "the owner of the private profile",
    viewer: own("private"),
    reads: ["members", "private", "public", "unlisted"],
    lists: ["members", "private", "public"],
  },
  {
    name: "the owner of the banned profile",
    viewer: own("banned"),
    reads: ["banned", "members", "public", "unlisted"],
    lists: ["banned", "members", "public"],
  },
  { name: "a moderator", viewer: withRole(Role.MODERATOR), reads: ALL, lists: ALL },
  { name: "an admin", viewer: withRole(Role.ADMIN), reads: ALL, lists: ALL },
])("$name", ({ viewer, reads, lists }) => {
  test(`reads ${reads.join(", ")}`, async () => {
    const readable: string[] = [];
    for (const [name, { id }] of Object.entries(profiles)) {
      const read = graph.as(viewer)("query($id: ID!) { member(id: $id) { id } }", { id });
      await read.then(
        () => readable.push(name),
        (error: Error) => expect(error.message).toBe("Member not found"),
      );
    }
    expect(readable.toSorted()).toEqual(reads);
  });

  test(`lists ${lists.join(", ")}`, async () => {
    const { members } = await graph.as(viewer)("{ members { totalCount nodes { handle } } }");
    const names = Object.entries(profiles)
      .filter(([, { handle }]) =>
        members.nodes.some((node: { handle: string }) => node.handle === handle),
      )
      .map(([name]) => name);
    expect(names.toSorted()).toEqual(lists);
    expect(members.totalCount).toBe(lists.length);
  });
});

describe("fields for the owner and staff", () => {
  const { id } = profiles.public;

  test.each([
    ["a visitor", visitor(), false],
    ["another member", own("private"), false],
    ["an editor", withRole(Role.EDITOR), false],
    ["the owner", own("public"), true],
    ["a moderator", withRole(Role.MODERATOR), true],
    ["an admin", withRole(Role.ADMIN), true],
  ])("%s", async (_name, viewer, knows) => {
    const { member } = await graph.as(viewer)(
      `query($id: ID!) { member(id: $id) {
        status visibility roleByLocale { en } headlineByLocale { en } aboutByLocale { en }
      } }`,
      { id },
    );
    for (const [field, value] of Object.entries(member)) {
      expect(value !== null, field).toBe(knows);
    }
  });
});

test.each([
  ["its owner", own("banned"), null],
  ["a moderator", withRole(Role.MODERATOR), "Spam"],
  ["an admin", withRole(Role.ADMIN), "Spam"],
])("the suspension reason of a profile, read by %s", async (_name, viewer, reason) => {
  const { member } = await graph.as(viewer)(
    "query($id: ID!) { member(id: $id) { suspensionReason } }",
    { id: profiles.banned.id },
  );
  expect(member.suspensionReason).toBe(reason);
});

test("only staff can filter by status", async () => {
  const LIST = "{ members(filter: { status: SUSPENDED }) { nodes { id } } }";
  const { members } = await graph.as(withRole(Role.MODERATOR))(LIST);
  expect(members.nodes).toEqual([{ id: profiles.banned.id }]);
  const listed = await graph.as()(LIST);
  expect(listed.members.nodes).toEqual([{ id: profiles.public.id }]);
});
