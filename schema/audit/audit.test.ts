import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { User } from "../accounts/user.ts";
import { countRefusal } from "../foundation/refusals.ts";
import { DAY } from "../foundation/durations.ts";
import { decide } from "../settings/site-settings.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { AuditEntry, auditLog } from "./index.ts";
import { ITEM_NAMES } from "./name-items.ts";

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

test("of choices the log has what they were and became, of texts nothing", async () => {
  const { id } = await aUser(graph.em(), { roles: [Role.MEMBER] });
  const query = `mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }`;
  await graph.as(admin)(query, {
    id,
    input: { name: "A private name", roles: ["EDITOR", "MEMBER"] },
  });
  const CHANGES = `query($filter: AuditEntryFilter) {
    auditEntries(filter: $filter) { nodes { fields changes { field before after } } }
  }`;
  const { auditEntries } = await graph.as(admin)(CHANGES, { filter: { item: id } });
  expect(auditEntries.nodes).toEqual([
    {
      fields: expect.arrayContaining(["name", "roles"]),
      changes: [{ field: "roles", before: "member", after: "editor, member" }],
    },
  ]);
  const stored = await graph.em().find(AuditEntry, { item: id });
  expect(JSON.stringify(stored)).not.toContain("private");
});

describe("refusals", () => {
  const storeRefusals = () => auditLog.timers["store refusals"]!.run(graph.context());

  test("of an operation are one entry a minute, with how often", async () => {
    const { id: userId } = await aUser(graph.em());
    const supporter = withRole(Role.SUPPORT, { userId });
    for (let n = 0; n < 30; n += 1) await graph.refusal(supporter, "{ siteSettings { id } }");
    await storeRefusals();
    await storeRefusals();
    const query = `query($filter: AuditEntryFilter) {
      auditEntries(filter: $filter) { nodes { action kind count } }
    }`;
    const { auditEntries } = await graph.as(admin)(query, {
      filter: { userId, result: "REFUSED" },
    });
    expect(auditEntries.nodes).toEqual([{ action: "REFUSED", kind: "siteSettings", count: 30 }]);
  });

  test("of many kinds are counted together beyond a thousand", async () => {
    for (let n = 0; n < 3_000; n += 1) {
      countRefusal({ action: "LIMITED", kind: "search", userId: null, network: `10.${n}.0.0/24` });
    }
    const before = await graph.em().count(AuditEntry);
    await storeRefusals();
    expect((await graph.em().count(AuditEntry)) - before).toBe(1_001);
    const together = await graph.em().findOne(AuditEntry, { action: "limited", kind: "" });
    expect(together?.count).toBe(2_000);
  });

  test("of visitors are not stored", async () => {
    const before = await graph.em().count(AuditEntry);
    await graph.refusal(visitor(), "{ siteSettings { id } }");
    await storeRefusals();
    expect(await graph.em().count(AuditEntry)).toBe(before);
  });
});

describe("one's own entries", () => {
  const OWN = "{ ownAuditEntries { nodes { kind item } } }";

  test("are read by their user, and by nobody else but administrators", async () => {
    const { id: userId } = await aUser(graph.em(), { roles: [Role.EDITOR] });
    const author = withRole(Role.EDITOR, { userId });
    const { id } = await aQuestion(author);
    const own = [{ kind: "Faq", item: id }];
    expect((await graph.as(author)(OWN)).ownAuditEntries.nodes).toEqual(own);
    expect((await graph.as(editor)(OWN)).ownAuditEntries.nodes).not.toContainEqual(own[0]);
    expect((await graph.as(withRole(Role.MEMBER))(OWN)).ownAuditEntries.nodes).toEqual([]);
    expect((await graph.refusal(visitor(), OWN)).extensions.code).toBe("UNAUTHENTICATED");
  });

  test("name nobody once the account is erased", async () => {
    const user = await aUser(graph.em(), { roles: [Role.EDITOR] });
    const { id } = await aQuestion(withRole(Role.EDITOR, { userId: user.id, sessionId: user.id }));
    await graph.em().nativeDelete(User, { id: user.id });
    const [entry] = await graph.em().find(AuditEntry, { item: id });
    expect(entry).toMatchObject({ kind: "Faq", user: null, sessionId: null, network: "" });
  });
});

test("entries are filtered by their time and result, and their kinds are listed", async () => {
  graph.clock.advance(DAY);
  const from = graph.clock.now().toISOString();
  const { id } = await aQuestion();
  const ids = async (filter: object) => {
    const query = `query($filter: AuditEntryFilter) {
      auditEntries(filter: $filter) { nodes { item } }
    }`;
    const { auditEntries } = await graph.as(admin)(query, { filter });
    return auditEntries.nodes.map(({ item }: { item: string }) => item);
  };
  expect(await ids({ from })).toEqual([id]);
  expect(await ids({ before: from })).not.toContain(id);
  expect(await ids({ from, result: "DONE" })).toEqual([id]);
  expect(await ids({ from, result: "REFUSED" })).toEqual([]);
  const { auditKinds } = await graph.as(admin)("{ auditKinds }");
  expect(auditKinds).toEqual(expect.arrayContaining(["Faq", "User"]));
  expect((await graph.refusal(editor, "{ auditKinds }")).extensions.code).toBe("FORBIDDEN");
});

test("entries are deleted after a year, or when the settings say", async () => {
  const { id } = await aQuestion();
  const cleanUp = () => auditLog.timers["delete old entries"]!.run(graph.context());
  graph.clock.advance(364 * DAY);
  await cleanUp();
  expect(await entriesOf(id)).toHaveLength(1);
  graph.clock.advance(2 * DAY);
  await cleanUp();
  expect(await entriesOf(id)).toEqual([]);
  const { id: later } = await aQuestion();
  await decide(graph.em(), { auditRetentionDays: 30 });
  graph.clock.advance(31 * DAY);
  await cleanUp();
  expect(await entriesOf(later)).toEqual([]);
});

test("administrators read what the items of entries are called now, while they are there", async () => {
  const { id } = await aQuestion();
  const ENTRY = `query($item: ID!) { auditEntries(filter: { item: $item }) { nodes { id } } }`;
  const { auditEntries } = await graph.as(admin)(ENTRY, { item: id });
  const ids = auditEntries.nodes.map((entry: { id: string }) => entry.id);
  const NAMES = "query($ids: [ID!]!) { auditItemNames(ids: $ids) { id name } }";
  const named = { auditItemNames: [{ id, name: "Who reads this?" }] };
  expect(await graph.as(admin)(NAMES, { ids })).toEqual(named);
  await graph.as(editor)("mutation($id: ID!) { deleteFaq(id: $id) }", { id });
  expect(await graph.as(admin)(NAMES, { ids })).toEqual(named);
  await graph.as(editor)("mutation($ids: [ID!]!) { purgeFaqs(ids: $ids) { ids } }", { ids: [id] });
  expect(await graph.as(admin)(NAMES, { ids })).toEqual({ auditItemNames: [] });
  expect((await graph.refusal(editor, NAMES, { ids })).extensions.code).toBe("FORBIDDEN");
});

test("every noun that is named has its property", () => {
  const metadata = graph.em().getMetadata();
  const lacking = Object.entries(ITEM_NAMES).filter(
    ([kind, property]) =>
      !metadata.getByClassName(kind as never, false)?.props.some((one) => one.name === property),
  );
  expect(lacking).toEqual([]);
});
