import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { BCP47 } from "../../schema/foundation/locale-path.ts";
import { FACTUR_X_FILE, FACTUR_X_METADATA } from "./factur-x.ts";
import { checkSums, type InvoicePaper } from "./invoice-paper.ts";
import { hasInvoiceXml, invoiceXml } from "./invoice-xml.ts";
import { writeFoot, writePageNumbers } from "./paper-foot.ts";
import { paperFonts } from "./paper-fonts.ts";
import { paperFormat } from "./paper-format.ts";
import { writeHead } from "./paper-head.ts";
import { paperIntl } from "./paper-intl.ts";
import { writeLines } from "./paper-lines.ts";
import { PaperPage } from "./paper-page.ts";
import { writeSums } from "./paper-sums.ts";
import { type PaperWriter, titleOf } from "./paper-writer.ts";

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how the types of PDFKit are declared
  namespace PDFKit.Mixins {
    interface PDFAttachmentOptions {
      /** AFRelationship; missing in the types of PDFKit. */
      relationship?: "Alternative";
    }
  }
}

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
