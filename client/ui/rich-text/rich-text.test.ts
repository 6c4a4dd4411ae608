import { describe, expect, test } from "vitest";
import { changedBlocks, isBlank, plainText, type RichText, sameText, tidy } from "./rich-text.ts";
import { normalizeLink } from "./safe-link.ts";
import { minutesOf, wordCount } from "./words.ts";

const textNode = (text: string, ...marks: NonNullable<RichText["marks"]>): RichText => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: RichText[]): RichText => ({ type: "paragraph", content });
const doc = (...content: RichText[]): RichText => ({ type: "doc", content });

describe("equality of texts", () => {
  const link = (attrs: Record<string, unknown>) => ({ type: "link", attrs });

  test("ignores meaningless attributes and the order of marks", () => {
    const stored = doc(
      p(textNode("a", { type: "italic" }, { type: "bold" }, link({ href: "/b" }))),
    );
    const edited = doc({
      type: "paragraph",
      attrs: { textAlign: null },
      content: [
        textNode("a", { type: "bold" }, link({ href: "/b", target: null, rel: null }), {
          type: "italic",
        }),
      ],
    });
    expect(sameText(stored, edited)).toBe(true);
    expect(tidy(edited)).toEqual(tidy(stored));
  });

  test("ignores empty paragraphs at the end, but not those between", () => {
    const text = doc(p(textNode("a")));
    expect(sameText(text, doc(p(textNode("a")), p(), p()))).toBe(true);
    expect(
      sameText(
        doc(p(textNode("a")), p(textNode("b"))),
        doc(p(textNode("a")), p(), p(textNode("b"))),
      ),
    ).toBe(false);
  });

  test("detects another word, mark or picture", () => {
    const text = doc(p(textNode("a")));
    expect(sameText(text, doc(p(textNode("b"))))).toBe(false);
    expect(sameText(text, doc(p(textNode("a", { type: "bold" }))))).toBe(false);
    expect(sameText(text, doc(p(textNode("a")), { type: "horizontalRule" }))).toBe(false);
  });

  test("treats no text and empty paragraphs alike", () => {
    expect(sameText(null, doc({ type: "paragraph" }))).toBe(true);
    expect(isBlank(doc(p(), p()))).toBe(true);
    expect(isBlank(doc({ type: "horizontalRule" }))).toBe(false);
  });
});

test.each<[string, RichText | null, RichText | null, number]>([
  ["nothing", doc(p(textNode("a"))), doc(p(textNode("a"))), 0],
  ["one that is written", null, doc(p(textNode("a"))), 1],
  [
    "one that is changed among three",
    doc(p(textNode("a")), p(textNode("b")), p(textNode("c"))),
    doc(p(textNode("a")), p(textNode("x")), p(textNode("c"))),
    1,
  ],
  ["one that is taken out", doc(p(textNode("a")), p(textNode("b"))), doc(p(textNode("a"))), 1],
  ["one of two that were alike", doc(p(textNode("a")), p(textNode("a"))), doc(p(textNode("a"))), 1],
])("changed paragraphs: %s", (_name, before, after, count) => {
  expect(changedBlocks(before, after)).toBe(count);
});

const table = (...rows: string[][]): RichText => ({
  type: "table",
  content: rows.map((texts) => ({
    type: "tableRow",
    content: texts.map((text) => ({
      type: "tableCell",
      attrs: { colspan: 1, rowspan: 1 },
      content: text.split("\n").map((line) => p(textNode(line))),
    })),
  })),
});

test("a table is the same without the spans that the editor keeps, and one block that changed", () => {
  const edited = doc(table(["a", "b"]));
  const stored = tidy(edited);
  expect(JSON.stringify(stored)).not.toContain("span");
  expect(sameText(stored, edited)).toBe(true);
  expect(changedBlocks(stored, doc(table(["a", "x"])))).toBe(1);
});

test("a row of a table is a line of plain text, with tabs between its cells", () => {
  expect(plainText(doc(table(["a", "b\nc"], ["d", "e"]), p(textNode("f"))))).toBe(
    "a\tb c\nd\te\nf\n",
  );
  expect(wordCount(doc(table(["a", "b\nc"], ["d", "e"])))).toBe(5);
});

test("words are counted across blocks, and read at 220 a minute", () => {
  const text = doc(p(textNode("one two")), {
    type: "codeBlock",
    content: [textNode("three\nfour")],
  });
  expect(wordCount(text)).toBe(4);
  expect(wordCount(null)).toBe(0);
  expect([0, 220, 331].map(minutesOf)).toEqual([1, 1, 2]);
});

test.each([
  ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  [" example.com/a ", "https://example.com/a"],
  ["ada@example.com", "mailto:ada@example.com"],
  ["/blog", "/blog"],
  ["#why", "#why"],
  ["javascript:alert(1)", undefined],
  ["//evil.example", undefined],
  ["two words", undefined],
  ["word", undefined],
  ["", undefined],
])("%j is completed to %j", (typed, href) => {
  expect(normalizeLink(typed)).toBe(href);
});
