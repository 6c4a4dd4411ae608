import type { EntityManager } from "@mikro-orm/core";
import {
  Invoice,
  InvoiceItem,
  InvoiceKind,
  InvoiceReminder,
  InvoiceSeries,
  INVOICE_SETTINGS_ID,
  InvoiceSettings,
  InvoiceStatus,
  InvoiceUnit,
  storeLines,
} from "../../../schema/invoices/index.ts";
import { Member } from "../../../schema/members/index.ts";
import { partyOf, sellerOf } from "../../../schema/pricing/party.ts";
import { TaxCategory } from "../../../schema/pricing/tax-category.ts";
import { dayOf, startOfDay } from "../../../schema/time/index.ts";
import { type DemoInvoice, invoices, SELLER } from "./invoices.ts";
import type { DemoData } from "./demo-world.ts";

const RATE = 2_500;

/** A day, so many days from today. */
export const dayFromToday = (days: number): string =>
  String(Temporal.PlainDate.from(dayOf(new Date())).add({ days }));

/** The invoices of a studio: open, late, paid, given up and a draft. */
export const data: DemoData = {
  after: ["accounts"],
  async add(em, world) {
    const seller = sellerOf(SELLER);
    const settings = Object.assign(new InvoiceSettings(), { id: INVOICE_SETTINGS_ID });
    em.persist(Object.assign(settings, { seller, taxRates: [RATE, 1_500, 0] }));
    const numbers = new Map<string, number>();
    for (const fields of invoices) {
      const invoice = anInvoice(fields, numbers);
      invoice.customer = fields.customer ? world.find(Member, fields.customer) : null;
      const items = fields.items.map(itemOf);
      await storeLines(invoice, items, fields.discount ?? 0, em);
      em.persist(invoice);
      const credited = items[fields.credited ?? -1];
      if (credited) await addCredit(invoice, credited, fields, numbers, em);
      for (const [place, days] of settings.reminderDays.slice(0, fields.reminders ?? 0).entries()) {
        const createdAt = startOfDay(dayFromToday(fields.due + days));
        const reminder = new InvoiceReminder({ invoice, stage: place + 1 });
        em.persist(Object.assign(reminder, { createdAt }));
        invoice.remindedAt = createdAt;
      }
    }
    storeSeries(numbers, em);
  },
};

function anInvoice(fields: DemoInvoice, numbers: Map<string, number>): Invoice {
  const { to, locale, currency = "NOK", status, sent, taxReason, note = "" } = fields;
  const [issuedOn, dueOn] = [dayFromToday(fields.issued), dayFromToday(fields.due)];
  const createdAt = startOfDay(issuedOn);
  const isDraft = status === InvoiceStatus.DRAFT;
  return Object.assign(new Invoice(), {
    status,
    number: isDraft ? null : nextNumber(issuedOn, numbers),
    subject: fields.items[0]?.title ?? "",
    from: sellerOf(SELLER),
    to: partyOf(to),
    customerName: to.company ?? to.name,
    customerEmail: to.email ?? "",
    locale,
    currency,
    issuedOn,
    dueOn,
    overdueAt: startOfDay(dayFromToday(fields.due + 1)),
    pricesIncludeTax: fields.pricesIncludeTax ?? false,
    taxReason: taxReason ?? null,
    note,
    createdAt,
    finalisedAt: isDraft ? null : createdAt,
    sentCount: sent,
    sentAt: sent ? createdAt : null,
  });
}

/** A credit note of a line, written today. */
async function addCredit(
  invoice: Invoice,
  item: InvoiceItem,
  fields: DemoInvoice,
  numbers: Map<string, number>,
  em: EntityManager,
): Promise<void> {
  const note = anInvoice({ ...fields, issued: 0, due: 0 }, numbers);
  const { customer, subject } = invoice;
  Object.assign(note, { customer, subject, kind: InvoiceKind.CREDIT_NOTE, creditNoteOf: invoice });
  note.note = "Isbre no. 4 arrived with a bent corner, and the edition is sold out. We are sorry.";
  const { title, description, service, quantity, unit, unitPrice, taxCategory, taxRate } = item;
  const same = { title, description, service, quantity, unit, unitPrice, taxCategory, taxRate };
  await storeLines(note, [new InvoiceItem({ ...same, creditOf: item })], 0, em);
  note.openAmount = 0;
  invoice.creditedAmount = note.total;
  invoice.openAmount -= note.total;
  em.persist(note);
}

const itemOf = (fields: DemoInvoice["items"][number]): InvoiceItem => {
  const { title, description = "", service, quantity = "1", unitPrice, taxRate } = fields;
  const { unit = InvoiceUnit.PIECE, taxCategory = TaxCategory.S } = fields;
  const rate = taxCategory === TaxCategory.S ? (taxRate ?? RATE) : 0;
  const texts = { title, description, service, quantity, unit, unitPrice };
  return new InvoiceItem({ ...texts, taxCategory, taxRate: rate });
};

function nextNumber(day: string, numbers: Map<string, number>): string {
  const year = day.slice(0, 4);
  const number = (numbers.get(year) ?? 0) + 1;
  numbers.set(year, number);
  return `${year}-${String(number).padStart(4, "0")}`;
}

function storeSeries(numbers: ReadonlyMap<string, number>, em: EntityManager): void {
  for (const [year, last] of numbers)
    em.persist(
      Object.assign(new InvoiceSeries(), { series: "", year: Number(year), next: last + 1 }),
    );
}
