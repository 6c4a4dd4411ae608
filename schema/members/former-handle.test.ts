import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { FormerHandle } from "./former-handle.ts";
import { aMember } from "./member.builder.ts";
import { Member } from "./member.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);

const READ = "query($id: ID!) { member(id: $id) { id } }";
const UPDATE = `mutation($id: ID!, $input: UpdateMemberInput!) {
  updateMember(id: $id, input: $input) { handle }
}`;

const idOf = async (handle: string) => (await graph.as()(READ, { id: handle })).member.id;

/** Where the error for a handle that no profile has leads. */
const movedTo = async (handle: string, viewer = visitor()) => {
  const { message, extensions } = await graph.refusal(viewer, READ, { id: handle });
  expect(message).toBe("Member not found");
  return extensions.movedTo;
};

const change = (id: string, handle: string) =>
  graph.as(withRole(Role.MEMBER, { memberId: id }))(UPDATE, { id, input: { handle } });

test("all former handles lead to the present one", async () => {
  const { id } = await aMember(graph.em(), { handle: "ada-first" });
  await change(id, "ada-second");
  await change(id, "ada-third");
  expect(await movedTo("ada-first")).toBe("ada-third");
  expect(await movedTo("ADA-second")).toBe("ada-third");
  expect(await idOf("ada-third")).toBe(id);
  await change(id, "ada-first");
  expect(await idOf("ada-first")).toBe(id);
  expect(await movedTo("ada-third")).toBe("ada-first");
});

test("who takes a former handle keeps it, also when they leave it", async () => {
  const { id } = await aMember(graph.em(), { handle: "sought" });
  await change(id, "sought-no-more");
  const heir = await aMember(graph.em(), { handle: "sought" });
  expect(await idOf("sought")).toBe(heir.id);
  await change(heir.id, "heir");
  expect(await movedTo("sought")).toBe("heir");
  const other = await aMember(graph.em());
  await change(other.id, "sought");
  expect(await idOf("sought")).toBe(other.id);
});

test("the former handle of a profile in the trash leads nowhere, of a purged one is gone", async () => {
  const { id } = await aMember(graph.em(), { handle: "leaving" });
  await change(id, "left");
  await graph.as(admin)("mutation($id: ID!) { deleteMember(id: $id) }", { id });
  expect(await movedTo("leaving")).toBeUndefined();
  await graph.as(admin)("mutation($ids: [ID!]!) { restoreMembers(ids: $ids) { count } }", {
    ids: [id],
  });
  expect(await movedTo("leaving")).toBe("left");
  await graph.em().nativeDelete(Member, { id });
  expect(await graph.em().count(FormerHandle, { handle: "leaving" })).toBe(0);
});

test("the former handle of a hidden profile leads those there who see it", async () => {
  const { id } = await aMember(graph.em(), { handle: "seen" });
  await change(id, "unseen");
  await graph.em().nativeUpdate(Member, id, { visibility: "private" });
  expect(await movedTo("seen")).toBeUndefined();
  expect(await movedTo("seen", admin)).toBe("unseen");
});
