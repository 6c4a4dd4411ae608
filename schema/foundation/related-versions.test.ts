import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPost } from "../blog/post.builder.ts";
import { aCategory } from "../categories/category.builder.ts";
import { aMemberType } from "../members/member-type.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);

const POST = `mutation($id: ID!, $input: UpdatePostInput!) {
  row: updatePost(id: $id, input: $input) { version updatedAt others: categories { id } }
}`;
const MEMBER = `mutation($id: ID!, $input: UpdateMemberInput!) {
  row: updateMember(id: $id, input: $input) { version updatedAt others: memberTypes(first: 9) { id } }
}`;

describe.each([
  {
    what: "categories of a post",
    mutation: POST,
    field: "categoryIds",
    aRow: () => aPost(graph.em()),
    anOther: () => aCategory(graph.em()),
  },
  {
    what: "types of a member",
    mutation: MEMBER,
    field: "typeIds",
    aRow: () => aMember(graph.em()),
    anOther: () => aMemberType(graph.em()),
  },
])("if only $what change", ({ mutation, field, aRow, anOther }) => {
  const change = async (id: string, others: { id: string }[], version?: number) => {
    const input = { [field]: others.map((other) => other.id), version };
    return (await graph.as(admin)(mutation, { id, input })).row;
  };

  test("the version and `updatedAt` rise, and stay if nothing changes", async () => {
    const [{ id, version, updatedAt }, one, two] = [await aRow(), await anOther(), await anOther()];
    const first = await change(id, [one], version);
    expect(first).toMatchObject({ version: version + 1, others: [{ id: one.id }] });
    expect(Date.parse(first.updatedAt)).toBeGreaterThan(updatedAt.getTime());
    const second = await change(id, [one, two], version + 1);
    expect(second.version).toBe(version + 2);
    expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    expect((await change(id, [one, two], version + 2)).version).toBe(version + 2);
    expect((await change(id, [], version + 2)).version).toBe(version + 3);
  });

  test("the second of two concurrent edits is refused", async () => {
    const [{ id, version }, one, two] = [await aRow(), await anOther(), await anOther()];
    await change(id, [one], version);
    const input = { [field]: [two.id], version };
    const { extensions } = await graph.refusal(admin, mutation, { id, input });
    expect(extensions?.code).toBe("CONFLICT");
    const next = await Promise.allSettled([
      change(id, [], version + 1),
      change(id, [two], version + 1),
    ]);
    expect(next.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
