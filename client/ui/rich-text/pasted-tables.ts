import { gridOf } from "../../../schema/foundation/table-grid.ts";

/**
 * Gives pasted tables the form of those in texts: a caption, and rows of equally many cells with
 * paragraphs. A single cell, as copied from a spreadsheet, is text.
 */
export function cleanTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) {
    if (table.parentElement?.closest("table")) continue;
    const rows = [...table.querySelectorAll(":scope > tr, :scope > * > tr")].map(cellsOf);
    const grid = gridOf(
      rows.filter((cells) => cells.length > 0),
      ({ tagName }) => document.createElement(tagName) as HTMLTableCellElement,
    );
    for (const cell of grid.flat()) flatten(cell);
    const [only, ...others] = grid.flat();
    if (!only) table.remove();
    else if (others.length === 0) table.replaceWith(...only.childNodes);
    else table.replaceChildren(...captionOf(table), ...grid.map(rowOf));
  }
}

const cellsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLTableCellElement>(":scope > td, :scope > th")].map((cell) => ({
    cell,
    colspan: cell.colSpan,
    rowspan: cell.rowSpan,
  }));

function rowOf(cells: HTMLTableCellElement[]): HTMLTableRowElement {
  const row = document.createElement("tr");
  row.append(...cells);
  return row;
}

/** Its own caption, or that of the figure it stands in on our pages */
function captionOf(table: HTMLTableElement): HTMLElement[] {
  const caption = table.caption ?? document.createElement("caption");
  const above = table.closest("figure.table-box")?.querySelector("figcaption");
  if (above) {
    caption.textContent = above.textContent;
    above.remove();
  }
  return caption.textContent ? [caption] : [];
}

const BLOCKS =
  "address, article, blockquote, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, " +
  "table, tbody, td, tfoot, th, thead, tr, ul";

/** Blocks within a cell become paragraphs, also those of a table in it. */
function flatten(cell: HTMLTableCellElement): void {
  const paragraphs: HTMLElement[] = [];
  let open: HTMLElement | undefined;
  const read = (parent: Node) => {
    const nodes = [...parent.childNodes]; // the list itself changes as they are moved
    for (const node of nodes) {
      if (node instanceof HTMLElement && node.matches(BLOCKS)) {
        open = undefined;
        read(node);
        open = undefined;
      } else if (open || node.textContent?.trim()) {
        if (!open) paragraphs.push((open = document.createElement("p")));
        open.append(node);
      }
    }
  };
  read(cell);
  cell.replaceChildren(...paragraphs);
}
