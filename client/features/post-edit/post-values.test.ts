import { expect, test } from "vitest";
import { inputOf, localeOfField, newPost, sameValue, valuesOfCurrent } from "./post-values.ts";

const text = (words: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
});

test("what is sent has the fields that changed alone, by language; what is emptied is null", () => {
  expect(
    inputOf({ "title.en": "A", "title.fr": "", "content.no": text("B"), tags: ["x"] }),
  ).toEqual({
    title: { en: "A", fr: null },
    content: { no: text("B") },
    tags: ["x"],
  });
});

test("an empty text removes the language's", () => {
  expect(inputOf({ "content.en": { type: "doc", content: [{ type: "paragraph" }] } })).toEqual({
    content: { en: null },
  });
});

test("a conflict is read as the form has it", () => {
  const current = valuesOfCurrent({
    title: { en: "A" },
    content: { en: text("B") },
    ogImage: "/files/posts/a.webp",
    author: "m1",
    categories: ["c1"],
    tags: [],
    featured: true,
    enableComments: false,
  });
  expect(current).toEqual({
    ...newPost("m1"),
    "title.en": "A",
    "content.en": text("B"),
    ogImage: "/files/posts/a.webp",
    categoryIds: ["c1"],
    featured: true,
    enableComments: false,
  });
});

test("the order of categories and the editor's own attributes are no change", () => {
  expect(sameValue(["a", "b"], ["b", "a"])).toBe(true);
  expect(sameValue(["a"], ["a", "b"])).toBe(false);
  expect(sameValue(text("A"), { ...text("A"), attrs: { dir: null } })).toBe(true);
  expect(sameValue(text("A"), text("B"))).toBe(false);
  expect(sameValue(null, { type: "doc", content: [{ type: "paragraph" }] })).toBe(true);
});

test("a field's path says its language", () => {
  expect(["title.fr", "content.no", "cover"].map(localeOfField)).toEqual(["fr", "no", undefined]);
});
