import type { InvoicePaper, PaperParty, PaperSeller } from "./invoice-paper.ts";
import { LEFT, RIGHT } from "./paper-page.ts";
import type { PaperWriter } from "./paper-writer.ts";

const LEADING = 14;
/** What fits on a page; addresses of people are far shorter. */
const MAX_ADDRESS_LINES = 40;

/** Seller, kind and number, both addresses, dates. */
export function writeHead(paper: InvoicePaper, writer: PaperWriter): void {
  const { doc, page, message, root } = writer;
  const number = paper.number ?? message({ id: "paper.draft" });
  const kind = message({ id: `paper.kind.${paper.kind}` });
  const large = { size: 18, weight: 700, align: "right" } as const;
  const side = { size: 11, isMuted: true, isTabular: true, align: "right" } as const;
  const numbers = page.wrap(number, 220, side);
  const name = { size: 13, weight: 700 } as const;
  const names = page.wrap(paper.from.company || paper.from.name, 260, name);
  root.add(
    doc.struct("P", {}, () =>
      names.forEach((line, at) => page.write(line, LEFT, 66 + at * 17, name)),
    ),
  );
  root.add(
    doc.struct("H1", {}, () => {
      page.write(kind, RIGHT, 68, large);
      numbers.forEach((line, at) => page.write(line, RIGHT, 85 + at * LEADING, side));
    }),
  );
  page.y = 85 + Math.max(numbers.length * LEADING, names.length * 17) + 22;
  const { from, to } = paper;
  const isAbroad = from.country !== to.country;
  const blocks = [
    {
      x: LEFT,
      id: "paper.from",
      lines: [...addressOf(from, isAbroad, writer), ...sellerDetails(from, writer)],
    },
    { x: LEFT + 170, id: "paper.to", lines: addressOf(to, isAbroad, writer) },
  ] as const;
  const ends = blocks.map(({ x, id, lines }) => writeBlock(x, message({ id }), lines, writer));
  page.y = Math.max(...ends, writeDetails(paper, writer)) + 30;
}

/** The lines of an address; the first is the name by which the party trades. */
function addressOf(
  party: PaperParty,
  isAbroad: boolean,
  { format, message }: PaperWriter,
): string[] {
  const { name, company, street, postalCode, city, country, email, vatId } = party;
  return [
    company || name,
    company && company !== name ? name : "",
    ...(street ?? "").split("\n"),
    [postalCode, city].filter(Boolean).join(" "),
    isAbroad && country ? format.country(country) : "",
    email ?? "",
    vatId ? message({ id: "paper.vatId" }, { number: vatId }) : "",
  ].filter(Boolean);
}

const sellerDetails = ({ phone, registration }: PaperSeller, { message }: PaperWriter): string[] =>
  [
    registration ? message({ id: "paper.registration" }, { number: registration }) : "",
    phone ?? "",
  ].filter(Boolean);

/** Returns where it ends. */
function writeBlock(
  x: number,
  label: string,
  lines: readonly string[],
  { doc, page, root }: PaperWriter,
): number {
  const width = 155;
  const [name = "", ...others] = lines;
  const texts = [
    { text: label, style: { isMuted: true } },
    ...page
      .wrap(name, width, { weight: 700 })
      .map((text) => ({ text, style: { weight: 700 } as const })),
    ...others.flatMap((line) => page.wrap(line, width)).map((text) => ({ text, style: {} })),
  ];
  texts.splice(MAX_ADDRESS_LINES);
  root.add(
    doc.struct("P", {}, () =>
      texts.forEach(({ text, style }, at) => page.write(text, x, page.y + at * LEADING, style)),
    ),
  );
  return page.y + texts.length * LEADING;
}

/** Returns where they end. */
function writeDetails(
  paper: InvoicePaper,
  { doc, page, format, message, root }: PaperWriter,
): number {
  const { creditNoteOf: credited, period } = paper;
  const details: [string, string][] = [
    ...(credited
      ? ([
          [message({ id: "paper.creditNoteOf" }), credited.number],
          [message({ id: "paper.creditNoteOfIssued" }), format.date(credited.issued)],
        ] as [string, string][])
      : []),
    [message({ id: "paper.issued" }), format.date(paper.issued)],
    [message({ id: "paper.due" }), paper.due ? format.date(paper.due) : ""],
    [
      message({ id: "paper.period" }),
      period ? `${format.date(period.from)} –\n${format.date(period.to)}` : "",
    ],
    [message({ id: "paper.order" }), paper.orderNumber ?? ""],
    [message({ id: "paper.currency" }), paper.currency],
  ];
  const x = LEFT + 340;
  let { y } = page;
  for (const [label, value] of details.filter(([, text]) => text)) {
    const lines = page.wrap(value, RIGHT - x - page.width(label) - 10, { isTabular: true });
    root.add(
      doc.struct("P", {}, () => {
        page.write(label, x, y, { isMuted: true });
        lines.forEach((line, at) =>
          page.write(line, RIGHT, y + at * LEADING, { align: "right", isTabular: true }),
        );
      }),
    );
    y += lines.length * LEADING;
  }
  return y;
}
