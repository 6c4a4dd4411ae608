import type { RichText } from "./rich-text.ts";
import { TABLE_LIMITS } from "./table-grid.ts";

/**
 * What is wrong with a table of a text, if anything is. It has rows of equally many cells, none of
 * them merged, and cells hold paragraphs; what these hold is checked when they are rendered.
 */
export function faultOfTable(table: RichText): string | undefined {
  const rows = childrenOf(table);
  const columns = childrenOf(rows[0]).length;
  if (columns === 0) return "a table without cells";
  if (rows.length > TABLE_LIMITS.rows) return `a table of more than ${TABLE_LIMITS.rows} rows`;
  if (columns > TABLE_LIMITS.columns) return `a table of more than ${TABLE_LIMITS.columns} columns`;
  if (!rows.every((row) => row?.type === "tableRow" && childrenOf(row).length === columns))
    return "a table with rows of other lengths";
  const cells = rows.flatMap(childrenOf);
  if (!cells.every((cell) => cell?.type === "tableCell" || cell?.type === "tableHeader"))
    return "a table with other parts than cells";
  if (!cells.every(isSingle)) return "merged cells of a table";
  const isFilled = cells.every((cell) => {
    const paragraphs = childrenOf(cell);
    return paragraphs.length > 0 && paragraphs.every((child) => child?.type === "paragraph");
  });
  return isFilled ? undefined : "a cell without a paragraph";
}

const childrenOf = (node: RichText | null | undefined): (RichText | null)[] =>
  Array.isArray(node?.content) ? node.content : [];

const isSingle = (cell: RichText | null): boolean =>
  [cell?.attrs?.colspan ?? 1, cell?.attrs?.rowspan ?? 1].every((span) => span === 1);

/** Whether the first row names the columns. */
export const hasHeaderRow = ({ content: [first] = [] }: RichText): boolean =>
  first?.content?.every(({ type }) => type === "tableHeader") ?? false;
