// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { filesIn } from "../pasted-files.ts";
import { cleanPasted, picturesIn } from "./pasted.ts";

/** What a clipboard gives. */
function copied(types: Record<string, string>, ...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(types)) data.setData(type, text);
  for (const file of files) data.items.add(file);
  return data;
}

const png = new File(["x"], "image.png", { type: "image/png" });
const pdf = new File(["x"], "plan.pdf", { type: "application/pdf" });

describe("a picture beside a text on the clipboard", () => {
  test.each([
    ["of Word", { "text/html": "<p class=MsoNormal>Hello</p>", "text/plain": "Hello" }],
    ["of Excel", { "text/html": "<table><tr><td></td></tr></table>", "text/plain": "" }],
    ["with two pictures", { "text/html": "<img src=a.png><img src=b.png>" }],
    ["without HTML", { "text/plain": "Some words" }],
  ])("%s gives way to it", (_name, types) => {
    expect(picturesIn(copied(types, png))).toEqual([]);
    expect(filesIn(copied(types, png))).toEqual([]);
  });

  test.each([
    ["a screenshot", {}],
    [
      "a picture of a page",
      { "text/html": `<meta charset="utf-8"><img src="https://a.example/b">` },
    ],
    ["a file", { "text/plain": "image.png" }],
    ["a dragged picture", { "text/plain": "https://a.example/b.png" }],
    ["a picture with styles", { "text/html": "<style>p { color: red }</style><p><img src=a></p>" }],
  ])("%s is the picture", (_name, types) => {
    expect(picturesIn(copied(types, png))).toEqual([png]);
  });
});

test("other files are no pictures", () => {
  expect(picturesIn(copied({ "text/plain": "plan.pdf" }, pdf))).toEqual([]);
  expect(filesIn(copied({ "text/plain": "plan.pdf" }, pdf))).toEqual([pdf]);
  expect(filesIn(null)).toEqual([]);
});

const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`;

const cleaned = (html: string) =>
  cleanPasted(html).replaceAll(/<!--.*?-->|<span[^>]*><\/span>/g, "");

describe("lists of Word", () => {
  test("have their kind", () => {
    expect(cleaned(word(1, "·", "One") + word(1, "·", "Two") + "<p>After</p>")).toBe(
      "<ul><li><p>One</p></li><li><p>Two</p></li></ul><p>After</p>",
    );
    expect(cleaned("<p>Before</p>" + word(1, "3.", "<b>Three</b>") + word(1, "4.", "Four"))).toBe(
      `<p>Before</p><ol start="3"><li><p><b>Three</b></p></li><li><p>Four</p></li></ol>`,
    );
  });

  test("have their levels", () => {
    const html =
      word(1, "1.", "A") +
      word(2, "o", "B") +
      word(3, "§", "C") +
      word(2, "o", "D") +
      word(1, "2.", "E");
    expect(cleaned(html)).toBe(
      "<ol><li><p>A</p><ul><li><p>B</p><ul><li><p>C</p></li></ul></li><li><p>D</p></li></ul></li>" +
        "<li><p>E</p></li></ol>",
    );
  });

  test("of two kinds after each other are two, as are those around a text", () => {
    expect(cleaned(word(1, "·", "A") + word(1, "a)", "B"))).toBe(
      "<ul><li><p>A</p></li></ul><ol><li><p>B</p></li></ol>",
    );
    expect(cleaned(word(2, "·", "A") + "<p>and</p>" + word(1, "·", "B"))).toBe(
      "<ul><li><p>A</p></li></ul><p>and</p><ul><li><p>B</p></li></ul>",
    );
  });
});

test("a list directly within a list, as of Google Docs, is part of the item before it", () => {
  expect(cleaned("<ul><li>A</li><ul><li>B</li></ul><li>C</li></ul>")).toBe(
    "<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>",
  );
});

describe("empty lines", () => {
  test("between blocks are removed", () => {
    expect(
      cleaned(
        `<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Title</h2><br><ul><li>One</li></ul>` +
          `<br><p>Text</p><p>&nbsp;</p><p><br></p></b><br class="Apple-interchange-newline">`,
      ),
    ).toBe(
      `<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Title</h2><ul><li>One</li></ul><p>Text</p></b>`,
    );
  });

  test.each([
    "<p>One<br>two</p>",
    '<p><img src="/files/a.webp"></p>',
    "One<br>two<p>three</p>",
    "<pre>a\n\nb</pre>",
  ])("%s stays", (html) => {
    expect(cleaned(html)).toBe(html);
  });

  test("of texts copied here stay", () => {
    const own = `<p data-pm-slice="1 1 []">One</p><p></p><p>Two</p>`;
    expect(cleaned(own)).toBe(own);
  });
});
