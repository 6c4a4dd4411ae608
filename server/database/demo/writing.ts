import { typeset } from "./text.ts";

/** A small vocabulary for writing TipTap (ProseMirror) documents by hand. */
export interface DocNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

export interface Picture {
  src: string;
  alt: string;
}

type Marks = NonNullable<DocNode["marks"]>;

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** Joins lines: source files break prose at their margin. */
const oneLine = (text: string) => text.trim().replace(/[ \n]+/g, " ");

/** Keeps lines, without the indent that the first line has in the source file. */
function withoutMargin(text: string): string {
  const lines = text.replace(/^\n|\n *$/g, "").split("\n");
  const margin = lines[0]?.search(/\S|$/) ?? 0;
  return lines.map((line) => line.slice(margin)).join("\n");
}

const leaf = (text: string, marks: Marks): DocNode =>
  marks.length > 0 ? { type: "text", text, marks } : { type: "text", text };

function runs(text: string, marks: Marks = []): DocNode[] {
  const nodes: DocNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, code, label, href] = match;
    if (match.index > end) nodes.push(leaf(typeset(text.slice(end, match.index)), marks));
    if (bold) nodes.push(...runs(bold, [...marks, { type: "bold" }]));
    else if (italic) nodes.push(...runs(italic, [...marks, { type: "italic" }]));
    else if (code) nodes.push(leaf(code, [...marks, { type: "code" }]));
    else if (label) nodes.push(...runs(label, [...marks, { type: "link", attrs: { href } }]));
    end = match.index + whole.length;
  }
  if (end < text.length) nodes.push(leaf(typeset(text.slice(end)), marks));
  return nodes;
}

const item = (text: string): DocNode => ({ type: "listItem", content: [p(text)] });

export const doc = (...content: DocNode[]): DocNode => ({ type: "doc", content });

/** A paragraph; its text supports **bold**, *italic*, `code` and [links](https://example.com). */
export const p = (text: string): DocNode => ({ type: "paragraph", content: runs(oneLine(text)) });

export const h2 = (text: string): DocNode => ({
  type: "heading",
  attrs: { level: 2 },
  content: runs(oneLine(text)),
});

export const ul = (...items: string[]): DocNode => ({
  type: "bulletList",
  content: items.map(item),
});

export const ol = (...items: string[]): DocNode => ({
  type: "orderedList",
  attrs: { start: 1 },
  content: items.map(item),
});

/**
 * A quotation. The quotation marks are part of the text, because they differ between languages.
 */
export const quote = (text: string, source?: string): DocNode => ({
  type: "blockquote",
  ...(source && { attrs: { source: typeset(source) } }),
  content: [p(text)],
});

/** Program text with a title, usually a file name. It keeps its lines and loses its indent. */
export const code = (title: string, language: string, text: string): DocNode => ({
  type: "codeBlock",
  attrs: { language, title },
  content: [{ type: "text", text: withoutMargin(text) }],
});

const row = (type: string, texts: string[]): DocNode => ({
  type: "tableRow",
  content: texts.map((text) => ({ type, content: [p(text)] })),
});

/** A table; its first row names the columns. */
export const table = (caption: string, columns: string[], ...rows: string[][]): DocNode => ({
  type: "table",
  attrs: { caption: typeset(caption) },
  content: [row("tableHeader", columns), ...rows.map((texts) => row("tableCell", texts))],
});

export const pictures = (caption: string, ...list: Picture[]): DocNode => ({
  type: "pictures",
  attrs: { caption: typeset(caption), pictures: list },
});
