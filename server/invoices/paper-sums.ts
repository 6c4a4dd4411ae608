import type { InvoicePaper } from "./invoice-paper.ts";
import { LEFT, RIGHT, type TextStyle } from "./paper-page.ts";
import type { PaperWriter } from "./paper-writer.ts";

const LEADING = 16;
const X = LEFT + 240;

interface SumRow {
  label: string;
  value: string;
  kind: "part" | "total" | "strong";
}

const STYLES: Record<SumRow["kind"], TextStyle> = {
  part: {},
  total: { weight: 700, size: 13 },
  strong: { weight: 700 },
};

/** The sums, together on one page. */
export function writeSums(paper: InvoicePaper, writer: PaperWriter): void {
  const { doc, page, root } = writer;
  const rows = rowsOf(paper, writer).map((row) => {
    const style = STYLES[row.kind];
    const free = RIGHT - X - page.width(row.value, { ...style, isTabular: true }) - 12;
    return { ...row, style, labels: page.wrap(row.label, free, style) };
  });
  const height = rows.reduce(
    (sum, { labels, kind }) => sum + labels.length * LEADING + (kind === "total" ? 14 : 0),
    0,
  );
  if (!page.hasSpace(height)) page.break();
  page.y += 4;
  const table = doc.struct("Table");
  root.add(table);
  for (const { kind, value, labels, style } of rows) {
    if (!page.hasSpace(labels.length * LEADING + 20)) page.break();
    if (kind === "total") {
      page.rule(X, page.y + 8);
      page.y += 10;
    }
    const row = doc.struct("TR");
    table.add(row);
    const isMuted = kind === "part";
    const label = doc.struct("TH", { scope: "Row" } as object, () =>
      labels.forEach((text, at) =>
        page.write(text, X, page.y + LEADING * (at + 1), { ...style, isMuted }),
      ),
    );
    row.add(label);
    const number = { ...style, isTabular: true, align: "right" } as const;
    row.add(doc.struct("TD", {}, () => page.write(value, RIGHT, page.y + LEADING, number)));
    row.end();
    page.y += labels.length * LEADING + (kind === "total" ? 4 : 0);
  }
  table.end();
}

function rowsOf(paper: InvoicePaper, { format, message }: PaperWriter): SumRow[] {
  const { sums, kind, pricesIncludeTax } = paper;
  const part = (label: string, units: bigint): SumRow => ({
    label,
    value: format.money(units),
    kind: "part",
  });
  const isChanged = sums.discount !== 0n || sums.shipping !== 0n;
  const isSettled = sums.paid === 0n && sums.rounding === 0n;
  const subtotal = pricesIncludeTax ? "paper.subtotalExclVat" : "paper.subtotal";
  return [
    part(message({ id: subtotal }), sums.lines),
    ...(sums.discount ? [part(message({ id: "paper.discount" }), -sums.discount)] : []),
    ...(sums.shipping ? [part(message({ id: "paper.shipping" }), sums.shipping)] : []),
    ...(isChanged ? [part(message({ id: "paper.net" }), sums.net)] : []),
    ...sums.taxes.map(({ category, rate, base, tax }) =>
      part(
        message(
          { id: `paper.tax.${category}` },
          { rate: format.percent(rate), base: format.money(base) },
        ),
        tax,
      ),
    ),
    {
      label: message({ id: kind === "invoice" ? "paper.total" : "paper.credited" }),
      value: format.money(sums.total),
      kind: "total",
    },
    ...(sums.paid ? [part(message({ id: "paper.paid" }), -sums.paid)] : []),
    ...(sums.rounding ? [part(message({ id: "paper.rounding" }), sums.rounding)] : []),
    ...(isSettled
      ? []
      : [
          {
            label: message({ id: "paper.open" }),
            value: format.money(sums.open),
            kind: "strong",
          } as const,
        ]),
  ];
}
