import { createHash } from "node:crypto";
import { FlushMode, type EntityManager } from "@mikro-orm/core";
import type { Context } from "../../schema/foundation/context.ts";
import { Invoice, InvoiceItem, InvoiceStatus, InvoiceTax } from "../../schema/invoices/index.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import { paperOf } from "./paper-of-invoice.ts";

/** The files of an invoice. */
interface Papers {
  pdf: Uint8Array;
  /** Undefined where EN 16931 has no place for it. */
  xml: Uint8Array | undefined;
}

/** Storage keys of the files of an invoice. */
export const paperKeys = (id: string) => ({ pdf: `invoices/${id}-pdf`, xml: `invoices/${id}-xml` });

/**
 * Makes the files of an invoice that has a number, unless they are stored: what was issued stays the same, whatever
 * becomes of this program. They are made before the invoice is locked, and stored under its lock, so two at once store
 * them once.
 */
export async function storePaper(id: string, context: Context): Promise<Invoice | null> {
  const { em, services } = context;
  const invoice = await em.findOne(Invoice, { id });
  if (!invoice || invoice.status === InvoiceStatus.DRAFT || invoice.pdfSha256) return invoice;
  const { pdf, xml } = await papersOf(invoice, em);
  const keys = paperKeys(id);
  await context.save({
    locking: [invoice],
    verify: async (unit) => {
      const options = { refresh: true, flushMode: FlushMode.COMMIT } as const;
      const stored = await unit.findOneOrFail(Invoice, { id }, options);
      if (stored.pdfSha256) return;
      await services.storage.write(keys.pdf, chunks(pdf));
      if (xml) await services.storage.write(keys.xml, chunks(xml));
      stored.pdfSha256 = hashOf(pdf);
      stored.xmlSha256 = xml ? hashOf(xml) : null;
    },
  });
  return invoice;
}

/** The files of an invoice as it is now. */
export async function papersOf(invoice: Invoice, em: EntityManager): Promise<Papers> {
  const paper = await readPaper(invoice, em);
  const { invoicePdf } = await import("./invoice-pdf.ts");
  const { invoiceXml } = await import("./invoice-xml.ts");
  return {
    pdf: await invoicePdf(paper),
    xml: invoice.xmlUrl ? Buffer.from(invoiceXml(paper)) : undefined,
  };
}

/** What is stored of an invoice, as its paper. */
export async function readPaper(invoice: Invoice, em: EntityManager): Promise<InvoicePaper> {
  const inOrder = { orderBy: { position: "asc" } } as const;
  await em.populate(invoice, ["creditNoteOf"]);
  const items = await em.find(InvoiceItem, { invoice: invoice.id }, inOrder);
  const taxes = await em.find(InvoiceTax, { invoice: invoice.id }, inOrder);
  return paperOf({ invoice, items, taxes });
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

async function* chunks(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
