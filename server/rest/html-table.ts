import type { RichText } from "../../schema/foundation/rich-text.ts";
import { gridOf, type SpanningCell } from "../../schema/foundation/table-grid.ts";

export type Container = RichText & { content: RichText[] };

export const emptied = (type: string, attrs?: RichText["attrs"]): Container => ({
  type,
  ...(attrs && { attrs }),
  content: [],
});

/** A table of HTML while it is read. */
export class HtmlTable {
  readonly caption = emptied("caption");
  /** How many tables are open within one of its cells: their text is read as lines of the cell. */
  inner = 0;
  readonly #rows: SpanningCell<Container>[][] = [];

  /** @param depth of the containers that were open before it */
  constructor(readonly depth: number) {}

  beginRow(): void {
    this.#rows.push([]);
  }

  addCell(tag: string, colspan: number, rowspan: number): Container {
    const cell = emptied(tag === "th" ? "tableHeader" : "tableCell");
    if (this.#rows.length === 0) this.beginRow();
    this.#rows.at(-1)?.push({ cell, colspan, rowspan });
    return cell;
  }

  /** The table of a document, or none if it has no cells. */
  finish(): RichText | undefined {
    const rows = this.#rows.filter((cells) => cells.length > 0);
    if (rows.length === 0) return undefined;
    const caption = this.caption.content.map(({ text = " " }) => text).join("");
    return {
      type: "table",
      ...(caption && { attrs: { caption } }),
      content: gridOf(rows, ({ type }) => emptied(type)).map((cells) => ({
        type: "tableRow",
        content: cells.map(filled),
      })),
    };
  }
}

const filled = (cell: Container): Container =>
  cell.content.length > 0 ? cell : { ...cell, content: [{ type: "paragraph" }] };
