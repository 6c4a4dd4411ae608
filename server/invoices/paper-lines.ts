import { setImmediate } from "node:timers/promises";
import { timesQuantity } from "./decimal-amount.ts";
import type { InvoicePaper, PaperLine } from "./invoice-paper.ts";
import { LEFT, RIGHT, type TextStyle } from "./paper-page.ts";
import type { PaperWriter } from "./paper-writer.ts";

const LEADING = 13;
const GAP = 16;
const HEAD_HEIGHT = 26;
/** What is kept free at the end of a page. */
const CARRY_HEIGHT = 20;
const NUMBER = { align: "right", isTabular: true } as const satisfies TextStyle;
const BOLD = { weight: 700 } as const satisfies TextStyle;

/** Right edges, and how wide titles may be. */
interface Columns {
  edges: [quantity: number, price: number, tax: number, sum: number];
  itemWidth: number;
}

interface Row {
  title: string[];
  description: string[];
  cells: [quantity: string, price: string, tax: string, sum: string];
  sum: bigint;
}

/** The table of lines. A page that it leaves has the sum so far, and so has the next one below its head. */
export async function writeLines(paper: InvoicePaper, writer: PaperWriter): Promise<void> {
  const { doc, page, root } = writer;
  const head = headOf(paper, writer);
  const lines = paper.lines.map((line) => ({ line, ...cellsOf(line, paper, writer) }));
  const columns = columnsFor([head.slice(1), ...lines.map(({ cells }) => cells)], writer);
  const table = doc.struct("Table");
  root.add(table);
  const row = doc.struct("TR");
  table.add(row);
  const cell = { scope: "Column" } as object;
  headCells(head, columns, writer).forEach((write) => row.add(doc.struct("TH", cell, write)));
  row.end();
  endHead(writer);
  let carried = 0n;
  for (const [index, { line, cells, sum }] of lines.entries()) {
    const texts = {
      title: page.wrap(line.title, columns.itemWidth, BOLD),
      description: line.description ? page.wrap(line.description, columns.itemWidth) : [],
    };
    writeRow({ ...texts, cells, sum }, carried);
    carried += sum;
    if (index % 20 === 19) await setImmediate();
  }
  table.end();

  function writeRow({ title, description, cells, sum }: Row, before: bigint): void {
    const texts = [
      ...title.map((text) => ({ text, style: BOLD })),
      ...description.map((text) => ({ text, style: {} })),
    ];
    const height = texts.length * LEADING + 12;
    // A row stays together unless it is longer than a fifth of the page.
    if (!page.hasSpace(Math.min(height, 150) + CARRY_HEIGHT)) breakTable(before);
    const element = doc.struct("TR");
    table.add(element);
    const item = doc.struct("TD");
    element.add(item);
    const y = page.y + LEADING;
    const top = doc.bufferedPageRange().count;
    texts.forEach(({ text, style }, at) => {
      if (!page.hasSpace(LEADING + CARRY_HEIGHT)) {
        // Where the row began, its numbers are written before the page is left.
        if (doc.bufferedPageRange().count === top) writeCells(element, cells, y);
        breakTable(before + sum);
      }
      page.y += LEADING;
      item.add(() => page.write(text, LEFT, page.y, style));
      if (at === texts.length - 1 && doc.bufferedPageRange().count === top)
        writeCells(element, cells, y);
    });
    element.end();
    page.y += 8;
    page.rule(LEFT, page.y);
  }

  function writeCells(element: PDFKit.PDFStructureElement, cells: Row["cells"], y: number): void {
    cells.forEach((text, at) => {
      const write = () => page.write(text, columns.edges[at] ?? RIGHT, y, NUMBER);
      element.add(doc.struct("TD", {}, write));
    });
  }

  /** What is repeated is no content. */
  function breakTable(sum: bigint): void {
    page.y += 4;
    carry("paper.carriedForward", sum);
    page.break();
    page.artifact(() => headCells(head, columns, writer).forEach((write) => write()), "Pagination");
    endHead(writer);
    carry("paper.broughtForward", sum);
    page.y += 6;
    page.rule(LEFT, page.y);
  }

  function carry(id: "paper.carriedForward" | "paper.broughtForward", sum: bigint): void {
    page.y += LEADING;
    page.artifact(() => {
      page.write(writer.message({ id }), LEFT, page.y, { isMuted: true });
      page.write(writer.format.amount(sum), RIGHT, page.y, { ...NUMBER, isMuted: true });
    }, "Pagination");
  }
}

function headOf({ pricesIncludeTax }: InvoicePaper, { message }: PaperWriter): string[] {
  return [
    message({ id: "paper.item" }),
    message({ id: "paper.quantity" }),
    message({ id: pricesIncludeTax ? "paper.priceInclVat" : "paper.price" }),
    message({ id: "paper.vat" }),
    message({ id: pricesIncludeTax ? "paper.sumInclVat" : "paper.sum" }),
  ];
}

/** Where prices include tax, so does the sum of a line. */
function cellsOf(
  line: PaperLine,
  paper: InvoicePaper,
  { format }: PaperWriter,
): Pick<Row, "cells" | "sum"> {
  const { quantity, unitPrice, net } = line;
  const sum = paper.pricesIncludeTax ? timesQuantity(unitPrice, quantity) : net;
  const rate = line.taxCategory === "O" ? "–" : format.percent(line.taxRate);
  return {
    cells: [format.quantity(line), format.price(unitPrice), rate, format.amount(sum)],
    sum,
  };
}

/** As wide as their widest number. */
function columnsFor(rows: readonly (readonly string[])[], { page }: PaperWriter): Columns {
  const widths = [0, 1, 2, 3].map((at) =>
    Math.max(...rows.map((row) => page.width(row[at] ?? "", { ...NUMBER, ...BOLD }))),
  );
  const [quantity = 0, price = 0, tax = 0, sum = 0] = widths;
  const taxEdge = RIGHT - sum - GAP;
  const priceEdge = taxEdge - tax - GAP;
  const quantityEdge = priceEdge - price - GAP;
  return {
    edges: [quantityEdge, priceEdge, taxEdge, RIGHT],
    itemWidth: quantityEdge - quantity - GAP - LEFT,
  };
}

/** Writes a cell each. */
const headCells = (head: readonly string[], { edges }: Columns, { page }: PaperWriter) =>
  head.map((text, at) => () => {
    const edge = edges[at - 1];
    if (edge === undefined) page.write(text, LEFT, page.y + LEADING, BOLD);
    else page.write(text, edge, page.y + LEADING, { ...BOLD, align: "right" });
  });

function endHead({ page }: PaperWriter): void {
  page.y += HEAD_HEIGHT;
  page.rule(LEFT, page.y - 4, 1);
}
