import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { documentOf } from "../blog/post.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { Visibility } from "../members/member.ts";
import { publishDueOf } from "../publication/publish-due.ts";
import {
  deleteUnusedPictures,
  storePicture,
  UploadedPicture,
} from "../publication/uploaded-picture.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { ABOUT_US_ID, BUILT_IN_PAGES } from "./built-in-pages.ts";
import { pageChecks } from "./denormalization-check.ts";
import { ensurePages } from "./ensure-pages.ts";
import { aPage } from "./page.builder.ts";
import { Page, pages } from "./page.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";

const graph = await testGraph();
await ensurePages(graph.em());
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const CREATE = "mutation($input: CreatePageInput!) { createPage(input: $input) { id languages } }";
const UPDATE = `mutation($id: ID!, $input: UpdatePageInput!) {
  updatePage(id: $id, input: $input) { textVersionByLocale slug inFooter order }
}`;
const VERSIONS = `query($id: ID!, $locale: Locale) {
  page(id: $id) { versions(locale: $locale) { id number title description html inForceSince } }
}`;
const READ = `query($slug: String!, $locale: Locale!) {
  publishedPage(slug: $slug, locale: $locale) {
    title(locale: $locale) textVersion(locale: $locale) textVersionSince(locale: $locale)
    versions(locale: $locale) { number }
  }
}`;

const text = (value: string) => documentOf(value);
const published = (...locales: string[]) =>
  locales.map((locale) => ({ locale, status: "PUBLISHED" }));
const create = async (input: object): Promise<string> =>
  (await asEditor(CREATE, { input })).createPage.id;
const update = async (id: string, input: object) =>
  (await asEditor(UPDATE, { id, input })).updatePage;
const versions = async (id: string, locale = "en") =>
  (await asEditor(VERSIONS, { id, locale })).page.versions;

const [terms] = BUILT_IN_PAGES;
const termsId = terms?.id ?? "";
const BUILT_IN = "The site needs this page. It can't be deleted.";
const PUBLISHED = "The site needs this page. It has to stay published in at least one language.";

describe("versions", () => {
  test("what is published is a version, a draft is none", async () => {
    const id = await create({ title: { en: "Fonts", fr: "Polices" }, content: { en: text("A") } });
    expect(await versions(id)).toEqual([]);
    await update(id, { content: { en: text("B") }, publications: published("en") });
    const now = graph.clock.now().toISOString();
    expect(await versions(id)).toMatchObject([
      { number: 1, title: "Fonts", description: null, html: "<p>B</p>", inForceSince: now },
    ]);
    expect(await versions(id, "fr")).toEqual([]);
  });

  test("another text of a published page is its next version, everything else is none", async () => {
    const id = await create({ title: { en: "Licences" }, publications: published("en") });
    await update(id, { inFooter: true, order: 4, metaTitle: { en: "Our licences" } });
    await update(id, { title: { en: "Licences" } });
    expect(await versions(id)).toHaveLength(1);
    graph.clock.advance(MINUTE);
    const changed = await update(id, { content: { en: text("Open Font License") } });
    expect(changed).toMatchObject({ inFooter: true, order: 4, textVersionByLocale: { en: 2 } });
    const now = graph.clock.now().toISOString();
    expect(await versions(id)).toMatchObject([{ number: 2, inForceSince: now }, { number: 1 }]);
    const as = graph.as(visitor());
    const read = await as(READ, { slug: "licences", locale: "en" });
    expect(read.publishedPage).toMatchObject({ textVersion: 2, textVersionSince: now });
  });

  test("a text that is taken down and published again keeps its version", async () => {
    const id = await create({ title: { en: "Press" }, publications: published("en") });
    const publish = "mutation($id: ID!) { publishPage(id: $id, locale: en) { id } }";
    await asEditor("mutation($id: ID!) { unpublishPage(id: $id, locale: en) { id } }", { id });
    await asEditor(publish, { id });
    expect(await versions(id)).toHaveLength(1);
    await asEditor("mutation($id: ID!) { unpublishPage(id: $id, locale: en) { id } }", { id });
    await update(id, { content: { en: text("Kit") } });
    expect(await versions(id)).toHaveLength(1);
    await asEditor("mutation($ids: [ID!]) { publishPages(ids: $ids) { count } }", { ids: [id] });
    expect(await versions(id)).toMatchObject([{ number: 2, html: "<p>Kit</p>" }, { number: 1 }]);
  });

  test("a scheduled page has its first version once it is published", async () => {
    const at = new Date(graph.clock.now().getTime() + HOUR);
    const publications = [{ locale: "no", status: "SCHEDULED", scheduledAt: at }];
    const id = await create({ title: { no: "Presse" }, publications });
    expect(await versions(id, "no")).toEqual([]);
    graph.clock.advance(3_600_001);
    await publishDueOf(pages, graph.em(), graph.clock.now());
    expect(await versions(id, "no")).toMatchObject([{ number: 1, title: "Presse" }]);
  });

  test("an earlier version is put back as a new one", async () => {
    const id = await create({
      title: { en: "House", fr: "Maison" },
      description: { en: "Rules" },
      content: { en: text("First") },
      publications: published("en", "fr"),
    });
    await update(id, { title: { en: "Flat" }, description: { en: null }, content: { en: null } });
    const [, first] = await versions(id);
    const RESTORE = `mutation($id: ID!) {
      restorePageVersion(id: $id) { title description html french: title(locale: fr) }
    }`;
    const { restorePageVersion } = await asEditor(RESTORE, { id: first.id });
    expect(restorePageVersion).toEqual({
      title: "House",
      description: "Rules",
      html: "<p>First</p>",
      french: "Maison",
    });
    expect((await versions(id)).map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
    expect(await versions(id, "fr")).toHaveLength(1);
  });

  test("are read by editors alone", async () => {
    const { id, slug } = await aPage(graph.em());
    const [{ id: versionId }] = await versions(id);
    const asSupport = graph.as(withRole(Role.SUPPORT));
    const read = await asSupport(READ, { slug: slug.en, locale: "en" });
    expect(read.publishedPage).toMatchObject({ textVersion: 1, versions: [] });
    for (const who of [visitor(), withRole(Role.SUPPORT), withRole(Role.MODERATOR)]) {
      const refused = await graph.refusal(who, `{ pageVersion(id: "${versionId}") { id } }`);
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(refused.extensions.code);
    }
    const { pageVersion } = await asEditor(`{ pageVersion(id: "${versionId}") { number } }`);
    expect(pageVersion).toEqual({ number: 1 });
  });

  test("a picture that an earlier version shows is kept", async () => {
    const path = await storePicture("pages", Buffer.from("a picture"), graph.context());
    const withPicture = {
      type: "doc",
      content: [{ type: "pictures", attrs: { pictures: [{ src: path, alt: "A kiln" }] } }],
    };
    const title = { en: "With a picture" };
    const content = { en: withPicture };
    const id = await create({ title, content, publications: published("en") });
    await update(id, { content: { en: text("Without") } });
    for (const days of [1, 31, 1]) {
      graph.clock.advance(days * DAY);
      await deleteUnusedPictures(graph.context());
    }
    expect(await graph.em().count(UploadedPicture, { path })).toBe(1);
  });
});

describe("pages that the site links to", () => {
  test("exist in three languages, and are created once", async () => {
    await ensurePages(graph.em());
    const all = await graph.em().find(Page, { isBuiltIn: true }, { orderBy: { order: "asc" } });
    expect(all.map(({ slug }) => slug.en)).toEqual([
      "terms-and-conditions",
      "privacy-policy",
      "about-us",
    ]);
    for (const { languages, textVersion } of all) {
      expect(languages).toEqual(["en", "fr", "no"]);
      expect(textVersion).toEqual({ en: 1, fr: 1, no: 1 });
    }
  });

  test("cannot be deleted, neither alone nor with others", async () => {
    const DELETE = "mutation($id: ID!) { deletePage(id: $id) }";
    const refused = await graph.refusal(withRole(Role.ADMIN), DELETE, { id: termsId });
    expect([refused.extensions.code, refused.message]).toEqual(["CONFLICT", BUILT_IN]);
    const { id } = await aPage(graph.em());
    const { deletePages } = await asEditor(
      "mutation($ids: [ID!]) { deletePages(ids: $ids) { ids failed { id message } } }",
      { ids: [id, termsId] },
    );
    expect(deletePages).toEqual({ ids: [id], failed: [{ id: termsId, message: BUILT_IN }] });
    expect(await graph.em().count(Page, { id: termsId, deletedAt: null })).toBe(1);
  });

  test("are taken down in some languages, but not in all", async () => {
    const unpublish = (locale: string) =>
      `mutation { unpublishPage(id: "${ABOUT_US_ID}", locale: ${locale}) { languages } }`;
    await asEditor(unpublish("en"));
    expect((await asEditor(unpublish("fr"))).unpublishPage.languages).toEqual(["no"]);
    const refused = await graph.refusal(editor, unpublish("no"));
    expect([refused.extensions.code, refused.message]).toEqual(["CONFLICT", PUBLISHED]);
    const { archivePages } = await asEditor(
      "mutation($ids: [ID!]) { archivePages(ids: $ids) { count failed { message } } }",
      { ids: [ABOUT_US_ID] },
    );
    expect(archivePages).toEqual({ count: 0, failed: [{ message: PUBLISHED }] });
  });

  test("keep their slug", async () => {
    const input = { slug: { en: "rules" } };
    const refused = await graph.refusal(editor, UPDATE, { id: termsId, input });
    expect(refused.extensions.fields).toEqual({ "slug.en": "Not valid" });
    const same = { slug: { en: "terms-and-conditions" }, title: { en: "The terms" } };
    expect((await update(termsId, same)).slug).toBe("terms-and-conditions");
  });
});

test("the footer has the pages that are published in the language, in their order", async () => {
  const em = graph.em();
  await em.nativeUpdate(Page, { isBuiltIn: true }, { inFooter: false });
  await aPage(em, { title: { en: "B", fr: "Bé" }, slug: "b", inFooter: true, order: 2 });
  await aPage(em, { title: { en: "A" }, slug: "a", inFooter: true, order: 1 });
  await aPage(em, { title: { en: "C" }, slug: "c", inFooter: true, order: 0, published: [] });
  await aPage(em, { title: { en: "D" }, slug: "d" });
  const footer = async (locale: string) =>
    (await graph.as(visitor())(`{ footerPages(locale: ${locale}) { slug(locale: ${locale}) } }`))
      .footerPages;
  const own = (await footer("en")).filter(({ slug }: { slug: string }) => slug.length === 1);
  expect(own).toEqual([{ slug: "a" }, { slug: "b" }]);
  expect(await footer("fr")).toEqual([{ slug: "b" }]);
});

test("the team are the public profiles of staff", async () => {
  const em = graph.em();
  const person = async (role: Role, values = {}) => {
    const member = await aMember(em, values);
    await aUser(em, { roles: [role], member });
    return member.id;
  };
  const [editorId] = [
    await person(Role.EDITOR),
    await person(Role.ADMIN, { visibility: Visibility.UNLISTED }),
    await person(Role.MEMBER),
  ];
  const { team } = await graph.as(visitor())("{ team { id } }");
  expect(team).toEqual([{ id: editorId }]);
});

test("what follows from publications is kept", async () => {
  expect(await wrongRows(pageChecks, graph.em())).toEqual([]);
});

describe("the order of pages", () => {
  const REORDER = "mutation($ids: [ID!]!) { reorderPages(ids: $ids) { id order } }";

  test("is changed for all at once by those who edit pages, and a new one is last", async () => {
    await aPage(graph.em(), { title: { en: "One to order" }, order: 4 });
    await aPage(graph.em(), { title: { en: "Another to order" }, order: 4 });
    const READ = "{ pages(first: 100) { nodes { id order } } }";
    const { nodes } = (await asEditor(READ)).pages;
    const ids: string[] = nodes.map(({ id }: { id: string }) => id).toReversed();
    const { reorderPages } = await asEditor(REORDER, { ids });
    expect(reorderPages.map(({ id }: { id: string }) => id)).toEqual(ids);
    const { createPage } = await asEditor(
      `mutation { createPage(input: { title: { en: "Newest in order" } }) { order } }`,
    );
    expect(createPage.order).toBe(reorderPages.at(-1).order + 1);
    for (const viewer of [visitor(), withRole(Role.MEMBER)]) {
      const { extensions } = await graph.refusal(viewer, REORDER, { ids });
      expect(extensions["code"]).toBe(viewer.userId ? "FORBIDDEN" : "UNAUTHENTICATED");
    }
    const { extensions } = await graph.refusal(withRole(Role.EDITOR), REORDER, {
      ids: ids.slice(1),
    });
    expect(extensions["code"]).toBe("INVALID");
  });

  test("changes those that move and no others", async () => {
    const made = [await aPage(graph.em(), { order: 900 }), await aPage(graph.em(), { order: 900 })];
    made.push(await aPage(graph.em(), { order: 950 }), await aPage(graph.em(), { order: 960 }));
    const READ =
      "{ pages(first: 100, order: { field: ORDER, direction: ASC }) { nodes { id version } } }";
    const read = async (): Promise<{ id: string; version: number }[]> =>
      (await asEditor(READ)).pages.nodes;
    const before = await read();
    const ids = before.map(({ id }) => id);
    await asEditor(REORDER, { ids });
    expect(await read()).toEqual(before);
    const swapped = [...ids.slice(0, -2), ...ids.slice(-2).toReversed()];
    await asEditor(REORDER, { ids: swapped });
    const after = await read();
    expect(after.map(({ id }) => id)).toEqual(swapped);
    expect(after.slice(0, -2)).toEqual(before.slice(0, -2));
  });

  test("of more than are shown at once is changed by the first of them", async () => {
    for (const n of Array.from({ length: 101 }).keys())
      await aPage(graph.em(), { order: 2_000 + n });
    const READ = "{ pages(first: 100, order: { field: ORDER, direction: ASC }) { nodes { id } } }";
    const read = async (): Promise<string[]> =>
      (await asEditor(READ)).pages.nodes.map(({ id }: { id: string }) => id);
    const ids = (await read()).toReversed();
    await asEditor(REORDER, { ids });
    expect(await read()).toEqual(ids);
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]]]) {
      const { extensions } = await graph.refusal(withRole(Role.EDITOR), REORDER, { ids: wrong });
      expect(extensions["code"]).toBe("INVALID");
    }
  });
});
