import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED, type StoredEntity } from "../foundation/entity.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { notFound } from "../foundation/model-messages.ts";
import type { EntityClass, WhereOf } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { type Party, partyOf, sellerOf } from "../pricing/party.ts";
import { Project } from "../projects/project.ts";
import { DEFAULT_CURRENCY } from "../settings/site-settings.ts";
import { dayOf, startOfDay } from "../time/split-days.ts";
import { itemsOf, linesFrom, rateOf, storeLines } from "./invoice-lines.ts";
import { InvoiceItem } from "./invoice-item.ts";
import type { InvoiceSettings } from "./invoice-settings.ts";
import { giveTimeBack } from "./invoice-time.ts";
import {
  CreateInvoiceInput,
  type InvoiceFieldsInput,
  NOT_NULL,
  UpdateInvoiceInput,
} from "./invoices.input.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";
import { readInvoiceSettings } from "./read-invoice-settings.ts";

/** Begins a draft; returns its id. */
export async function createInvoice(input: CreateInvoiceInput, context: Context): Promise<string> {
  const sent = parseInput(CreateInvoiceInput, input);
  if (sent.id && (await context.em.count(Invoice, sent.id))) return sent.id;
  const settings = await readInvoiceSettings(context.em);
  const invoice = await aDraft(settings, context);
  if (sent.id) invoice.id = sent.id;
  await fill(invoice, sent, context);
  invoice.locale = sent.locale ?? (await languageOf(invoice.customer, context));
  invoice.dueOn = sent.dueOn ?? daysAfter(invoice.issuedOn, settings.paymentDays);
  finishDates(invoice);
  const items = linesFrom(sent.items ?? [], [], settings.taxRates);
  context.em.persist(invoice);
  await store(invoice, sent, items, settings, context.em);
  await context.saveUnique(); // another request with the same id was faster
  return invoice.id;
}

/** Changes a draft. */
export async function updateInvoice(
  id: string,
  input: UpdateInvoiceInput,
  context: Context,
): Promise<void> {
  const { version, ...sent } = parseInput(UpdateInvoiceInput, input);
  const settings = await readInvoiceSettings(context.em);
  await changeDraft(id, version, context, async (invoice, em) => {
    const before = await itemsOf(invoice, em);
    await fill(invoice, sent, context);
    finishDates(invoice);
    const items = sent.items ? linesFrom(sent.items, before, settings.taxRates) : before;
    const dropped = before.filter((item) => !items.includes(item));
    for (const item of dropped) em.remove(item);
    await giveTimeBack(dropped, em);
    await store(invoice, sent, items, settings, em);
  });
  context.services.tablesWritten(["time_entries"]);
}

/** Deletes a draft for good; its time can be invoiced again. */
export async function deleteInvoice(id: string, context: Context): Promise<void> {
  await changeDraft(id, null, context, async (invoice, em) => {
    await giveTimeBack(await itemsOf(invoice, em), em);
    em.remove(invoice);
  });
  context.services.tablesWritten(["time_entries"]);
}

/** A draft with the same lines, the settings of today and the tax rate of today; returns its id. */
export async function duplicateInvoice(id: string, context: Context): Promise<string> {
  const { em } = context;
  const original = await anInvoice(id, context);
  const settings = await readInvoiceSettings(context.em);
  const invoice = await aDraft(settings, context);
  const { subject, to, deliverTo, customerName, customerEmail, customer, project } = original;
  const { locale, currency, pricesIncludeTax, discountRate, discount, note, taxReason } = original;
  const { shipping, shippingTaxCategory } = original;
  Object.assign(invoice, {
    subject,
    to,
    deliverTo,
    customerName,
    customerEmail,
    customer,
    project,
  });
  Object.assign(invoice, { locale, currency, pricesIncludeTax, discountRate, note, taxReason });
  Object.assign(invoice, { shipping, shippingTaxCategory });
  const today = (category: InvoiceItem["taxCategory"], rate: number) =>
    rateOf(category, settings.taxRates.includes(rate) ? rate : undefined, settings.taxRates);
  invoice.shippingTaxRate = today(shippingTaxCategory, original.shippingTaxRate);
  const items = (await itemsOf(original, em)).map((item) => {
    const { title, description, service, quantity, unit, unitPrice, taxCategory } = item;
    const taxRate = today(taxCategory, item.taxRate);
    const { productId } = item;
    const same = { title, description, service, quantity, unit, unitPrice, taxCategory, productId };
    return new InvoiceItem({ ...same, taxRate });
  });
  em.persist(invoice);
  await storeLines(invoice, items, discount, em);
  await context.save();
  return invoice.id;
}

/** Changes a draft under its lock, as it is stored then. */
export async function changeDraft(
  id: string,
  version: number | null | undefined,
  context: Context,
  change: (invoice: Invoice, em: EntityManager) => Promise<unknown>,
): Promise<void> {
  const draft = await context.find(Invoice, id);
  const isWritten = await changeInvoice(draft, context, async (invoice, em) => {
    if (invoice.status !== InvoiceStatus.DRAFT)
      throw new Conflict("This invoice is finalised: it can only be credited");
    await context.checkVersion(invoice, version);
    await change(invoice, em);
    invoice.updatedAt = context.now();
  });
  if (!isWritten) throw new Conflict("This number is in use");
}

/** An invoice, but no credit note. */
export const anInvoice = (id: string, context: Context): Promise<Invoice> =>
  context.find(Invoice, { id, kind: InvoiceKind.INVOICE });

/**
 * Changes an invoice under its lock, as it is stored then. False, and nothing is changed, if a key of what is new is
 * taken.
 */
export function changeInvoice(
  invoice: Invoice,
  context: Context,
  change: (invoice: Invoice, em: EntityManager) => Promise<unknown>,
): Promise<boolean> {
  return context.saveUnique({
    locking: [invoice],
    verify: async (em) => {
      const stored = await em.findOne(
        Invoice,
        { id: invoice.id },
        { refresh: true, flushMode: FlushMode.COMMIT },
      );
      if (!stored) throw notFound(Invoice);
      await change(stored, em);
    },
  });
}

/** Whether a row is stored by now; nothing of it is read. */
export const isStored = async <T extends StoredEntity>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  em: EntityManager,
): Promise<boolean> =>
  (await em.fork({ keepTransactionContext: true }).count(entity, where as never)) > 0;

async function aDraft(settings: InvoiceSettings, context: Context): Promise<Invoice> {
  const { currency } = await context.services.site.decisions();
  return draftOf(settings, currency ?? DEFAULT_CURRENCY, context.now());
}

/** An invoice of today as the settings begin it. */
export function draftOf(settings: InvoiceSettings, currency: string, now: Date): Invoice {
  const issuedOn = dayOf(now);
  const invoice = Object.assign(new Invoice(), {
    kind: InvoiceKind.INVOICE,
    from: sellerOf(settings.seller),
    to: partyOf(),
    customerName: "",
    locale: Locale.en,
    currency,
    issuedOn,
    dueOn: daysAfter(issuedOn, settings.paymentDays),
    paymentTerms: settings.paymentTerms,
  });
  finishDates(invoice);
  return invoice;
}

/** Writes what was sent, but not the lines and sums. */
async function fill(
  invoice: Invoice,
  sent: InvoiceFieldsInput & { to?: Party },
  context: Context,
): Promise<void> {
  parseInput(NOT_NULL, sent);
  const { customerId, projectId, from, to } = sent;
  if (from) invoice.from = sellerOf(from);
  if (to) {
    invoice.to = partyOf(to);
    invoice.customerName = to.company ?? to.name;
    invoice.customerEmail = to.email ?? "";
  }
  if (customerId !== undefined)
    invoice.customer = customerId ? await context.find(Member, customerId) : null;
  if (projectId !== undefined)
    invoice.project = projectId ? await projectOf(projectId, context) : null;
  const { subject, locale, currency, issuedOn, dueOn, periodFrom, periodTo } = sent;
  const { pricesIncludeTax, taxReason, note, paymentTerms } = sent;
  const rest = { subject, locale, currency, issuedOn, dueOn, periodFrom, periodTo };
  const texts = { pricesIncludeTax, taxReason, note, paymentTerms };
  for (const [name, value] of Object.entries({ ...rest, ...texts }))
    if (value !== undefined) Object.assign(invoice, { [name]: value });
}

/** Billing invoices any project, also those that it does not see. */
async function projectOf(id: string, { em }: Context): Promise<Project> {
  const project = await em.findOne(Project, { id, ...NOT_DELETED });
  if (!project) throw notFound(Project);
  return project;
}

function finishDates(invoice: Invoice): void {
  const { issuedOn, dueOn, periodFrom, periodTo } = invoice;
  if (dueOn < issuedOn) throw new Invalid({ dueOn: "Must not be before the day of issue" });
  if (periodTo && (!periodFrom || periodTo < periodFrom))
    throw new Invalid({ periodTo: "Must not be before its start" });
  invoice.overdueAt = startOfDay(daysAfter(dueOn, 1));
}

export const daysAfter = (day: string, days: number): string =>
  String(Temporal.PlainDate.from(day).add({ days }));

async function store(
  invoice: Invoice,
  { discount, shipping, subject }: InvoiceFieldsInput,
  items: readonly InvoiceItem[],
  { taxRates }: InvoiceSettings,
  em: EntityManager,
): Promise<void> {
  if (shipping !== undefined) {
    const taxCategory = shipping?.taxCategory ?? invoice.shippingTaxCategory;
    invoice.shipping = shipping?.price ?? 0;
    invoice.shippingTaxCategory = taxCategory;
    invoice.shippingTaxRate = rateOf(taxCategory, shipping?.taxRate, taxRates);
  }
  if (discount !== undefined) {
    const { amount, basisPoints } = discount ?? {};
    if (amount != null && basisPoints != null)
      throw new Invalid({ discount: "Either an amount or a share" });
    invoice.discountRate = basisPoints ?? null;
    invoice.discount = amount ?? 0;
  }
  if (!invoice.subject || subject === "") invoice.subject = items[0]?.title ?? "";
  await storeLines(invoice, items, invoice.discount, em);
}

async function languageOf(customer: Member | null | undefined, { em }: Context): Promise<Locale> {
  const user = customer && (await em.findOne(User, { member: customer.id, ...NOT_DELETED }));
  return user?.locale ?? Locale.en;
}
