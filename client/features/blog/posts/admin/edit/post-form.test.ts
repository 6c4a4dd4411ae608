import { expect, test } from "vitest";
import {
  emptyOf,
  inputOf,
  leavesOf,
  sameIn,
  valuesOfRow,
} from "../../../../../admin/form/define-form.ts";
import { withDraft } from "../../../../../admin/form/edit-state.ts";
import { postForm } from "./post-form.ts";

const text = (value: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: value }] }],
});
const empty = emptyOf(postForm);
const leaves = leavesOf(postForm, empty);

test("only changed fields are sent, by language; an emptied one is null", () => {
  const changed = { "title.en": "A", "title.fr": "", "content.no": text("B"), tags: ["x"] };
  expect(inputOf(postForm, { ...leaves, ...changed }, Object.keys(changed))).toEqual({
    title: { en: "A", fr: null },
    content: { no: text("B") },
    tags: ["x"],
  });
});

test("an empty text removes that language's text", () => {
  const blank = { "content.en": { type: "doc", content: [{ type: "paragraph" }] } };
  expect(inputOf(postForm, { ...leaves, ...blank }, ["content.en"])).toEqual({
    content: { en: null },
  });
});

test("author and categories are edited by their ids", () => {
  const values = valuesOfRow(postForm, {
    titleByLocale: { en: "A", fr: null, no: null },
    slugByLocale: null,
    descriptionByLocale: null,
    contentByLocale: { en: text("B") },
    cover: null,
    ogImage: "/files/posts/a.webp",
    coverAltByLocale: null,
    author: { id: "m1" },
    categories: [{ id: "c1" }],
    tags: [],
    featured: true,
    enableComments: false,
    metaTitleByLocale: null,
    metaDescriptionByLocale: null,
    metaKeywordsByLocale: null,
    canonical: null,
    noindex: false,
  });
  expect(values).toEqual({
    ...empty,
    title: { en: "A", fr: "", no: "" },
    content: { en: text("B"), fr: null, no: null },
    ogImage: "/files/posts/a.webp",
    authorId: "m1",
    categoryIds: ["c1"],
    featured: true,
    enableComments: false,
  });
});

test("the order of categories and the editor's own attributes are no change", () => {
  const same = sameIn(postForm);
  expect(same("categoryIds", ["a", "b"], ["b", "a"])).toBe(true);
  expect(same("tags", ["a"], ["a", "b"])).toBe(false);
  expect(same("content.en", text("A"), { ...text("A"), attrs: { dir: null } })).toBe(true);
  expect(same("content.en", text("A"), text("B"))).toBe(false);
  expect(same("content.en", null, { type: "doc", content: [{ type: "paragraph" }] })).toBe(true);
});

test("a stored draft is restored", () => {
  const { values } = withDraft(
    postForm,
    { row: undefined, values: empty },
    {
      base: { "title.en": "", authorId: null },
      values: { "title.en": "Kept", authorId: "m1" },
      at: "2026-11-20T08:00:00.000Z",
    },
  );
  expect([values.title.en, values.authorId]).toEqual(["Kept", "m1"]);
});
