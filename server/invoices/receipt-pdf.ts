import { buffer } from "node:stream/consumers";
import { BCP47 } from "../../schema/foundation/locale-path.ts";
import type { Receipt } from "../../schema/payments/index.ts";
import { paperFonts } from "./paper-fonts.ts";
import { paperFormat } from "./paper-format.ts";
import { writeHead } from "./paper-head.ts";
import { paperIntl } from "./paper-intl.ts";
import { paperOf } from "./paper-of-invoice.ts";
import { LEFT, PaperPage, RIGHT } from "./paper-page.ts";
import type { PaperWriter } from "./paper-writer.ts";

const LEADING = 18;
/** How far below the addresses the amount stands. */
const GAP = 34;

/**
 * The receipt of a payment as PDF/A-3b, on the paper of its invoice and in its language. It says what was received and
 * is not changed by what follows, so the same payment has the same bytes.
 */
export async function receiptPdf({ payment, invoice }: Receipt): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const { formatMessage: message } = paperIntl(invoice.locale);
  const number = payment.receiptNumber ?? "";
  const receivedOn = new Date(`${payment.receivedOn}T00:00:00Z`);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    subset: "PDF/A-3b",
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: BCP47[invoice.locale],
    font: "",
    info: {
      // PDFKit writes it into XML as it is.
      Title: message({ id: "paper.title.receipt" }, { number }).replaceAll(/[<>&]/g, ""),
      Creator: "Atelier",
      CreationDate: receivedOn,
    },
  });
  const content = buffer(doc);
  const paper = {
    ...paperOf({ invoice, items: [], taxes: [] }),
    kind: "receipt" as const,
    number,
    issued: payment.receivedOn,
    due: null,
    period: null,
    creditNoteOf: null,
  };
  const root = doc.struct("Document");
  doc.addStructure(root);
  const page = new PaperPage(doc, await paperFonts());
  const format = paperFormat(paper);
  const writer: PaperWriter = { doc, page, format, message, root };
  writeHead(paper, writer);
  page.y += GAP;
  const rows = [
    [message({ id: "paper.receipt.for" }), invoice.number ?? ""],
    [message({ id: "paper.receipt.method" }), message({ id: `paper.method.${payment.method}` })],
    [message({ id: "paper.reference.label" }), payment.reference],
  ].filter(([, value]) => value);
  const received = message({ id: "paper.receipt.received" });
  writeRow(received, format.money(BigInt(payment.amount)), { size: 15, weight: 700 }, writer);
  page.rule(LEFT, page.y - 4);
  page.y += LEADING;
  for (const [label = "", value = ""] of rows) writeRow(label, value, {}, writer);
  root.end();
  doc.end();
  return content;
}

function writeRow(
  label: string,
  value: string,
  style: { size?: number; weight?: 700 },
  { doc, page, root }: PaperWriter,
): void {
  const free = RIGHT - LEFT - page.width(label, style) - 20;
  const lines = page.wrap(value, free, style);
  root.add(
    doc.struct("P", {}, () => {
      page.write(label, LEFT, page.y, style);
      lines.forEach((line, at) =>
        page.write(line, RIGHT, page.y + at * LEADING, { ...style, align: "right" }),
      );
    }),
  );
  page.y += lines.length * LEADING + (style.size ? 10 : 4);
}
