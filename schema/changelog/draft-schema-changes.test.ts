import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { sdl } from "../graph.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { draftSchemaChanges } from "./draft-schema-changes.ts";
import { MINUTE } from "../foundation/durations.ts";

const graph = await testGraph();
const READ = `{ changelogEntries {
  status apiImpact isFromSchema tags release title addedByLocale { en fr }
  added changed deprecated removed
} }`;
const drafts = async () => (await graph.as(withRole(Role.EDITOR))(READ)).changelogEntries;

/** The server starts with this schema. */
async function start(schema: string) {
  graph.clock.advance(MINUTE);
  await draftSchemaChanges(schema, graph.context());
}

const first = `
  type Query { posts(first: Int = 20, search: String): [Post!]! }
  type Post { id: ID! title: String likes: Int price: Int }
  enum Status { DRAFT HIDDEN }
  union Found = Post
`;
const second = `
  type Query { posts(first: Int = 10, tag: String): [Post!]! plans: [Plan!]! }
  type Post { id: ID! title: String! price: Int @deprecated(reason: "Use cost. Removed after 2027-06-01") }
  type Plan { id: ID! name(locale: String): String }
  enum Status { DRAFT PUBLISHED }
  union Found = Post | Plan
`;

test("the first schema is stored, and nothing is written about it", async () => {
  await start(first);
  expect(await drafts()).toEqual([]);
});

test("a schema that differs is drafted for editors as one entry that affects the API", async () => {
  await start(second);
  expect(await drafts()).toEqual([
    {
      status: "DRAFT",
      apiImpact: true,
      isFromSchema: true,
      tags: ["ADDED", "CHANGED", "DEPRECATED", "REMOVED"],
      release: null,
      title: "Changes to the API",
      addedByLocale: { en: expect.any(String), fr: null },
      added: [
        "`Query.posts(tag:)`",
        "`Query.plans`",
        "`Plan`",
        "`Status.PUBLISHED`",
        "`Found = Plan`",
      ].join("\n"),
      changed: [
        "`Query.posts(first:)`: `Int = 20` → `Int = 10`",
        "`Post.title`: `String` → `String!`",
      ].join("\n"),
      deprecated: "`Post.price`: Use cost. Removed after 2027-06-01",
      removed: ["`Query.posts(search:)`", "`Post.likes`", "`Status.HIDDEN`"].join("\n"),
    },
  ]);
  expect((await graph.as(visitor())(READ)).changelogEntries).toEqual([]);
});

test("schemas that ran before, and those that say the same, are not drafted again", async () => {
  await start(second);
  await start(first);
  await start(`# in other words\n${second}`);
  expect(await drafts()).toHaveLength(1);
});

test("of two processes that start at once only one drafts", async () => {
  const third = `${second} type Invoice { id: ID! }`;
  await Promise.all([1, 2].map(() => draftSchemaChanges(third, graph.context())));
  const [newest, ...others] = await drafts();
  expect(newest).toMatchObject({ added: "`Invoice`", tags: ["ADDED"] });
  expect(others).toHaveLength(1);
});

test("a difference of thousands of parts fits into an entry", async () => {
  graph.clock.advance(MINUTE);
  await start(sdl(graph.schema));
  const [{ added }] = await drafts();
  expect(added.length).toBeLessThanOrEqual(4000);
  expect(added).toMatch(/\nand \d{3,} more$/);
});
