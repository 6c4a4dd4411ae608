import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aMember } from "./member.builder.ts";
import { aMemberType } from "./member-type.builder.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);
const asAdmin = graph.as(admin);

const FIELDS = "id slug color isDefault memberCount";
const CREATE = `mutation($input: CreateMemberTypeInput!) {
  createMemberType(input: $input) { ${FIELDS} }
}`;
const SET = `mutation($id: ID!, $input: UpdateMemberInput!) {
  updateMember(id: $id, input: $input) { memberTypes { id } }
}`;

const countOf = async (id: string) =>
  (await asAdmin("query($id: ID!) { memberType(id: $id) { memberCount } }", { id })).memberType
    .memberCount;

test("a type without a slug has one made from its name", async () => {
  const input = { name: { en: "Art director", fr: "Directrice artistique" } };
  const { createMemberType } = await asAdmin(CREATE, { input });
  expect(createMemberType).toMatchObject({
    slug: "art-director",
    color: "DEFAULT",
    isDefault: false,
    memberCount: 0,
  });
});

test.each([
  [{ slug: "No slug" }, { slug: "Only a-z, 0-9 and single hyphens" }],
  [{ icon: "<svg>" }, { icon: "Not valid" }],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(admin, CREATE, { input: { name: { en: "A" }, ...input } });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("a slug is unique", async () => {
  const { slug } = await aMemberType(graph.em());
  const refusal = await graph.refusal(admin, CREATE, { input: { name: { en: "A" }, slug } });
  expect(refusal.message).toBe("This slug is taken");
});

test("types are found by id and slug", async () => {
  const { id, slug } = await aMemberType(graph.em());
  for (const name of [id, slug]) {
    const { memberType } = await graph.as()("query($id: ID!) { memberType(id: $id) { id } }", {
      id: name,
    });
    expect(memberType.id).toBe(id);
  }
});

test("`memberCount` is visible to editors of members only", async () => {
  const { id } = await aMemberType(graph.em());
  const READ = "query($id: ID!) { memberType(id: $id) { memberCount } }";
  for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.EDITOR)]) {
    expect((await graph.as(viewer)(READ, { id })).memberType).toEqual({ memberCount: null });
  }
});

describe("members", () => {
  const NEW = `mutation($input: CreateMemberInput!) { createMember(input: $input) { id memberTypes { id } } }`;
  let made = 0;
  const create = async (input: object) => {
    const values = { handle: `typed-${(made += 1)}`, displayName: "Typed", ...input };
    return (await asAdmin(NEW, { input: values })).createMember;
  };

  test("have the named types, in order, and are counted", async () => {
    const [second, first] = [
      await aMemberType(graph.em(), { order: 2 }),
      await aMemberType(graph.em(), { order: 1 }),
    ];
    const { id, memberTypes } = await create({ typeIds: [second.id, first.id, second.id] });
    expect(memberTypes).toEqual([{ id: first.id }, { id: second.id }]);
    expect([await countOf(first.id), await countOf(second.id)]).toEqual([1, 1]);
    const { updateMember } = await asAdmin(SET, { id, input: { typeIds: [first.id] } });
    expect(updateMember.memberTypes).toEqual([{ id: first.id }]);
    expect([await countOf(first.id), await countOf(second.id)]).toEqual([1, 0]);
    await asAdmin("mutation($id: ID!) { deleteMember(id: $id) }", { id });
    expect(await countOf(first.id)).toBe(0);
  });

  test("have the default types if none are named", async () => {
    const { id } = await aMemberType(graph.em(), { isDefault: true });
    expect((await create({})).memberTypes).toEqual([{ id }]);
    expect((await create({ typeIds: [] })).memberTypes).toEqual([]);
    await asAdmin("mutation($id: ID!) { deleteMemberType(id: $id) }", { id });
  });

  test("are not created with an unknown type", async () => {
    const input = { handle: "typed-none", displayName: "A", typeIds: [crypto.randomUUID()] };
    expect((await graph.refusal(admin, NEW, { input })).message).toBe("Member type not found");
  });

  test("cannot choose their own types", async () => {
    const [member, type] = [await aMember(graph.em()), await aMemberType(graph.em())];
    const owner = withRole(Role.MEMBER, { memberId: member.id });
    const refusal = await graph.refusal(owner, SET, {
      id: member.id,
      input: { typeIds: [type.id] },
    });
    expect(refusal.extensions.code).toBe("FORBIDDEN");
    expect(await countOf(type.id)).toBe(0);
  });

  test("are listed by type", async () => {
    const type = await aMemberType(graph.em());
    const { id } = await create({ typeIds: [type.id] });
    const { members } = await graph.as()(
      "query($id: ID!) { members(filter: { typeId: $id }) { nodes { id memberTypes { slug } } } }",
      { id: type.id },
    );
    expect(members.nodes).toEqual([{ id, memberTypes: [{ slug: type.slug }] }]);
  });

  test("stay when their type is deleted", async () => {
    const type = await aMemberType(graph.em());
    const { id } = await create({ typeIds: [type.id] });
    const { deleteMemberTypes } = await asAdmin(
      "mutation($ids: [ID!]!) { deleteMemberTypes(ids: $ids) { ids failed { id message } } }",
      { ids: [type.id, type.id, id] },
    );
    expect(deleteMemberTypes).toEqual({
      ids: [type.id],
      failed: [{ id, message: "Member type not found" }],
    });
    const { member } = await graph.as()(
      "query($id: ID!) { member(id: $id) { memberTypes { id } } }",
      {
        id,
      },
    );
    expect(member.memberTypes).toEqual([]);
  });
});

test("a deleted type is in the trash, releases its slug, and is restored with its members", async () => {
  const type = await aMemberType(graph.em());
  const member = await aMember(graph.em());
  await asAdmin(SET, { id: member.id, input: { typeIds: [type.id] } });
  const typesOf = async () =>
    (await graph.as()("query($id: ID!) { member(id: $id) { memberTypes { id } } }", member)).member
      .memberTypes;
  const RESTORE = `mutation($ids: [ID!]!) {
    restoreMemberTypes(ids: $ids) { ids failed { id message } }
  }`;
  const restore = async () => (await asAdmin(RESTORE, { ids: [type.id] })).restoreMemberTypes;
  await asAdmin("mutation($id: ID!) { deleteMemberType(id: $id) }", type);
  const { deletedMemberTypes } = await asAdmin("{ deletedMemberTypes { id } }");
  expect(deletedMemberTypes[0]).toEqual({ id: type.id });
  expect(await typesOf()).toEqual([]);

  const other = (await asAdmin(CREATE, { input: { name: { en: "A" }, slug: type.slug } }))
    .createMemberType;
  expect(await restore()).toEqual({
    ids: [],
    failed: [{ id: type.id, message: "This slug is taken" }],
  });
  await asAdmin("mutation($id: ID!) { deleteMemberType(id: $id) }", other);
  const { purgeMemberTypes } = await asAdmin(
    "mutation($ids: [ID!]!) { purgeMemberTypes(ids: $ids) { ids } }",
    { ids: [other.id] },
  );
  expect(purgeMemberTypes).toEqual({ ids: [other.id] });
  expect(await restore()).toEqual({ ids: [type.id], failed: [] });
  expect(await typesOf()).toEqual([{ id: type.id }]);
});

test("a deleted type cannot be assigned", async () => {
  const { id } = await aMemberType(graph.em(), { isDefault: true });
  await asAdmin("mutation($id: ID!) { deleteMemberType(id: $id) }", { id });
  const input = { handle: "typed-by-default", displayName: "A" };
  const { createMember } = await asAdmin(
    "mutation($input: CreateMemberInput!) { createMember(input: $input) { memberTypes { id } } }",
    { input },
  );
  expect(createMember.memberTypes).toEqual([]);
});

test("the order of all types can be set", async () => {
  const { memberTypes } = await graph.as()("{ memberTypes { id } }");
  const ids = memberTypes.map(({ id }: { id: string }) => id).toReversed();
  const ORDER = "mutation($ids: [ID!]!) { reorderMemberTypes(ids: $ids) { id order } }";
  const { reorderMemberTypes } = await asAdmin(ORDER, { ids });
  expect(reorderMemberTypes.map(({ id }: { id: string }) => id)).toEqual(ids);
  const refusal = await graph.refusal(admin, ORDER, { ids: ids.slice(1) });
  expect(refusal.extensions.fields).toEqual({ ids: "Name each of them once" });
});
