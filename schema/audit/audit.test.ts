import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { DAY } from "../foundation/durations.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { AuditEntry, auditLog } from "./index.ts";

const graph = await testGraph();
const member = await aMember(graph.em());
const editorAccount = await aUser(graph.em(), { roles: [Role.EDITOR] });
const editor = withRole(Role.EDITOR, { userId: editorAccount.id });
const admin = withRole(Role.ADMIN);

const ENTRIES = `query($filter: AuditEntryFilter) {
  auditEntries(filter: $filter) { nodes { action kind fields user { id } } }
}`;
const entriesOf = async (item: string) => {
  const { auditEntries } = await graph.as(admin)(ENTRIES, { filter: { item } });
  return auditEntries.nodes.toReversed();
};

const aQuestion = async (viewer = editor) => {
  const input = { question: { en: "Who reads this?" }, answer: { en: "Everyone." } };
  const query = "mutation($input: CreateFaqInput!) { createFaq(input: $input) { id version } }";
  return (await graph.as(viewer)(query, { input })).createFaq;
};
const UPDATE = `mutation($id: ID!, $input: UpdateFaqInput!) {
  updateFaq(id: $id, input: $input) { id }
}`;

describe("what staff write", () => {
  test("is in the log with who did it and the names of fields, without their values", async () => {
    const { id } = await aQuestion();
    await graph.as(editor)(UPDATE, { id, input: { answer: { en: "A secret answer" } } });
    await graph.as(editor)("mutation($id: ID!) { deleteFaq(id: $id) }", { id });
    await graph.as(editor)("mutation($ids: [ID!]!) { restoreFaqs(ids: $ids) { ids } }", {
      ids: [id],
    });
    await graph.as(editor)("mutation($id: ID!) { deleteFaq(id: $id) }", { id });
    await graph.as(editor)("mutation($ids: [ID!]!) { purgeFaqs(ids: $ids) { ids } }", {
      ids: [id],
    });
    const user = { id: editorAccount.id };
    expect(await entriesOf(id)).toEqual([
      { action: "CREATED", kind: "Faq", fields: [], user },
      { action: "CHANGED", kind: "Faq", fields: ["answer"], user },
      { action: "DELETED", kind: "Faq", fields: ["deletedAt"], user },
      { action: "RESTORED", kind: "Faq", fields: ["deletedAt"], user },
      { action: "DELETED", kind: "Faq", fields: ["deletedAt"], user },
      { action: "PURGED", kind: "Faq", fields: [], user },
    ]);
    const stored = await graph.em().find(AuditEntry, { item: id });
    expect(JSON.stringify(stored)).not.toContain("secret");
  });

  test("leaves no entry if it is refused or changes nothing", async () => {
    const { id, version } = await aQuestion();
    await graph.refusal(editor, UPDATE, { id, input: { version: version + 1, order: 3 } });
    await graph.as(editor)(UPDATE, { id, input: { answer: { en: "Everyone." } } });
    expect((await entriesOf(id)).map(({ action }: AuditEntry) => action)).toEqual(["CREATED"]);
  });

  test("has the names of relations", async () => {
    const { memberTypes } = await graph.as(admin)("{ memberTypes { id } }");
    let [type] = memberTypes;
    const create = `mutation { createMemberType(input: { name: { en: "Weaver" }, slug: "weaver" }) { id } }`;
    type ??= (await graph.as(admin)(create)).createMemberType;
    const query = `mutation($id: ID!, $ids: [ID!]) {
      updateMember(id: $id, input: { typeIds: $ids }) { id }
    }`;
    await graph.as(admin)(query, { id: member.id, ids: [type.id] });
    expect(await entriesOf(member.id)).toMatchObject([
      { action: "CHANGED", fields: ["memberTypes"] },
    ]);
  });

  test("of an account names its roles", async () => {
    const { id } = await aUser(graph.em());
    await aUser(graph.em(), { roles: [Role.ADMIN] });
    const query =
      "mutation($id: ID!) { updateUser(id: $id, input: { roles: [EDITOR, MEMBER] }) { id } }";
    await graph.as(admin)(query, { id });
    expect(await entriesOf(id)).toMatchObject([
      { action: "CHANGED", kind: "User", fields: ["roles"] },
    ]);
  });
});

test("what members write themselves is not in the log", async () => {
  const own = withRole(Role.MEMBER, { memberId: member.id });
  const before = await graph.em().count(AuditEntry);
  const query = `mutation($id: ID!) { updateMember(id: $id, input: { city: "Tromsø" }) { city } }`;
  expect((await graph.as(own)(query, member)).updateMember.city).toBe("Tromsø");
  expect(await graph.em().count(AuditEntry)).toBe(before);
});

test("nobody but administrators reads the log", async () => {
  const others = Object.values(Role).filter((role) => role !== Role.ADMIN);
  for (const role of others) {
    const { extensions } = await graph.refusal(withRole(role), ENTRIES);
    expect(extensions.code).toBe("FORBIDDEN");
  }
  expect((await graph.refusal(visitor(), ENTRIES)).extensions.code).toBe("UNAUTHENTICATED");
});

test("entries are deleted after a year", async () => {
  const { id } = await aQuestion();
  const cleanUp = () => auditLog.timers["delete old entries"]!.run(graph.context());
  graph.clock.advance(364 * DAY);
  await cleanUp();
  expect(await entriesOf(id)).toHaveLength(1);
  graph.clock.advance(2 * DAY);
  await cleanUp();
  expect(await entriesOf(id)).toEqual([]);
});
