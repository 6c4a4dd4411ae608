import type { EntityManager } from "@mikro-orm/core";
import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { directoryCheck } from "./directory-total.ts";
import { aMember } from "./member.builder.ts";
import { aMemberType } from "./member-type.builder.ts";
import { Availability, Member, MemberStatus, Visibility } from "./member.ts";

const graph = await testGraph();
const em = () => graph.em();
const designer = await aMemberType(em(), { slug: "designer" });
const LIST = `query($filter: DirectoryFilter, $order: DirectoryOrder = NAME) {
  memberDirectory(filter: $filter, order: $order) { totalCount nodes { displayName } }
}`;
const TOTALS = `query($facet: DirectoryFacet!, $values: [String!]) {
  directoryTotals(facet: $facet, values: $values) { value count }
}`;

const speaking = (...codes: string[]): Partial<Member> => ({
  languages: codes.map((code) => ({ code, level: null })),
  languageCodes: codes,
});

await aMember(em(), {
  displayName: "Ada",
  skills: ["Type design", "Lettering"],
  tools: ["Glyphs"],
  country: "NO",
  headline: { en: "Letters" },
  createdAt: new Date("2026-01-01"),
  ...speaking("en", "no"),
});
const bo = await aMember(em(), {
  displayName: "Bo",
  skills: ["Lettering"],
  tools: ["Blender"],
  country: "FR",
  availability: Availability.BOOKED,
  createdAt: new Date("2026-03-01"),
  ...speaking("fr"),
});
await aMember(em(), {
  displayName: "Cleo",
  availability: Availability.LIMITED,
  createdAt: new Date("2026-02-01"),
});
await aMember(em(), { displayName: "Members", visibility: Visibility.MEMBERS, country: "NO" });
await aMember(em(), { displayName: "Unlisted", visibility: Visibility.UNLISTED, country: "NO" });
await aMember(em(), { displayName: "Private", visibility: Visibility.PRIVATE, country: "NO" });
await aMember(em(), { displayName: "Pending", status: MemberStatus.PENDING, country: "NO" });
await aMember(em(), { displayName: "Suspended", status: MemberStatus.SUSPENDED, country: "NO" });
await aMember(em(), { displayName: "Deleted", deletedAt: new Date(), country: "NO" });
{
  const own = em();
  const member = await own.findOneOrFail(Member, bo.id, { populate: ["memberTypes"] });
  member.memberTypes.add(own.getReference(designer.constructor as never, designer.id as never));
  await own.flush();
}

const listed = async (filter: object = {}, order = "NAME", viewer = visitor()) => {
  const { memberDirectory } = await graph.as(viewer)(LIST, { filter, order });
  const names = memberDirectory.nodes.map(
    ({ displayName }: { displayName: string }) => displayName,
  );
  expect(memberDirectory.totalCount).toBe(names.length);
  return names;
};

const totals = async (facet: string, viewer = visitor(), values?: string[]) =>
  (await graph.as(viewer)(TOTALS, { facet, values })).directoryTotals;

describe("the directory lists", () => {
  test("public profiles for visitors", async () => {
    expect(await listed()).toEqual(["Ada", "Bo", "Cleo"]);
  });

  test.each([Role.MEMBER, Role.MODERATOR, Role.ADMIN])(
    "also profiles for members for a signed-in %s, but no others",
    async (role) => {
      expect(await listed({}, "NAME", withRole(role))).toEqual(["Ada", "Bo", "Cleo", "Members"]);
    },
  );

  test.each([
    [{ skills: ["Lettering"] }, ["Ada", "Bo"]],
    [{ skills: ["Type design", "Weaving"] }, ["Ada"]],
    [{ tools: ["Blender", "Glyphs"] }, ["Ada", "Bo"]],
    [{ languages: ["fr", "no"] }, ["Ada", "Bo"]],
    [{ countries: ["FR"] }, ["Bo"]],
    [{ availability: "BOOKED" }, ["Bo"]],
    [{ types: ["designer"] }, ["Bo"]],
    [{ types: [designer.id] }, ["Bo"]],
    [{ types: ["nothing"] }, []],
    [{ skills: ["Lettering"], countries: ["NO"] }, ["Ada"]],
    [{ search: "letter" }, ["Ada", "Bo"]],
    [{ search: "blender" }, ["Bo"]],
    [{ search: "letter", tools: ["Glyphs"], skills: [] }, ["Ada"]],
  ])("those that match %j", async (filter, expected) => {
    expect(await listed(filter)).toEqual(expected);
  });

  test("them in each order", async () => {
    expect(await listed({}, "NEWEST")).toEqual(["Bo", "Cleo", "Ada"]);
    expect(await listed({}, "RELEVANCE")).toEqual(["Ada", "Cleo", "Bo"]);
  });
});

test("values are counted in the directory of visitors and in that of members", async () => {
  expect(await totals("SKILL")).toEqual([
    { value: "Lettering", count: 2 },
    { value: "Type design", count: 1 },
  ]);
  expect(await totals("COUNTRY")).toEqual([
    { value: "FR", count: 1 },
    { value: "NO", count: 1 },
  ]);
  expect(await totals("COUNTRY", withRole(Role.MEMBER), ["NO"])).toEqual([
    { value: "NO", count: 2 },
  ]);
  expect(await totals("TYPE")).toEqual([{ value: designer.id, count: 1 }]);
  expect(await totals("AVAILABILITY")).toHaveLength(3);
});

describe("counts stay right", () => {
  /** Runs work in a transaction that is rolled back. */
  const wrongAfter = async (work: (em: EntityManager) => Promise<unknown>) => {
    const own = em();
    await own.begin();
    try {
      await work(own);
      return await wrongRows(directoryCheck, own);
    } finally {
      await own.rollback();
    }
  };
  const execute = (own: EntityManager, sql: string) =>
    own.getConnection().execute(sql, [], "run", own.getTransactionContext());

  test.each([
    ["members are hidden", "update members set visibility = 'private'"],
    ["members are shown", "update members set visibility = 'public', status = 'active'"],
    ["members change", "update members set skills = '{Weaving,Weaving}', country = null"],
    ["members are deleted", "update members set deleted_at = now()"],
    ["members are purged", "delete from members"],
    [
      "members get types",
      "insert into members_types (member_id, type_id) select members.id, member_types.id from members, member_types on conflict do nothing",
    ],
    ["members lose types", "delete from members_types"],
  ])("when %s", async (_name, sql) => {
    expect(await wrongAfter((own) => execute(own, sql))).toEqual([]);
  });

  test("and are found wrong if they are not maintained", async () => {
    const rows = await wrongAfter((own) =>
      execute(own, "update directory_totals set count = count + 1 where facet = 'skill'"),
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

test.each([-1, 301])("%i values cannot be asked for", async (first) => {
  const ask = `{ directoryTotals(facet: SKILL, first: ${first}) { value } }`;
  expect((await graph.refusal(visitor(), ask)).extensions.code).toBe("INVALID");
});
