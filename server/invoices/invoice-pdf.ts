import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { BCP47 } from "../../schema/foundation/locale-path.ts";
import { epcModules, epcText } from "./epc-code.ts";
import { FACTUR_X_FILE, FACTUR_X_METADATA } from "./factur-x.ts";
import {
  checkSums,
  hasReason,
  ibanOf,
  type InvoicePaper,
  type PaperParty,
  type PaperSeller,
} from "./invoice-paper.ts";
import { hasInvoiceXml, invoiceXml } from "./invoice-xml.ts";
import { writeLines } from "./paper-lines.ts";
import { type PaperFormat, paperFormat } from "./paper-format.ts";
import { paperFonts } from "./paper-fonts.ts";
import { paperIntl } from "./paper-intl.ts";
import { LEFT, PaperPage, RIGHT } from "./paper-page.ts";
import { writeSums } from "./paper-sums.ts";

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how the types of PDFKit are declared
  namespace PDFKit.Mixins {
    interface PDFAttachmentOptions {
      /** AFRelationship; missing in the types of PDFKit. */
      relationship?: "Alternative";
    }
  }
}

/** What all parts of a paper are written with. */
export interface PaperWriter {
  doc: PDFKit.PDFDocument;
  page: PaperPage;
  format: PaperFormat;
  message: ReturnType<typeof paperIntl>["formatMessage"];
  /** The element of all content. */
  root: PDFKit.PDFStructureElement;
}

const LEADING = 14;
const CODE_SIZE = 76;
/** What fits on a page; addresses of people are far shorter. */
const MAX_ADDRESS_LINES = 40;

/**
 * The invoice as PDF/A-3b with its XML as `factur-x.xml`; drafts, and what EN 16931 cannot express, are without. The same
 * paper gives the same bytes.
 */
export async function invoicePdf(paper: InvoicePaper): Promise<Buffer> {
  checkSums(paper);
  const { default: PDFDocument } = await import("pdfkit");
  const { formatMessage: message } = paperIntl(paper.locale);
  const title = titleOf(paper);
  const issued = new Date(`${paper.issued}T00:00:00Z`);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    subset: "PDF/A-3b",
    pdfVersion: "1.7",
    tagged: true,
    bufferPages: true,
    displayTitle: true,
    lang: BCP47[paper.locale],
    font: "", // or Helvetica would be there, which is not embedded
    info: {
      // PDFKit writes it into XML as it is.
      Title: title.replaceAll(/[<>&]/g, ""),
      Creator: "Atelier",
      CreationDate: issued,
    },
  });
  const content = buffer(doc);
  if (hasInvoiceXml(paper)) {
    const options = { name: FACTUR_X_FILE, type: "text/xml", relationship: "Alternative" } as const;
    const dates = { creationDate: issued, modifiedDate: issued };
    doc.file(Buffer.from(invoiceXml(paper)), { ...options, ...dates, description: title });
    doc.appendXML(FACTUR_X_METADATA);
  }
  const root = doc.struct("Document");
  doc.addStructure(root);
  const page = new PaperPage(doc, await paperFonts());
  const writer: PaperWriter = { doc, page, format: paperFormat(paper), message, root };
  writeHead(paper, writer);
  await writeLines(paper, writer);
  writeSums(paper, writer);
  writeFoot(paper, writer);
  root.end();
  writePageNumbers(paper, writer);
  await setImmediate(); // fonts and pages are compressed at the end
  doc.end();
  return content;
}

function titleOf({ kind, number, locale }: InvoicePaper): string {
  const { formatMessage } = paperIntl(locale);
  return formatMessage(
    { id: `paper.title.${kind}` },
    { number: number ?? formatMessage({ id: "paper.draft" }) },
  );
}

function writeHead(paper: InvoicePaper, writer: PaperWriter): void {
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

/** Why no tax is due, how to pay, terms and note; each may continue on the next page. */
function writeFoot(paper: InvoicePaper, writer: PaperWriter): void {
  const { kind, sums, from, payUrl, paymentTerms, note } = paper;
  const { page } = writer;
  const reasons = sums.taxes.map(({ category, reason }) => (hasReason(category) ? reason : ""));
  const isPayable = kind === "invoice" && sums.open > 0n;
  const url = isPayable ? payUrl : null;
  const account = isPayable ? from.iban : null;
  const texts = [...new Set(reasons), paymentTerms, note].filter((text): text is string =>
    Boolean(text),
  );
  if (texts.length === 0 && !account && !url) return;
  const code = epcText(paper);
  page.y += 20;
  if (!page.hasSpace(code ? CODE_SIZE + 40 : LEADING * 3)) page.break();
  page.rule(LEFT, page.y - 6);
  if (code) writeCode(code, writer);
  const width = RIGHT - LEFT - (code ? CODE_SIZE + 20 : 0);
  page.y += LEADING;
  if (account) writePayment(account, paper, width, writer);
  if (url) writePayLink(url, width, writer);
  for (const text of texts) writeParagraph(text, width, writer);
}

/** Beside the texts, on the right. */
function writeCode(code: string, { doc, page, message, root }: PaperWriter): void {
  const modules = epcModules(code);
  const size = CODE_SIZE / modules.length;
  const [x, y] = [RIGHT - CODE_SIZE, page.y + 8];
  const alt = message({ id: "paper.scanToPay" });
  const draw = () => {
    for (const [row, cells] of modules.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) doc.rect(x + column * size, y + row * size, size, size);
    doc.fill("#000000");
  };
  root.add(doc.struct("Figure", { alt }, draw));
  const caption = { size: 7, isMuted: true, align: "right" } as const;
  root.add(doc.struct("Caption", {}, () => page.write(alt, RIGHT, y + CODE_SIZE + 12, caption)));
}

function writePayment(
  account: string,
  { from, number }: InvoicePaper,
  width: number,
  writer: PaperWriter,
): void {
  const { message } = writer;
  const parts = [
    ibanOf(from)?.replaceAll(/(.{4})(?=.)/g, "$1\u00A0") ?? account,
    from.bic ? `BIC\u00A0${from.bic}` : "",
    number ? message({ id: "paper.reference" }, { number }) : "",
  ].filter(Boolean);
  writeParagraph(parts.join(", "), width, writer, message({ id: "paper.payTo" }));
}

function writePayLink(url: string, width: number, { doc, page, message, root }: PaperWriter): void {
  const label = message({ id: "paper.payOnline" });
  const x = LEFT + page.width(`${label} `);
  const lines = page.wrap(url, LEFT + width - x);
  if (!page.hasSpace(lines.length * LEADING)) page.break();
  const paragraph = doc.struct("P");
  root.add(paragraph);
  paragraph.add(doc.struct("Span", {}, () => page.write(label, LEFT, page.y)));
  const link = doc.struct("Link", { alt: url });
  paragraph.add(link);
  for (const line of lines) {
    link.add(() => {
      page.write(line, x, page.y);
      doc.link(x, page.y - 10, page.width(line), LEADING, url, { structParent: link } as object);
    });
    page.y += LEADING;
  }
  paragraph.end();
}

function writeParagraph(
  text: string,
  width: number,
  { doc, page, root }: PaperWriter,
  label?: string,
): void {
  const paragraph = doc.struct("P");
  root.add(paragraph);
  const indent = label ? page.width(`${label} `, { weight: 700 }) : 0;
  if (!page.hasSpace(0)) page.break();
  if (label) paragraph.add(() => page.write(label, LEFT, page.y, { weight: 700 }));
  for (const line of page.wrap(text, width - indent)) {
    if (!page.hasSpace(0)) page.break();
    paragraph.add(() => page.write(line, LEFT + indent, page.y));
    page.y += LEADING;
  }
  paragraph.end();
}

function writePageNumbers(paper: InvoicePaper, { doc, page, message }: PaperWriter): void {
  const { count } = doc.bufferedPageRange();
  const style = { size: 8, isMuted: true } as const;
  const name = `${paper.from.company || paper.from.name} · ${titleOf(paper)}`;
  const [line = ""] = page.wrap(name, 380, style);
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at);
    const number = message({ id: "paper.pageOf" }, { page: at + 1, pages: count });
    page.artifact(() => {
      page.write(line, LEFT, 806, style);
      page.write(number, RIGHT, 806, { ...style, align: "right" });
    }, "Pagination");
  }
}
