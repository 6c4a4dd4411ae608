import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { denormalizationCheck } from "./denormalization-check.ts";
import { deleteOldSelections } from "../publication/selection.ts";
import { aPost } from "./post.builder.ts";
import { DAY } from "../foundation/durations.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const SELECT = `mutation($filter: PostFilter) { selectPosts(filter: $filter) { id count } }`;
const CHANGE = "count ids failed { id message }";
const DELETE = `mutation($ids: [ID!], $selectionId: ID) {
  deletePosts(ids: $ids, selectionId: $selectionId) { ids failed { id message } }
}`;
const RESTORE = `mutation($selectionId: ID) { restorePosts(selectionId: $selectionId) { ${CHANGE} } }`;
const PUBLISH = `mutation($ids: [ID!], $locales: [Locale!]) {
  publishPosts(ids: $ids, locales: $locales) { ${CHANGE} }
}`;
const ARCHIVE = `mutation($ids: [ID!], $locales: [Locale!]) {
  archivePosts(ids: $ids, locales: $locales) { ${CHANGE} }
}`;
const ADD = `mutation($ids: [ID!], $selectionId: ID, $categoryId: ID!) {
  addCategoryToPosts(ids: $ids, selectionId: $selectionId, categoryId: $categoryId) { ${CHANGE} }
}`;
const STATE = "query($id: ID!) { post(id: $id) { statusByLocale languages version } }";

describe("a selection", () => {
  test("holds what its filter matched; deleting and restoring affects exactly that", async () => {
    const word = "fjordlys";
    const first = await aPost(graph.em(), { title: { en: `${word} one` } });
    const second = await aPost(graph.em(), { title: { en: `${word} two` }, published: [] });
    const { selectPosts } = await asEditor(SELECT, { filter: { search: word } });
    expect(selectPosts.count).toBe(2);
    const later = await aPost(graph.em(), { title: { en: `${word} three` } });

    const selectionId = selectPosts.id;
    const { deletePosts } = await asEditor(DELETE, { selectionId });
    expect(deletePosts.ids.toSorted()).toEqual([first.id, second.id].toSorted());
    expect((await asEditor(STATE, later)).post.languages).toEqual(["en"]);

    const { restorePosts } = await asEditor(RESTORE, { selectionId });
    expect(restorePosts).toMatchObject({ count: 2, failed: [] });
    expect((await asEditor(STATE, second)).post.statusByLocale).toEqual({ en: "draft" });
  });

  test("does not restore what was deleted before", async () => {
    const word = "tidevann";
    const gone = await aPost(graph.em(), { title: { en: `${word} one` } });
    const remaining = await aPost(graph.em(), { title: { en: `${word} two` } });
    const { selectPosts } = await asEditor(SELECT, { filter: { search: word } });
    await asEditor(DELETE, { ids: [gone.id] });
    const selectionId = selectPosts.id;
    const { deletePosts } = await asEditor(DELETE, { selectionId });
    expect(deletePosts).toEqual({
      ids: [remaining.id],
      failed: [{ id: gone.id, message: "Post not found" }],
    });
    const { restorePosts } = await asEditor(RESTORE, { selectionId });
    expect(restorePosts.ids).toEqual([remaining.id]);
  });

  test("belongs to its creator", async () => {
    const { selectPosts } = await asEditor(SELECT);
    const variables = { selectionId: selectPosts.id };
    const refusal = await graph.refusal(withRole(Role.EDITOR), DELETE, variables);
    expect(refusal.message).toBe("Selection not found");
  });

  test("expires after a day", async () => {
    const { selectPosts } = await asEditor(SELECT);
    graph.clock.advance(DAY);
    const refusal = await graph.refusal(editor, DELETE, { selectionId: selectPosts.id });
    expect(refusal.message).toBe("Selection not found");
    expect(await deleteOldSelections(graph.em(), graph.clock.now())).toBeGreaterThan(0);
  });

  test("may be larger than one transaction", { timeout: 30_000 }, async () => {
    await graph.em().getConnection().execute(`
      insert into posts (id, created_at, updated_at, title, slug, status)
      select gen_random_uuid(), now(), now(), jsonb_build_object('en', 'Morketid ' || n),
        jsonb_build_object('en', 'morketid-' || n), '{"en": "draft"}'
      from generate_series(1, 230) n`);
    const { selectPosts } = await asEditor(SELECT, { filter: { search: "morketid" } });
    expect(selectPosts.count).toBe(230);
    const category = await aCategory(graph.em());
    const variables = { selectionId: selectPosts.id, categoryId: category.id };
    expect((await asEditor(ADD, variables)).addCategoryToPosts.count).toBe(230);
    const { deletePosts } = await asEditor(DELETE, { selectionId: selectPosts.id });
    expect(deletePosts.ids).toHaveLength(230);
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  });
});

test("ids or a selection are required, with at most a hundred ids", async () => {
  expect((await graph.refusal(editor, DELETE)).extensions.fields).toEqual({ ids: "Required" });
  const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
  const refusal = await graph.refusal(editor, DELETE, { ids });
  expect(refusal.extensions.fields).toEqual({ ids: "At most 100" });
});

describe("publishing several posts", () => {
  test("publishes all languages except archived ones", async () => {
    const { id } = await aPost(graph.em(), { title: { en: "A", fr: "B" }, published: [] });
    await asEditor(ARCHIVE, { ids: [id], locales: ["fr"] });
    const { publishPosts } = await asEditor(PUBLISH, { ids: [id] });
    expect(publishPosts).toEqual({ count: 1, ids: [id], failed: [] });
    const { post } = await asEditor(STATE, { id });
    expect(post.statusByLocale).toEqual({ en: "published", fr: "archived" });
  });

  test("publishes the named languages and reports posts that have none of them", async () => {
    const both = await aPost(graph.em(), { title: { en: "C", fr: "D" }, published: [] });
    const english = await aPost(graph.em(), { title: { en: "E" }, published: [] });
    const ids = [both.id, english.id, "no id at all"];
    const { publishPosts } = await asEditor(PUBLISH, { ids, locales: ["fr"] });
    expect(publishPosts).toEqual({
      count: 1,
      ids: [both.id],
      failed: [
        { id: english.id, message: "There is nothing to publish" },
        { id: "no id at all", message: "Post not found" },
      ],
    });
    expect((await asEditor(STATE, both)).post.languages).toEqual(["fr"]);
  });
});

test("archiving several posts hides them from the public", async () => {
  const { id } = await aPost(graph.em());
  const { archivePosts } = await asEditor(ARCHIVE, { ids: [id] });
  expect(archivePosts.ids).toEqual([id]);
  const { post } = await asEditor(STATE, { id });
  expect(post).toMatchObject({ statusByLocale: { en: "archived" }, languages: [] });
});

test("adding a category to several posts keeps the others and raises the version", async () => {
  const [had, added] = [await aCategory(graph.em()), await aCategory(graph.em())];
  const post = await aPost(graph.em(), { categories: [had] });
  const other = await aPost(graph.em(), { categories: [added] });
  await asEditor(ADD, { ids: [post.id, other.id], categoryId: added.id });
  const READ = "query($id: ID!) { post(id: $id) { version categories { id } } }";
  const { post: read } = await asEditor(READ, post);
  expect(read.version).toBe(2);
  expect(read.categories.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [had.id, added.id].toSorted(),
  );
  const COUNT = "query($id: ID!) { category(id: $id) { postCount } }";
  expect((await asEditor(COUNT, added)).category.postCount).toBe(2);
  const nothing = { ids: [post.id], categoryId: crypto.randomUUID() };
  expect((await graph.refusal(editor, ADD, nothing)).message).toBe("Category not found");
});

describe("restoring archived posts", () => {
  const UNARCHIVE = `mutation($ids: [ID!], $selectionId: ID) {
    unarchivePosts(ids: $ids, selectionId: $selectionId) { ${CHANGE} }
  }`;
  const UNDO = `mutation($selectionId: ID!) {
    undoArchivePosts(selectionId: $selectionId) { ${CHANGE} }
  }`;
  const TIMES = `query($id: ID!) {
    post(id: $id) { statusByLocale publishedAtByLocale scheduledAtByLocale languages }
  }`;
  const SCHEDULE = `mutation($id: ID!, $at: DateTimeISO) {
    publishPost(id: $id, locale: no, at: $at) { id }
  }`;
  const inDays = (count: number) =>
    new Date(graph.clock.now().getTime() + count * DAY).toISOString();

  test("restores each language's previous status and times", async () => {
    const title = { en: "Published", fr: "Brouillon", no: "Planlagt" };
    const { id } = await aPost(graph.em(), { title, published: ["en"] });
    await asEditor(SCHEDULE, { id, at: inDays(2) });
    const before = await asEditor(TIMES, { id });
    await asEditor(ARCHIVE, { ids: [id] });
    expect((await asEditor(TIMES, { id })).post).toMatchObject({
      statusByLocale: { en: "archived", fr: "archived", no: "archived" },
      scheduledAtByLocale: {},
      languages: [],
    });
    const { unarchivePosts } = await asEditor(UNARCHIVE, { ids: [id] });
    expect(unarchivePosts).toEqual({ count: 1, ids: [id], failed: [] });
    expect(await asEditor(TIMES, { id })).toEqual(before);
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  });

  test("restores a draft if the scheduled time has passed", async () => {
    const { id } = await aPost(graph.em(), { title: { no: "For sent" }, published: [] });
    await asEditor(SCHEDULE, { id, at: inDays(1) });
    await asEditor(ARCHIVE, { ids: [id] });
    graph.clock.advance(2 * DAY);
    await asEditor(UNARCHIVE, { ids: [id] });
    expect((await asEditor(TIMES, { id })).post.statusByLocale).toEqual({ no: "draft" });
  });

  test("restores those that a selection archived", async () => {
    const word = "solhverv";
    const before = await aPost(graph.em(), { title: { en: `${word} one` } });
    const now = await aPost(graph.em(), { title: { en: `${word} two` } });
    await asEditor(ARCHIVE, { ids: [before.id] });
    const { selectPosts } = await asEditor(SELECT, { filter: { search: word } });
    const selectionId = selectPosts.id;
    const { archivePosts } = await asEditor(
      `mutation($selectionId: ID) { archivePosts(selectionId: $selectionId) { ${CHANGE} } }`,
      { selectionId },
    );
    expect(archivePosts).toEqual({
      count: 1,
      ids: [now.id],
      failed: [{ id: before.id, message: "There is nothing to archive" }],
    });
    const { unarchivePosts } = await asEditor(UNARCHIVE, { selectionId });
    expect(unarchivePosts.ids).toEqual([now.id]);
  });

  test("when undoing, languages archived earlier stay archived", async () => {
    const word = "vintersolverv";
    const title = { en: `${word} one`, fr: "Deux", no: "Tre" };
    const { id } = await aPost(graph.em(), { title, published: ["en", "fr"] });
    await asEditor(ARCHIVE, { ids: [id], locales: ["fr"] });
    const select = async () =>
      (await asEditor(SELECT, { filter: { search: word } })).selectPosts.id as string;
    const selectionId = await select();
    const archive = `mutation($selectionId: ID) {
      archivePosts(selectionId: $selectionId) { ${CHANGE} }
    }`;
    await asEditor(archive, { selectionId });
    await asEditor(UNDO, { selectionId });
    const state = async () => (await asEditor(TIMES, { id })).post.statusByLocale;
    expect(await state()).toEqual({ en: "published", fr: "archived", no: "draft" });

    const other = await select();
    const none = await asEditor(UNDO, { selectionId: other });
    expect(none.undoArchivePosts.ids).toEqual([]);
    await asEditor(UNARCHIVE, { selectionId: other });
    expect(await state()).toEqual({ en: "published", fr: "published", no: "draft" });
  });
});

test("unpublishing several posts affects all languages; drafts stay unchanged", async () => {
  const title = { en: "One", fr: "Un" };
  const [post, draft] = [
    await aPost(graph.em(), { title }),
    await aPost(graph.em(), { published: [] }),
  ];
  const { unpublishPosts } = await asEditor(
    `mutation($ids: [ID!]) { unpublishPosts(ids: $ids) { ${CHANGE} } }`,
    { ids: [post.id, draft.id] },
  );
  expect(unpublishPosts).toEqual({
    count: 1,
    ids: [post.id],
    failed: [{ id: draft.id, message: "There is nothing to unpublish" }],
  });
  const { post: after } = await asEditor(STATE, post);
  expect(after).toMatchObject({ languages: [], statusByLocale: { en: "draft", fr: "draft" } });
});
