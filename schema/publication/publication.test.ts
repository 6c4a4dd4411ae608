import { afterAll, describe, expect, test } from "vitest";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { testEngine } from "../testing/engine.ts";
import { Viewer } from "../foundation/viewer.ts";
import { HOUR } from "../foundation/durations.ts";
import { Guide, guideOperations, GuideResolver, guides } from "./guide.example.ts";
import { publicationChecks } from "./publication-check.ts";
import { publishDueOf } from "./publish-due.ts";
import { unregisterPublication } from "./publishable.ts";
import { StoredSelection } from "./selection.ts";

// Everything publication does for posts, it does for a noun declared in a few lines.

const { published: index, totals, otherTotals, formerSlugs } = guides;
const beside = [index.list, totals, ...otherTotals, formerSlugs] as EntityClass[];
const { em, clock, ask, act } = await testEngine(
  [Guide, ...beside],
  [GuideResolver, ...guideOperations],
  [StoredSelection],
);
afterAll(() => unregisterPublication(Guide));

const writer = () =>
  new Viewer({ userId: crypto.randomUUID(), permissions: new Set(["post:write"]) });
const visitor = new Viewer();
const member = new Viewer({ userId: crypto.randomUUID() });
const editor = writer();

const CREATE = `mutation($input: CreateGuideInput!) { createGuide(input: $input) { id } }`;
const create = async (input: object): Promise<string> =>
  (await act(CREATE, editor, { input })).createGuide.id;
const published = (...locales: string[]) => ({
  publications: locales.map((locale) => ({ locale, status: "PUBLISHED" })),
});

/** Runs statement and fallback and checks that they agree. */
async function both(source: string, viewer = visitor) {
  const { byStatement, byFields } = await ask(source, viewer);
  expect(byStatement).toEqual(byFields);
  return byFields;
}

const listed = async (locale = "en") =>
  (
    await both(
      `{ publishedGuides(locale: ${locale}) { totalCount nodes { slug(locale: ${locale}) } } }`,
    )
  ).publishedGuides;

/** The error for a slug that nothing published has. */
const refusal = async (slug: string, locale = "en") => {
  const read = `{ publishedGuide(slug: "${slug}", locale: ${locale}) { id } }`;
  const { message, extensions } = await act(read, visitor).catch((error: unknown) => error);
  return { message, ...extensions };
};

/** The denormalized data that differs when computed anew. */
async function differences(): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const rows of Object.values(publicationChecks(guides.options))) {
    const sql = `select * from (${rows}) as row(of, kept, counted) where kept is distinct from counted`;
    wrong.push(...(await em().getConnection().execute(sql)));
  }
  return wrong;
}

describe("a guide", () => {
  test("is public where it is published, and nowhere else", async () => {
    await create({ title: { en: "First steps", fr: "Premiers pas" }, ...published("en") });
    expect(await listed()).toEqual({ totalCount: 1, nodes: [{ slug: "first-steps" }] });
    expect(await listed("fr")).toEqual({ totalCount: 0, nodes: [] });
    expect(await refusal("first-steps", "fr")).toMatchObject({
      message: "Guide not available in fr",
      available: { en: "first-steps" },
    });
    expect(await refusal("nothing")).toMatchObject({ message: "Guide not found" });
    const READ = `{ publishedGuide(slug: "first-steps", locale: en) { title french: title(locale: fr) level } }`;
    expect(await both(READ)).toEqual({
      publishedGuide: { title: "First steps", french: null, level: null },
    });
  });

  test("redirects from its former slug to the current one", async () => {
    const id = await create({ title: { en: "Knots" }, ...published("en") });
    await act(
      `mutation($input: UpdateGuideInput!) { updateGuide(id: "${id}", input: $input) { id } }`,
      editor,
      { input: { slug: { en: "sailing-knots" } } },
    );
    expect(await refusal("knots")).toMatchObject({ movedTo: "sailing-knots" });
    expect(await differences()).toEqual([]);
  });

  test("is found by its tags, which are kept once and in lower case", async () => {
    await create({ title: { en: "Tied" }, tags: ["Rope", "rope", "Deck"], ...published("en") });
    const tagged = async (tag: string) =>
      (
        await both(
          `{ publishedGuides(locale: en, tag: "${tag}") { nodes { slug(locale: en) tags } } }`,
        )
      ).publishedGuides.nodes;
    expect(await tagged("ROPE")).toEqual([{ slug: "tied", tags: ["rope", "deck"] }]);
    expect(await tagged("sail")).toEqual([]);
    const tooMany = create({ title: { en: "Many" }, tags: Array(21).fill("t") });
    await expect(tooMany).rejects.toMatchObject({ extensions: { fields: { tags: "At most 20" } } });
  });

  test("is refused a slug that another one has", async () => {
    await create({ title: { en: "Taken" } });
    const chosen = { title: { en: "Other" }, slug: { en: "taken" } };
    await expect(create(chosen)).rejects.toThrow("This slug is taken");
  });

  test("of the same title gets a free slug, also if the editor sends the one made of it", async () => {
    const slugOf = async (input: object) => {
      const read = `{ guide(id: "${await create(input)}") { slug(locale: en) } }`;
      return (await act(read, editor)).guide.slug;
    };
    const title = { en: "Same title" };
    expect(await slugOf({ title })).toBe("same-title");
    expect(await slugOf({ title })).toBe("same-title-2");
    expect(await slugOf({ title, slug: { en: "same-title" } })).toBe("same-title-3");
    const long = { en: "x".repeat(100) };
    expect(await slugOf({ title: long })).toBe("x".repeat(80));
    expect(await slugOf({ title: long })).toBe(`${"x".repeat(78)}-2`);
  });

  test("keeps its slug when it is saved again", async () => {
    const title = { en: "Saved twice" };
    const id = await create({ title });
    const input = { title, slug: { en: "saved-twice" } };
    const SAVE = `mutation($input: UpdateGuideInput!) {
      updateGuide(id: "${id}", input: $input) { slug(locale: en) }
    }`;
    expect((await act(SAVE, editor, { input })).updateGuide.slug).toBe("saved-twice");
  });

  test("is not addressed like another page of the site", async () => {
    const id = await create({ title: { en: "Archive" } });
    expect((await act(`{ guide(id: "${id}") { slug(locale: en) } }`, editor)).guide.slug).toBe(
      "archive-2",
    );
    const chosen = create({ title: { en: "Old" }, slug: { en: "archive" } });
    await expect(chosen).rejects.toMatchObject({
      extensions: { fields: { "slug.en": "Reserved" } },
    });
  });

  test("is published when it is due", async () => {
    const scheduledAt = new Date(clock.now().getTime() + HOUR).toISOString();
    const state = { locale: "en", status: "SCHEDULED", scheduledAt };
    await create({ title: { en: "Later" }, publications: [state] });
    const slugs = async () => (await listed()).nodes.map(({ slug }: { slug: string }) => slug);
    expect(await publishDueOf(guides, em(), clock.now())).toBe(0);
    expect(await slugs()).not.toContain("later");
    clock.advance(HOUR);
    expect(await publishDueOf(guides, em(), clock.now())).toBe(1);
    expect(await slugs()).toContain("later");
  });

  test("has chronological neighbours, and related ones of its level", async () => {
    const level = "beginner";
    const names = ["One", "Two", "Three"];
    for (const en of names) {
      clock.advance(HOUR);
      await create({ title: { en }, level, ...published("en") });
    }
    const READ = `{ publishedGuide(slug: "two") {
      previous { slug } next { slug } related { slug }
    } }`;
    expect(await both(READ)).toEqual({
      publishedGuide: {
        previous: { slug: "one" },
        next: { slug: "three" },
        related: [{ slug: "three" }, { slug: "one" }],
      },
    });
  });

  test("refuses each operation to those without permission", async () => {
    const id = crypto.randomUUID();
    const ids = `ids: ["${id}"]`;
    const operations = [
      `{ guides { nodes { id } } }`,
      `{ deletedGuides { nodes { id } } }`,
      `{ guideCounts { all } }`,
      `mutation { createGuide(input: {}) { id } }`,
      `mutation { updateGuide(id: "${id}", input: {}) { id } }`,
      `mutation { publishGuide(id: "${id}", locale: en) { id } }`,
      `mutation { unpublishGuide(id: "${id}", locale: en) { id } }`,
      `mutation { deleteGuide(id: "${id}") }`,
      `mutation { selectGuides { id } }`,
      ...["delete", "restore", "purge", "publish", "archive", "unarchive", "unpublish"].map(
        (verb) => `mutation { ${verb}Guides(${ids}) { ids } }`,
      ),
    ];
    for (const operation of operations) {
      await expect(act(operation, visitor), operation).rejects.toThrow("Sign in to continue");
      await expect(act(operation, member), operation).rejects.toThrow(
        "You don't have permission to do this",
      );
    }
  });
});

describe("many guides", () => {
  const select = async (search: string): Promise<string> =>
    (await act(`mutation { selectGuides(filter: { search: "${search}" }) { id count } }`, editor))
      .selectGuides.id;
  const counts = async (search: string) =>
    (
      await both(
        `{ guideCounts(filter: { search: "${search}" }) { all draft published archived } }`,
        editor,
      )
    ).guideCounts;

  test("of a selection are published, archived, restored, deleted and restored again", async () => {
    for (let n = 0; n < 3; n += 1) await create({ title: { en: `Batch ${n}` } });
    expect(await counts("batch")).toEqual({ all: 3, draft: 3, published: 0, archived: 0 });
    const selectionId = await select("batch");
    const all = async (verb: string) => {
      const done = await act(
        `mutation { ${verb}Guides(selectionId: "${selectionId}") { count } }`,
        editor,
      );
      return done[`${verb}Guides`].count;
    };
    expect(await all("publish")).toBe(3);
    expect(await counts("batch")).toEqual({ all: 3, draft: 0, published: 3, archived: 0 });
    expect(await all("archive")).toBe(3);
    expect(await counts("batch")).toEqual({ all: 3, draft: 0, published: 0, archived: 3 });
    expect(await all("unarchive")).toBe(3);
    const { totalCount } = await listed();
    expect(await all("delete")).toBe(3);
    expect((await listed()).totalCount).toBe(totalCount - 3);
    const { deletedGuides } = await both("{ deletedGuides { totalCount } }", editor);
    expect(deletedGuides.totalCount).toBe(3);
    expect(await all("restore")).toBe(3);
    expect((await listed()).totalCount).toBe(totalCount);
    expect(await differences()).toEqual([]);
  });

  test("a selection belongs to its creator", async () => {
    const selectionId = await select("batch");
    const other = writer();
    await expect(
      act(`mutation { deleteGuides(selectionId: "${selectionId}") { count } }`, other),
    ).rejects.toThrow("Selection not found");
  });

  test("the check finds errors in the denormalized tables", async () => {
    await em().getConnection().execute("update guide_publication_totals set total = total + 1");
    expect(await differences()).not.toEqual([]);
  });
});
