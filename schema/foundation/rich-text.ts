import { firstCharacters } from "./characters.ts";
import { type CodePiece, codePieces } from "./code-pieces.ts";
import { Invalid } from "./errors.ts";
import { escapeMarkup } from "./markup.ts";
import { faultOfTable, hasHeaderRow } from "./rich-text-table.ts";
import { slugify } from "./slug.ts";
import { srcSetOf } from "./picture-widths.ts";

// Rich text is a TipTap document (JSON). The allowed nodes and marks are listed here; HTML is
// rendered when it is saved. Nothing outside this list, and no unescaped text, ever reaches a page.

interface Mark {
  type: string;
  attrs?: Record<string, unknown>;
}

export interface RichText {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichText[];
  marks?: Mark[];
  text?: string;
}

export interface Heading {
  id: string;
  text: string;
}

export interface Rendered {
  html: string;
  /** The headings of level two, for a table of contents. */
  headings: Heading[];
  /** Its plain text, for reading times and search. */
  text: string;
}

const MAX_DEPTH = 20;
const MAX_NODES = 20_000;
const MAX_HEADINGS = 500;
/** What cells of tables hold, and thus no further table. */
const IN_CELLS = new Set(["paragraph", "text", "hardBreak"]);

/**
 * Links may use http, https or mailto, or stay on this site; anything else is not a link. Browsers
 * drop tabs and line breaks and read "/\\" as "//", which leads to another host.
 */
function safeLink(value: unknown): string | undefined {
  const href = asText(value)
    .replace(/[\t\n\r]/gu, "")
    .trim();
  return /^(https?:\/\/|mailto:|\/(?![/\\])|#)/iu.test(href) ? href : undefined;
}

const isSafePicture = (src: string): boolean => /^\/(artwork|files)\/[^\s]+$/u.test(src);

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Renders a document; throws with the path of the first invalid part. */
export function render(document: unknown): Rendered {
  return new Renderer().render(document);
}

class Renderer {
  readonly #headings: Heading[] = [];
  readonly #headingIds = new Set<string>();
  /** The next suffix to try for headings with the same text. */
  readonly #nextNumbers = new Map<string, number>();
  readonly #text: string[] = [];
  #nodes = 0;
  #isInTable = false;

  render(document: unknown): Rendered {
    if (!isNode(document) || document.type !== "doc") throw unfit("doc");
    const html = this.#children(document, 0);
    return { html, headings: this.#headings, text: this.#text.join("").trim() };
  }

  #children(node: RichText, depth: number): string {
    if (depth > MAX_DEPTH) throw unfit(node.type);
    if (node.content !== undefined && !Array.isArray(node.content)) throw unfit(node.type);
    return (node.content ?? []).map((child) => this.#node(child, depth + 1)).join("");
  }

  #block(tag: string, node: RichText, depth: number): string {
    const html = `<${tag}>${this.#children(node, depth)}</${tag}>`;
    this.#text.push("\n");
    return html;
  }

  #node(node: unknown, depth: number): string {
    this.#count();
    if (!isNode(node)) throw unfit("node");
    if (this.#isInTable && !IN_CELLS.has(node.type)) throw unfit(`${node.type} in a table`);
    switch (node.type) {
      case "text":
        return this.#textNode(node);
      case "paragraph":
        return this.#block("p", node, depth);
      case "heading":
        return this.#heading(node, depth);
      case "bulletList":
        return this.#block("ul", node, depth);
      case "orderedList":
        return this.#block("ol", node, depth);
      case "listItem":
        return this.#block("li", node, depth);
      case "blockquote":
        return this.#quote(node, depth);
      case "codeBlock":
        return this.#code(node, depth);
      case "pictures":
        return this.#pictures(node);
      case "table":
        return this.#table(node, depth);
      case "horizontalRule":
        return "<hr>";
      case "hardBreak":
        this.#text.push("\n");
        return "<br>";
      default:
        throw unfit(node.type);
    }
  }

  #count(): void {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) throw unfit("node");
  }

  #textNode(node: RichText): string {
    const text = asText(node.text);
    this.#text.push(text);
    const marks: unknown = node.marks ?? [];
    if (!Array.isArray(marks)) throw unfit("marks");
    return marks.reduce<string>(marked, escapeMarkup(text));
  }

  #heading(node: RichText, depth: number): string {
    const level = node.attrs?.level === 3 ? 3 : 2;
    const before = this.#text.length;
    const inner = this.#children(node, depth);
    const text = this.#text.slice(before).join("");
    this.#text.push("\n");
    const id = this.#freeId(slugify(text) || "section");
    if (level === 2) this.#headings.push({ id, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  }

  #freeId(wanted: string): string {
    if (this.#headingIds.size === MAX_HEADINGS) throw unfit("more than 500 headings");
    let id = wanted;
    let number = this.#nextNumbers.get(wanted) ?? 2;
    for (; this.#headingIds.has(id); number += 1) id = `${wanted}-${number}`;
    this.#nextNumbers.set(wanted, number);
    this.#headingIds.add(id);
    return id;
  }

  #quote(node: RichText, depth: number): string {
    const source = asText(node.attrs?.source);
    const footer = source && `<footer>${escapeMarkup(source)}</footer>`;
    return `<blockquote>${this.#children(node, depth)}${footer}</blockquote>`;
  }

  #code(node: RichText, depth: number): string {
    const language = asText(node.attrs?.language).replace(/[^a-z0-9-]/giu, "");
    const title = asText(node.attrs?.title);
    const caption = title && `<figcaption>${escapeMarkup(title)}</figcaption>`;
    const before = this.#text.length;
    const inner = this.#children(node, depth);
    const text = this.#text.slice(before).join("");
    // Code that contains marks or breaks keeps them; plain code is highlighted.
    const code =
      inner === escapeMarkup(text) ? codePieces(text, language).map(toned).join("") : inner;
    this.#text.push("\n");
    const name = language && ` class="language-${language}"`;
    return `<figure class="code">${caption}<pre tabindex="0"><code${name}>${code}</code></pre></figure>`;
  }

  #pictures(node: RichText): string {
    const pictures = Array.isArray(node.attrs?.pictures) ? node.attrs.pictures : [];
    // side by side from the second on, see prose.css
    const shownWidth = pictures.length > 1 ? 354 : 720;
    const images = pictures.map((picture: { src?: unknown; alt?: unknown } | null) => {
      const src = asText(picture?.src);
      if (!isSafePicture(src)) throw unfit("pictures");
      const alt = escapeMarkup(asText(picture?.alt));
      const srcSet = srcSetOf(src, shownWidth);
      const sizes = srcSet && ` srcset="${srcSet}" sizes="(width < 48rem) 100vw, ${shownWidth}px"`;
      return `<img src="${escapeMarkup(src)}"${sizes ?? ""} alt="${alt}" width="400" height="260" loading="lazy">`;
    });
    const caption = asText(node.attrs?.caption);
    const below = caption && `<figcaption>${escapeMarkup(caption)}</figcaption>`;
    return `<figure class="pictures"><div>${images.join("")}</div>${below}</figure>`;
  }

  /**
   * A table scrolls in a box of its own, which can be focused for that. The box is named by the
   * caption, or by the first row: words of the document, in its language.
   */
  #table(node: RichText, depth: number): string {
    const fault = faultOfTable(node);
    if (fault) throw unfit(fault);
    this.#isInTable = true;
    const hasHeader = hasHeaderRow(node);
    const [first = [], ...others] = (node.content ?? []).map(({ content = [] }) => content);
    const before = this.#text.length;
    const top = this.#row(first, hasHeader ? "col" : "row", depth + 2);
    const columns = this.#text.slice(before).join("").split("\n").filter(Boolean).join(", ");
    const rows = others.map((cells) => this.#row(cells, "row", depth + 2)).join("");
    this.#isInTable = false;
    const caption = asText(node.attrs?.caption);
    const above = caption && `<figcaption>${escapeMarkup(caption)}</figcaption>`;
    const name = escapeMarkup(caption || columns);
    const named = name && ` role="group" aria-label="${name}"`;
    const body = hasHeader ? `<thead>${top}</thead>${rows && tbody(rows)}` : tbody(top + rows);
    return `<figure class="table-box">${above}<div tabindex="0"${named}><table>${body}</table></div></figure>`;
  }

  #row(cells: RichText[], scope: "col" | "row", depth: number): string {
    this.#count();
    const inner = cells.map((cell) => {
      this.#count();
      const before = this.#text.length;
      const html = this.#children(cell, depth);
      // An empty cell is no header, such as the one in the corner of rows and columns.
      const isHeader = cell.type === "tableHeader" && /\S/u.test(this.#text.slice(before).join(""));
      return isHeader ? `<th scope="${scope}">${html}</th>` : `<td>${html}</td>`;
    });
    return `<tr>${inner.join("")}</tr>`;
  }
}

const tbody = (rows: string): string => `<tbody>${rows}</tbody>`;

const toned = ({ kind, text }: CodePiece): string =>
  kind ? `<span class="tok-${kind}">${escapeMarkup(text)}</span>` : escapeMarkup(text);

const TAGS = new Map([
  ["bold", "strong"],
  ["italic", "em"],
  ["strike", "s"],
  ["underline", "u"],
  ["code", "code"],
]);

function marked(html: string, mark: unknown): string {
  if (!isNode(mark)) throw unfit("mark");
  const tag = TAGS.get(mark.type);
  if (tag) return `<${tag}>${html}</${tag}>`;
  if (mark.type !== "link") throw unfit(mark.type);
  const href = safeLink(mark.attrs?.href);
  if (!href) return html;
  const rel = /^http/iu.test(href) ? ` rel="noopener"` : "";
  return `<a href="${escapeMarkup(href)}"${rel}>${html}</a>`;
}

const isNode = (value: unknown): value is RichText =>
  typeof value === "object" && value !== null && typeof (value as RichText).type === "string";

const unfit = (what: string): Invalid =>
  new Invalid({ content: "Not valid" }, `A document may not hold ${firstCharacters(what, 40)}`);

const WORDS_A_MINUTE = 220;

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/\S+/gu)?.length ?? 0) / WORDS_A_MINUTE));
