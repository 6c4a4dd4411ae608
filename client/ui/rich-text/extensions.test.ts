// @vitest-environment happy-dom
import { Editor } from "@tiptap/react";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { cleanPasted } from "./pasted.ts";
import { type RichText, tidy } from "./rich-text.ts";

const editorOf = (content: RichText | string) =>
  new Editor({ extensions: extensions({ source: "Who said it", fileName: "File" }), content });

const textOf = (editor: Editor) => tidy(editor.getJSON() as RichText);

const words = (text: string, ...marks: NonNullable<RichText["marks"]>): RichText => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: RichText[]): RichText => ({ type: "paragraph", content });
const doc = (...content: RichText[]): RichText => ({ type: "doc", content });

test("everything the server renders is unchanged by the editor", () => {
  const text = doc(
    p(
      words("b", { type: "bold" }),
      words("i", { type: "italic" }),
      words("u", { type: "underline" }),
    ),
    p(words("s", { type: "strike" }), { type: "hardBreak" }, words("c", { type: "code" })),
    p(words("all", { type: "bold" }, { type: "code" }, { type: "italic" })),
    p(words("l", { type: "link", attrs: { href: "/blog/a" } })),
    { type: "heading", attrs: { level: 2 }, content: [words("Two")] },
    { type: "heading", attrs: { level: 3 }, content: [words("Three")] },
    { type: "bulletList", content: [{ type: "listItem", content: [p(words("a"))] }] },
    {
      type: "orderedList",
      attrs: { start: 1 },
      content: [{ type: "listItem", content: [p(words("1"))] }],
    },
    { type: "blockquote", attrs: { source: "Ada" }, content: [p(words("q"))] },
    { type: "codeBlock", attrs: { language: "ts", title: "a.ts" }, content: [words("let a;\n")] },
    {
      type: "pictures",
      attrs: { caption: "Two", pictures: [{ src: "/files/a/b.webp", alt: "A" }] },
    },
    { type: "horizontalRule" },
    p(words("end")),
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
  ["tables become their text", "<table><tr><td>A</td></tr></table>", ["paragraph"]],
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
    expect(block).toEqual(p(words("A")));
  },
);
