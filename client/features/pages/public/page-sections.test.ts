import { expect, test } from "vitest";
import { sectionsOf } from "./page-sections.ts";

test("a page is read by its headings of level two", () => {
  const content =
    '<p>One.</p><h2 id="rules">Rules &amp; <em>more</em></h2><p>Two.</p><h3 id="a">A</h3><p>Three.</p><h2 id="end">End</h2>';
  const contents = [
    { id: "rules", text: "Rules & more" },
    { id: "end", text: "End" },
  ];
  expect(sectionsOf({ content, contents })).toEqual({
    introduction: "<p>One.</p>",
    sections: [
      { id: "rules", title: "Rules & more", html: '<p>Two.</p><h3 id="a">A</h3><p>Three.</p>' },
      { id: "end", title: "End", html: "" },
    ],
  });
});

test("a page without headings is all introduction", () => {
  expect(sectionsOf({ content: "<p>One.</p>", contents: [] })).toEqual({
    introduction: "<p>One.</p>",
    sections: [],
  });
});
