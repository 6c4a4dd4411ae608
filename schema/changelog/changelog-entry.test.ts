import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);
const asVisitor = graph.as(visitor());

const FIELDS = `id version release status publishedAt tags apiImpact title added addedByLocale { en fr }`;
const CREATE = `mutation($input: CreateChangelogEntryInput!) {
  createChangelogEntry(input: $input) { ${FIELDS} }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateChangelogEntryInput!) {
  updateChangelogEntry(id: $id, input: $input) { ${FIELDS} }
}`;
const create = async (input: object) => (await asEditor(CREATE, { input })).createChangelogEntry;
const update = async (id: string, input: object) =>
  (await asEditor(UPDATE, { id, input })).updateChangelogEntry;
const READ = "query($id: ID!) { changelogEntry(id: $id) { title } }";
const listed = async () => {
  const { changelogEntries } = await asVisitor("{ changelogEntries { id } }");
  return changelogEntries.map(({ id }: { id: string }) => id);
};

test("an entry begins as a draft, which only editors read", async () => {
  const { id, ...entry } = await create({ title: { en: "Drafted" } });
  expect(entry).toMatchObject({ status: "DRAFT", release: null, tags: [], apiImpact: false });
  expect((await graph.refusal(visitor(), READ, { id })).message).toBe("Changelog entry not found");
  expect((await asEditor(READ, { id })).changelogEntry).toEqual({ title: "Drafted" });
  expect(await listed()).not.toContain(id);
});

test("a published entry is public in all languages from then on", async () => {
  const { id } = await create({ title: { en: "A" }, added: { fr: "Un thème sombre" } });
  const entry = await update(id, { status: "PUBLISHED" });
  expect(Date.parse(entry.publishedAt)).toBe(+graph.services.clock.now());
  const { changelogEntry } = await asVisitor(
    "query($id: ID!) { changelogEntry(id: $id) { added(locale: fr) addedByLocale { fr } } }",
    { id },
  );
  expect(changelogEntry).toEqual({
    added: "Un thème sombre",
    addedByLocale: { fr: "Un thème sombre" },
  });
  expect(await listed()).toContain(id);
});

test("an entry with a later time is hidden until then", async () => {
  const publishedAt = "2100-01-01T12:00:00.000Z";
  const { id } = await create({ title: { en: "A" }, status: "PUBLISHED", publishedAt });
  expect((await graph.refusal(visitor(), READ, { id })).message).toBe("Changelog entry not found");
  expect(await update(id, { title: { en: "B" } })).toMatchObject({ publishedAt });
});

test("a draft that is published is shown at the time planned for it", async () => {
  const publishedAt = "2100-01-01T12:00:00.000Z";
  const { id } = await create({ title: { en: "A" }, publishedAt });
  expect(await update(id, { status: "PUBLISHED" })).toMatchObject({ publishedAt });
  expect(await listed()).not.toContain(id);
});

test("its tags are the kinds of change that it has", async () => {
  const { id, tags } = await create({
    title: { en: "A" },
    fixed: { en: "One\nTwo" },
    security: { no: "Tre" },
  });
  expect(tags).toEqual(["SECURITY", "FIXED"]);
  expect((await update(id, { security: { no: null } })).tags).toEqual(["FIXED"]);
});

test("two entries cannot have the same version, unless one is deleted", async () => {
  const { id } = await create({ title: { en: "A" }, release: "7.0" });
  const again = { input: { title: { en: "B" }, release: "7.0" } };
  const refusal = await graph.refusal(editor, CREATE, again);
  expect(refusal).toMatchObject({
    message: "This version has an entry already",
    extensions: { code: "CONFLICT" },
  });
  await asEditor("mutation($id: ID!) { deleteChangelogEntry(id: $id) }", { id });
  expect((await asEditor(CREATE, again)).createChangelogEntry.release).toBe("7.0");
});

test.each([
  [{ title: {} }, { title: "Required" }],
  [{ title: { en: "x".repeat(161) } }, { "title.en": "At most 160 characters" }],
  [{ title: { en: "A" }, release: "<b>" }, { release: "Not valid" }],
  [
    { title: { en: "A" }, removed: { fr: "x".repeat(4001) } },
    { "removed.fr": "At most 4000 characters" },
  ],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(editor, CREATE, { input });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("entries are found by their version and their changes", async () => {
  const { id } = await create({ title: { en: "A" }, release: "8.81", fixed: { en: "Xylophones" } });
  for (const text of ["8.81", "xyloph"]) {
    const { search } = await asEditor(
      "query($text: String!) { search(text: $text) { changelogEntries { id } } }",
      { text },
    );
    expect(search.changelogEntries).toEqual([{ id }]);
  }
});
