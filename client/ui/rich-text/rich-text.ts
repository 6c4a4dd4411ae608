/** A TipTap document or one of its nodes: what the server renders and the editor edits. */
export interface RichText {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichText[];
  marks?: Mark[];
  text?: string;
}

interface Mark {
  type: string;
  attrs?: Record<string, unknown>;
}

export interface Picture {
  src: string;
  alt: string;
}

/** The document in canonical form, without meaningless parts that the editor adds. */
export function tidy({ type, attrs, content, marks, text }: RichText): RichText {
  const blocks = type === "doc" ? untilLast(content ?? []) : content;
  const marked = marks?.length ? marks.map(tidyMark).toSorted(byType) : undefined;
  return {
    type,
    ...(!CELLS.has(type) && meant(attrs)),
    ...(blocks?.length && { content: blocks.map(tidy) }),
    ...(marked && { marks: marked }),
    ...(text !== undefined && { text }),
  };
}

/** The editor keeps how many rows and columns they span, which is always one. */
const CELLS = new Set(["tableCell", "tableHeader"]);

/** Without empty paragraphs at the end, which the editor keeps for further typing. */
function untilLast(blocks: RichText[]): RichText[] {
  const last = blocks.findLastIndex(({ type, content }) => !isEmptyBlock(type, content));
  return blocks.slice(0, last + 1);
}

const tidyMark = ({ type, attrs }: Mark): Mark => ({ type, ...meant(attrs) });

const byType = (one: Mark, other: Mark) => (one.type < other.type ? -1 : 1);

function meant(attrs: Record<string, unknown> = {}): { attrs?: Record<string, unknown> } {
  const said = Object.entries(attrs)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return said.length ? { attrs: Object.fromEntries(said) } : {};
}

/** Whether nothing is written and nothing shown. */
export const isBlank = (document: RichText | null | undefined): boolean =>
  !document || !tidy(document).content;

const isEmptyBlock = (type: string, content: RichText[] | undefined) =>
  type === "paragraph" && !content?.length;

export const sameText = (
  one: RichText | null | undefined,
  other: RichText | null | undefined,
): boolean => {
  if (one === other) return true;
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  return JSON.stringify(tidy(one as RichText)) === JSON.stringify(tidy(other as RichText));
};

/** How many blocks of one document are missing or different in the other. */
export function changedBlocks(
  before: RichText | null | undefined,
  after: RichText | null | undefined,
): number {
  if (before === after) return 0;
  const blocks = (document: RichText | null | undefined) =>
    isBlank(document) ? [] : (document?.content ?? []).map((block) => JSON.stringify(tidy(block)));
  const left = blocks(before);
  const changed = blocks(after).filter((block) => {
    const at = left.indexOf(block);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return Math.max(changed.length, left.length);
}

const BLOCKS = new Set(["paragraph", "heading", "codeBlock", "listItem", "hardBreak"]);

/** Its text, one line per block, and one per row of a table with tabs between the cells. */
export function plainText(node: RichText | null | undefined): string {
  if (!node) return "";
  if (node.type === "tableRow") {
    const cells = (node.content ?? []).map((cell) => plainText(cell).trim().replace(/\n+/gu, " "));
    return `${cells.join("\t")}\n`;
  }
  const inner = node.text ?? node.content?.map(plainText).join("") ?? "";
  return BLOCKS.has(node.type) ? `${inner}\n` : inner;
}
