import type { InvoicePaper } from "./invoice-paper.ts";
import type { PaperFormat } from "./paper-format.ts";
import { paperIntl } from "./paper-intl.ts";
import type { PaperPage } from "./paper-page.ts";

/** What all parts of a paper are written with. */
export interface PaperWriter {
  doc: PDFKit.PDFDocument;
  page: PaperPage;
  format: PaperFormat;
  message: ReturnType<typeof paperIntl>["formatMessage"];
  /** The element of all content. */
  root: PDFKit.PDFStructureElement;
}

/** Such as "Invoice 2026-0184". */
export function titleOf({ kind, number, locale }: InvoicePaper): string {
  const { formatMessage } = paperIntl(locale);
  return formatMessage(
    { id: `paper.title.${kind}` },
    { number: number ?? formatMessage({ id: "paper.draft" }) },
  );
}
