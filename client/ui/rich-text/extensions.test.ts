// @vitest-environment happy-dom
import type { Command } from "@tiptap/pm/state";
import { addColumnAfter, addRowAfter } from "@tiptap/pm/tables";
import { Editor } from "@tiptap/react";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { cleanPasted } from "./pasted.ts";
import { type RichText, tidy } from "./rich-text.ts";
import { insertTable } from "./tables.ts";

const editorOf = (content: RichText | string, onTooLargeTable = () => {}) =>
  new Editor({
    extensions: extensions({
      source: "Who said it",
      fileName: "File",
      caption: "Caption",
      onTooLargeTable,
    }),
    content,
  });

const textOf = (editor: Editor) => tidy(editor.getJSON() as RichText);

const textNode = (text: string, ...marks: NonNullable<RichText["marks"]>): RichText => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: RichText[]): RichText => ({ type: "paragraph", content });
const doc = (...content: RichText[]): RichText => ({ type: "doc", content });
/** A table of one column: the types and texts of its cells */
const table = (...cells: [string, string][]): RichText => ({
  type: "table",
  attrs: { caption: "About" },
  content: cells.map(([type, text]) => ({
    type: "tableRow",
    content: [{ type, content: [p(textNode(text))] }],
  })),
});

test("everything the server renders is unchanged by the editor", () => {
  const text = doc(
    p(
      textNode("b", { type: "bold" }),
      textNode("i", { type: "italic" }),
      textNode("u", { type: "underline" }),
    ),
    p(textNode("s", { type: "strike" }), { type: "hardBreak" }, textNode("c", { type: "code" })),
    p(textNode("all", { type: "bold" }, { type: "code" }, { type: "italic" })),
    p(textNode("l", { type: "link", attrs: { href: "/blog/a" } })),
    { type: "heading", attrs: { level: 2 }, content: [textNode("Two")] },
    { type: "heading", attrs: { level: 3 }, content: [textNode("Three")] },
    { type: "bulletList", content: [{ type: "listItem", content: [p(textNode("a"))] }] },
    {
      type: "orderedList",
      attrs: { start: 1 },
      content: [{ type: "listItem", content: [p(textNode("1"))] }],
    },
    { type: "blockquote", attrs: { source: "Ada" }, content: [p(textNode("q"))] },
    {
      type: "codeBlock",
      attrs: { language: "ts", title: "a.ts" },
      content: [textNode("let a;\n")],
    },
    {
      type: "pictures",
      attrs: { caption: "Two", pictures: [{ src: "/files/a/b.webp", alt: "A" }] },
    },
    table(["tableHeader", "a"], ["tableCell", "b"]),
    { type: "horizontalRule" },
    p(textNode("end")),
  );
  expect(textOf(editorOf(text))).toEqual(tidy(text));
});

test.each([
  ["headings of other levels become ours", "<h1>A</h1><h5>B</h5>", ["heading 2", "heading 3"]],
  [
    "styles and scripts are left",
    `<p style="color:red" onclick="x()">A</p><script>x()</script><style>p { color: red }</style>`,
    ["paragraph"],
  ],
  ["a single cell becomes its text", "<table><tr><td>A</td></tr></table>", ["paragraph"]],
  [
    "pictures from elsewhere do not come along",
    `<p>A<img src="https://x.example/a.png"></p><figure class="pictures"><img src="https://x.example/a.png"></figure>`,
    ["paragraph"],
  ],
  [
    "our own figures do",
    `<figure class="pictures"><div><img src="/files/a/b.webp" alt="A"></div></figure>`,
    ["pictures"],
  ],
])("pasted: %s", (_name, html, expected) => {
  const kinds = textOf(editorOf(cleanPasted(html))).content?.map(({ type, attrs }) =>
    typeof attrs?.level === "number" ? `${type} ${attrs.level}` : type,
  );
  expect(kinds).toEqual(expected);
});

test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example"])(
  "a pasted link to %s is removed",
  (href) => {
    const [block] = textOf(editorOf(`<p><a href="${href}">A</a></p>`)).content ?? [];
    expect(block).toEqual(p(textNode("A")));
  },
);

/** Rows as text, with the cells between bars; header cells in upper case */
const rowsOf = ({ content = [] }: RichText): string[] =>
  content.map(({ content: cells = [] }) =>
    cells
      .map((cell) => {
        const lines = cell.content?.map((line) => line.content?.map(({ text }) => text).join(""));
        return `${cell.type === "tableHeader" ? "#" : ""}${lines?.join("/")}`;
      })
      .join("|"),
  );

test.each([
  [
    "a spreadsheet",
    "<table><col><tr height=20><td style='width:9pt'>1</td><td>2</td></tr></table>",
    ["1|2"],
  ],
  [
    "spans",
    "<table><thead><tr><th rowspan=2>a</th><th colspan=2>b</th></tr><tr><th>c</th><th>d</th></tr></thead><tr><td>1</td><td colspan=99>2</td></tr></table>",
    ["#a|#b|#", "#|#c|#d", "1|2|"],
  ],
  [
    "rows of unequal length",
    "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>",
    ["1|2", "3|"],
  ],
  [
    "lists, headings and tables in cells",
    "<table><tr><td><ul><li>a</li><li><p>b</p></li></ul></td><td><h2>c</h2>d<table><tr><td>e</td><td>f</td></tr></table></td></tr></table>",
    ["a/b|c/d/e/f"],
  ],
  [
    "scripts",
    `<table onclick="x()"><tr><td onmouseover="x()"><script>x()</script>a</td><td>b</td></tr></table>`,
    ["a|b"],
  ],
])("a pasted table with %s", (_name, html, expected) => {
  const [first] = textOf(editorOf(cleanPasted(html))).content ?? [];
  expect(first?.type).toBe("table");
  expect(rowsOf(first as RichText)).toEqual(expected);
});

test("a table that is copied is pasted as it was, also from our own pages", () => {
  const original = doc(table(["tableHeader", "a"], ["tableCell", "b"]));
  expect(textOf(editorOf(cleanPasted(editorOf(original).getHTML())))).toEqual(original);
  const figure = `<figure class="table-box"><figcaption>About</figcaption><div><table><thead><tr><th><p>a</p></th></tr></thead><tbody><tr><td><p>b</p></td></tr></tbody></table></div></figure>`;
  expect(textOf(editorOf(cleanPasted(figure)))).toEqual(original);
});

const run = ({ state, view }: Editor, command: Command) => command(state, view.dispatch);
const tab = (editor: Editor, shiftKey = false) =>
  editor.view.someProp("handleKeyDown", (handle) =>
    handle(editor.view, new KeyboardEvent("keydown", { key: "Tab", shiftKey })),
  );
const firstTable = (editor: Editor) =>
  rowsOf(textOf(editor).content?.find(({ type }) => type === "table") as RichText);

test("Tab moves between the cells of a table and adds a row after the last one; undo takes it away", () => {
  const editor = editorOf(doc(table(["tableHeader", "a"], ["tableCell", "b"])));
  editor.commands.focus(5);
  tab(editor);
  editor.commands.insertContent("1");
  tab(editor);
  editor.commands.insertContent("2");
  tab(editor, true);
  editor.commands.insertContent("3");
  expect(firstTable(editor)).toEqual(["#a", "3", "2"]);
  while (editor.can().undo()) editor.commands.undo();
  expect(firstTable(editor)).toEqual(["#a", "b"]);
});

test("a table is inserted after the block at the caret, or in place of an empty paragraph", () => {
  const kinds = (content: RichText, at: number) => {
    const editor = editorOf(content);
    editor.commands.setTextSelection(at);
    insertTable(editor);
    editor.commands.insertContent("x");
    expect(firstTable(editor)[0]).toBe("#x|#|#");
    return textOf(editor).content?.map(({ type }) => type);
  };
  const list = { type: "bulletList", content: [{ type: "listItem", content: [p(textNode("a"))] }] };
  expect(kinds(doc(p()), 1)).toEqual(["table"]);
  expect(kinds(doc(p(textNode("a")), p(textNode("b"))), 1)).toEqual([
    "paragraph",
    "table",
    "paragraph",
  ]);
  expect(kinds(doc(list), 4)).toEqual(["bulletList", "table"]);
});

test("a table beyond its limits is refused, however it would grow", () => {
  let refusals = 0;
  const rows = Array.from({ length: 200 }, (): [string, string] => ["tableCell", "a"]);
  const editor = editorOf(doc(table(...rows)), () => (refusals += 1));
  editor.commands.focus("start");
  run(editor, addRowAfter);
  expect([firstTable(editor).length, refusals]).toEqual([200, 1]);
  for (let columns = 1; columns < 13; columns += 1) run(editor, addColumnAfter);
  expect([firstTable(editor)[0]?.split("|").length, refusals]).toEqual([12, 2]);
  editor.commands.insertContent(`<table>${"<tr><td>a</td></tr>".repeat(201)}</table>`);
  expect(refusals).toBe(3);
});
