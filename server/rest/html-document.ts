import { type Token, Tokenizer, TokenizerMode } from "parse5";
import type { RichText } from "../../schema/foundation/rich-text.ts";
import { spanOf } from "../../schema/foundation/table-grid.ts";
import { type Container, emptied, HtmlTable } from "./html-table.ts";

// Converts HTML of callers to documents of posts. Elements without a counterpart are left out,
// their text is kept; the result is checked and escaped when the document is rendered.

const MARKS = new Map([
  ["strong", "bold"],
  ["b", "bold"],
  ["em", "italic"],
  ["i", "italic"],
  ["s", "strike"],
  ["del", "strike"],
  ["strike", "strike"],
  ["u", "underline"],
  ["code", "code"],
  ["a", "link"],
]);
const CONTAINERS = new Map([
  ["ul", "bulletList"],
  ["ol", "orderedList"],
  ["li", "listItem"],
  ["blockquote", "blockquote"],
]);
const LISTS = ["bulletList", "orderedList"];
/** Elements whose text is not content, and how the tokenizer reads it. */
const UNREAD = new Map([
  ["iframe", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["noscript", TokenizerMode.RAWTEXT],
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["template", TokenizerMode.DATA],
  ["textarea", TokenizerMode.RCDATA],
  ["title", TokenizerMode.RCDATA],
]);

const TAG =
  /<\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|img|li|ol|p|pre|s|script|span|strike|strong|style|table|u|ul)[\s/>]/iu;

/** Whether a text is HTML. */
export const isHtml = (text: string): boolean => TAG.test(text);

/** Plain text: an empty line starts a paragraph, any other line break is kept. */
export function textDocument(text: string): RichText {
  const paragraphs = text.replaceAll("\r\n", "\n").split(/\n{2,}/u);
  return {
    type: "doc",
    content: paragraphs.map((paragraph) => {
      const lines = paragraph
        .split("\n")
        .flatMap((line, n): RichText[] => [
          ...(n ? [{ type: "hardBreak" }] : []),
          ...(line ? [{ type: "text", text: line }] : []),
        ]);
      return { type: "paragraph", content: lines };
    }),
  };
}

export function htmlDocument(html: string): RichText {
  return new HtmlReader().read(html);
}

/** The renderer refuses deeper nesting. */
const MAX_DEPTH = 18;
/** Of containers around a table: its rows and cells are levels, too. */
const MAX_DEPTH_OF_TABLE = MAX_DEPTH - 2;
const BLOCK = /^(?:blockquote|div|h[1-6]|hr|li|ol|p|pre|table|t[dhr]|ul)$/u;

type Mark = NonNullable<RichText["marks"]>[number];
type Attributes = Token.TagToken["attrs"];

class HtmlReader {
  readonly #root = emptied("doc");
  readonly #open: Container[] = [this.#root];
  readonly #marks: { tag: string; mark: Mark }[] = [];
  /** The node that text is added to: a paragraph, a heading or code. */
  #line: Container | undefined;
  #table: HtmlTable | undefined;
  /** Text that no tag has ended yet: the tokenizer hands out words and spaces one by one. */
  #pending = "";
  /** The element whose content is left out. */
  #unread: string | undefined;

  read(html: string): RichText {
    // The tokenizer alone: building a tree takes quadratic time for deep or unclosed elements.
    const tokenizer: Tokenizer = new Tokenizer(
      {},
      {
        onStartTag: ({ tagName, attrs }) => {
          if (this.#unread) return;
          this.#endText();
          const mode = UNREAD.get(tagName);
          if (mode === undefined) return this.#begin(tagName, attrs);
          this.#unread = tagName;
          tokenizer.state = mode;
        },
        onEndTag: ({ tagName }) => {
          if (this.#unread === tagName) this.#unread = undefined;
          else if (!this.#unread) {
            this.#endText();
            this.#close(tagName);
          }
        },
        onCharacter: ({ chars }) => this.#addText(chars),
        onWhitespaceCharacter: ({ chars }) => this.#addText(chars),
        onNullCharacter: () => {},
        onComment: () => {},
        onDoctype: () => {},
        onEof: () => this.#endText(),
      },
    );
    tokenizer.write(html, true);
    this.#endTable();
    return this.#root;
  }

  #begin(tag: string, attributes: Attributes): void {
    const mark = this.#line?.type === "codeBlock" ? undefined : MARKS.get(tag);
    const container = CONTAINERS.get(tag);
    if (mark) {
      if (this.#marks.some((one) => one.mark.type === mark)) return; // a mark is applied once
      const href = mark === "link" ? attribute(attributes, "href") : undefined;
      this.#marks.push({ tag, mark: { type: mark, ...(href && { attrs: { href } }) } });
    } else if (this.#table) this.#beginInTable(this.#table, tag, attributes);
    else if (tag === "table") this.#beginTable();
    else if (container) this.#beginContainer(container);
    else if (/^h[1-6]$/u.test(tag)) this.#beginLine("heading", { level: tag <= "h2" ? 2 : 3 });
    else if (tag === "pre") this.#beginLine("codeBlock");
    else if (tag === "p" || tag === "div") this.#endLine();
    else if (tag === "br") this.#lineToFill().content.push({ type: "hardBreak" });
    else if (tag === "hr") this.#block().content.push({ type: "horizontalRule" });
    else if (tag === "img") this.#picture(attributes);
  }

  #close(tag: string): void {
    const container = CONTAINERS.get(tag);
    const mark = this.#marks.findLastIndex((one) => one.tag === tag);
    if (mark >= 0) this.#marks.splice(mark, 1);
    else if (this.#table) this.#closeInTable(this.#table, tag);
    else if (container) this.#endContainer(container);
    else if (/^(p|div|pre|h[1-6])$/u.test(tag)) this.#endLine();
  }

  #beginContainer(type: string): void {
    this.#endLine();
    if (type === "listItem") {
      const list = this.#open.findLastIndex((one) => LISTS.includes(one.type));
      if (list < 0) this.#push(emptied("bulletList"));
      else this.#open.length = list + 1;
      this.#push(emptied(type));
    } else {
      this.#block();
      this.#push(emptied(type));
    }
  }

  #endContainer(type: string): void {
    this.#endLine();
    const at = this.#open.findLastIndex((one) => one.type === type);
    if (at > 0) this.#open.length = at;
  }

  #beginTable(): void {
    this.#block();
    if (this.#open.length <= MAX_DEPTH_OF_TABLE) this.#table = new HtmlTable(this.#open.length);
  }

  /** Cells hold paragraphs: any other block in one ends the line. */
  #beginInTable(table: HtmlTable, tag: string, attributes: Attributes): void {
    if (tag === "br") {
      this.#lineToFill().content.push({ type: "hardBreak" });
      return;
    }
    if (BLOCK.test(tag)) this.#endLine();
    if (tag === "table") table.inner += 1;
    if (table.inner > 0 || !/^(?:caption|t[dhr])$/u.test(tag)) return;
    this.#endLine();
    this.#open.length = table.depth;
    if (tag === "tr") table.beginRow();
    else if (tag === "caption") this.#line = table.caption;
    else {
      const [colspan, rowspan] = [
        attribute(attributes, "colspan"),
        attribute(attributes, "rowspan"),
      ];
      this.#open.push(table.addCell(tag, spanOf(colspan), spanOf(rowspan)));
    }
  }

  #closeInTable(table: HtmlTable, tag: string): void {
    if (tag === "table" && table.inner === 0) this.#endTable();
    else if (tag === "table") table.inner -= 1;
    if (BLOCK.test(tag) || tag === "caption") this.#endLine();
    if (table.inner === 0 && /^t[dhr]$/u.test(tag)) this.#open.length = table.depth;
  }

  #endTable(): void {
    this.#endLine();
    if (!this.#table) return;
    this.#open.length = this.#table.depth;
    const table = this.#table.finish();
    if (table) this.#open.at(-1)?.content.push(table);
    this.#table = undefined;
  }

  #push(node: Container): void {
    if (this.#open.length > MAX_DEPTH) return;
    this.#open.at(-1)?.content.push(node);
    this.#open.push(node);
  }

  /** The container of a new block: within a list, an item of it. */
  #block(): Container {
    this.#endLine();
    if (LISTS.includes(this.#open.at(-1)?.type ?? "")) this.#push(emptied("listItem"));
    return this.#open.at(-1) ?? this.#root;
  }

  #beginLine(type: string, attrs?: RichText["attrs"]): Container {
    const line = emptied(type, attrs);
    this.#block().content.push(line);
    this.#line = line;
    return line;
  }

  #lineToFill(): Container {
    return this.#line ?? this.#beginLine("paragraph");
  }

  #endLine(): void {
    const last = this.#line?.content.at(-1);
    if (last?.text && this.#line?.type !== "codeBlock") last.text = last.text.trimEnd();
    if (last?.text === "") this.#line?.content.pop();
    this.#line = undefined;
  }

  #addText(text: string): void {
    if (!this.#unread) this.#pending += text;
  }

  #endText(): void {
    if (!this.#pending) return;
    const isCode = this.#line?.type === "codeBlock";
    const text = isCode ? this.#pending : this.#pending.replace(/[ \t\r\n]+/gu, " ");
    this.#pending = "";
    const isFirst = !this.#line?.content.length;
    const shown = isFirst && !isCode ? text.trimStart() : text;
    if (!shown) return;
    const marks = isCode ? [] : this.#marks.map(({ mark }) => mark);
    const node = { type: "text", text: shown, ...(marks.length > 0 && { marks }) };
    this.#lineToFill().content.push(node);
  }

  #picture(attributes: Attributes): void {
    const src = attribute(attributes, "src") ?? "";
    if (!/^\/(artwork|files)\/\S+$/u.test(src)) return;
    const picture = { src, alt: attribute(attributes, "alt") ?? "" };
    this.#block().content.push({ type: "pictures", attrs: { pictures: [picture] } });
  }
}

const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes.find((one) => one.name === name)?.value;
