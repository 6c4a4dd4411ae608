import { type EntityManager, FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { decimalAmount } from "../pricing/currency-digits.ts";
import { quantityUnits } from "../pricing/price-document.ts";
import { hasReason } from "../pricing/tax-category.ts";
import { dayOf, startOfDay } from "../time/split-days.ts";
import { anInvoice, changeInvoice, daysAfter, isStored } from "./change-invoice.ts";
import {
  amountsOf,
  hasNothing,
  isWithin,
  type LineLeft,
  linesLeft,
  partOf,
  type ShippingPart,
  sumTaxes,
  taxesLeft,
  taxesOfAmount,
  type TaxPart,
} from "./credit-parts.ts";
import { InvoiceItem, InvoiceUnit } from "./invoice-item.ts";
import { itemsOf, taxesOf } from "./invoice-lines.ts";
import { takeNumber } from "./invoice-number.ts";
import { InvoiceTax } from "./invoice-tax.ts";
import { giveTimeBack } from "./invoice-time.ts";
import { CreditInvoiceInput } from "./invoices.input.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";
import { MAKE_PAPER } from "./make-paper.ts";
import { readInvoiceSettings } from "./read-invoice-settings.ts";
import { settle } from "./settle-invoice.ts";

/** What a credit note says. */
interface Credit {
  items: InvoiceItem[];
  shipping: ShippingPart;
  taxes: TaxPart[];
}

const NO_SHIPPING: ShippingPart = { amount: 0, net: 0, tax: 0 };

/** What is left of an invoice to be credited. */
interface Left {
  lines: LineLeft[];
  shipping: ShippingPart;
  taxes: TaxPart[];
  total: number;
}

/** Writes a credit note, with a number at once; returns its id. */
export async function creditInvoice(input: CreditInvoiceInput, context: Context): Promise<string> {
  const sent = parseInput(CreditInvoiceInput, input);
  if (sent.items?.length && sent.amount != null)
    throw new Invalid({ amount: "Either lines or an amount" });
  if (sent.id && (await context.em.count(Invoice, sent.id))) return sent.id;
  const { prefix } = await readInvoiceSettings(context.em);
  const invoice = await anInvoice(sent.invoiceId, context);
  const note = new Invoice();
  if (sent.id) note.id = sent.id;
  context.enqueueJob(MAKE_PAPER, { id: note.id });
  const isWritten = await changeInvoice(invoice, context, async (stored, em) => {
    if (sent.id && (await isStored(Invoice, { id: sent.id }, em))) return;
    refuseUncreditable(stored);
    const items = await itemsOf(stored, em);
    const left = await leftOf(stored, items, em);
    const credit = creditOf(sent, left, stored);
    describe(note, stored, credit, sent.note ?? "", context);
    if (note.total > left.total) throw tooMuch(left, stored);
    note.number = await takeNumber(prefix, note.issuedOn, em);
    em.persist(note);
    await storeCredit(note, credit, em);
    stored.creditedAmount += note.total;
    stored.updatedAt = context.now();
    await settle(stored, em);
    if (stored.creditedAmount === stored.total) await giveTimeBack(items, em);
  });
  if (!isWritten) throw new Conflict("This id is in use", undefined, { id: "Taken" });
  context.services.tablesWritten(["time_entries"]);
  return note.id;
}

/** What a credit note of lines and shipping would come to, and the shipping that can still be credited; with tax. */
export async function quoteCredit(
  invoice: Invoice,
  wanted: Pick<CreditInvoiceInput, "items" | "shipping">,
  em: EntityManager,
): Promise<{ total: number; shippingLeft: number }> {
  refuseUncreditable(invoice);
  const left = await leftOf(invoice, await itemsOf(invoice, em), em);
  const isAny = Boolean(wanted.items?.length || wanted.shipping);
  const taxes = isAny ? creditOf({ invoiceId: invoice.id, ...wanted }, left, invoice).taxes : [];
  return {
    total: taxes.reduce((sum, { base, tax }) => sum + base + tax, 0),
    shippingLeft: left.shipping.net + left.shipping.tax,
  };
}

function refuseUncreditable({ status }: Invoice): void {
  if (status === InvoiceStatus.DRAFT) throw new Conflict("This invoice is a draft");
  if (status === InvoiceStatus.VOID) throw new Conflict("This invoice is void");
}

const tooMuch = ({ total }: Pick<Left, "total">, { currency }: Invoice): Invalid =>
  new Invalid(
    { amount: `At most ${decimalAmount(total, currency)}` },
    `${decimalAmount(total, currency)} can still be credited`,
  );

async function leftOf(
  invoice: Invoice,
  items: readonly InvoiceItem[],
  em: EntityManager,
): Promise<Left> {
  const options = { flushMode: FlushMode.COMMIT } as const;
  const earlier = await em.find(Invoice, { creditNoteOf: invoice.id }, options);
  const of = { invoice: { $in: earlier.map(({ id }) => id) } };
  const creditedItems = await em.find(InvoiceItem, of, options);
  const creditedTaxes = await em.find(InvoiceTax, of, options);
  const shippingWasCredited = earlier.some(({ shipping }) => shipping);
  return {
    lines: linesLeft(items, creditedItems),
    shipping: shippingWasCredited
      ? NO_SHIPPING
      : {
          amount: invoice.shipping,
          net: items.reduce((net, item) => net - item.net, invoice.net),
          tax: items.reduce((tax, item) => tax - item.tax, invoice.tax),
        },
    taxes: taxesLeft(await taxesOf(invoice, em), creditedTaxes),
    total: invoice.total - invoice.creditedAmount,
  };
}

function creditOf(
  { items: wanted, amount, shipping }: CreditInvoiceInput,
  left: Left,
  invoice: Invoice,
): Credit {
  if (amount != null) {
    if (amount > left.total) throw tooMuch(left, invoice);
    return creditOfTaxes(taxesOfAmount(amount, left.taxes), invoice);
  }
  if (wanted?.length || shipping) {
    const parts = (wanted ?? []).map(({ itemId, quantity }, n) => {
      const line = left.lines.find(({ item }) => item.id === itemId);
      if (!line) throw new Invalid({ [`items.${n}.itemId`]: "Not valid" });
      const units = quantity == null ? line.units : quantityUnits(quantity);
      if (units > line.units || !units) throw new Invalid({ [`items.${n}.quantity`]: "Not valid" });
      return partOf(line, units);
    });
    const ids = parts.map(({ item }) => item.id);
    if (new Set(ids).size < ids.length) throw new Invalid({ items: "Not valid" });
    const credit = creditOfLines(parts, shipping ? left.shipping : NO_SHIPPING, invoice);
    if (hasNothing(credit.taxes)) throw new Invalid({ items: "Required" });
    if (!isWithin(credit.taxes, left.taxes)) throw tooMuch(left, invoice);
    return credit;
  }
  if (hasNothing(left.taxes)) throw tooMuch(left, invoice);
  const rest = creditOfLines(
    left.lines.filter(({ units }) => units),
    left.shipping,
    invoice,
  );
  const isWhole = hasNothing(taxesLeft(left.taxes, rest.taxes));
  return isWhole ? rest : creditOfTaxes(left.taxes, invoice);
}

function creditOfLines(
  parts: readonly LineLeft[],
  shipping: ShippingPart,
  invoice: Invoice,
): Credit {
  const items = parts.map(({ item, units, ...part }) => {
    const { title, description, service, unit, unitPrice, taxRate, taxCategory, productId } = item;
    const texts = { title, description, service, unit, unitPrice, taxRate, taxCategory, productId };
    return new InvoiceItem({
      ...texts,
      ...amountsOf(part),
      quantity: decimalOf(units),
      creditOf: item,
    });
  });
  const { shippingTaxCategory: taxCategory, shippingTaxRate: taxRate } = invoice;
  const taxes = items.map((item) => ({
    taxCategory: item.taxCategory,
    taxRate: item.taxRate,
    base: item.net,
    tax: item.tax,
  }));
  const postage = { taxCategory, taxRate, base: shipping.net, tax: shipping.tax };
  return { items, shipping, taxes: sumTaxes([...taxes, ...(shipping.amount ? [postage] : [])]) };
}

/** A line for each category and rate: of an amount, nobody says what it is for. */
function creditOfTaxes(taxes: readonly TaxPart[], invoice: Invoice): Credit {
  const { locale, number, pricesIncludeTax } = invoice;
  const title = mailIntl(locale).formatMessage(
    { id: "invoices.creditLine" },
    { number: number ?? "" },
  );
  const parts = taxes.filter(({ base, tax }) => base || tax);
  const items = parts.map(({ taxCategory, taxRate, base, tax }) => {
    const amount = pricesIncludeTax ? base + tax : base;
    const amounts = { amount, discount: 0, netBeforeDiscount: base, net: base, tax };
    return new InvoiceItem({
      ...amounts,
      title,
      taxCategory,
      taxRate,
      gross: base + tax,
      quantity: "1",
      unit: InvoiceUnit.PIECE,
      unitPrice: amount,
    });
  });
  return { items, shipping: NO_SHIPPING, taxes: parts };
}

const UNIT = 10_000n;

const decimalOf = (units: bigint): string =>
  `${units / UNIT}.${String(units % UNIT).padStart(4, "0")}`;

function describe(
  note: Invoice,
  invoice: Invoice,
  { items, shipping, taxes }: Credit,
  text: string,
  context: Context,
): void {
  const now = context.now();
  const issuedOn = dayOf(now);
  const { subject, from, to, deliverTo, customerName, customerEmail, customer, project } = invoice;
  const { locale, currency, pricesIncludeTax, taxReason } = invoice;
  const { shippingTaxRate, shippingTaxCategory } = invoice;
  const sum = (name: "amount" | "discount") => items.reduce((all, item) => all + item[name], 0);
  const net = taxes.reduce((all, one) => all + one.base, 0);
  const tax = taxes.reduce((all, one) => all + one.tax, 0);
  Object.assign(note, {
    subject,
    from,
    to,
    deliverTo,
    customerName,
    customerEmail,
    customer,
    project,
    locale,
    currency,
    pricesIncludeTax,
    taxReason,
    shippingTaxRate,
    shippingTaxCategory,
    kind: InvoiceKind.CREDIT_NOTE,
    status: InvoiceStatus.PAID,
    creditNoteOf: invoice,
    issuedOn,
    dueOn: issuedOn,
    overdueAt: startOfDay(daysAfter(issuedOn, 1)),
    finalisedAt: now,
    note: text,
    subTotal: sum("amount"),
    discount: sum("discount"),
    shipping: shipping.amount,
    net,
    tax,
    total: net + tax,
    services: [...new Set(items.map(({ service }) => service).filter(Boolean))],
  });
}

async function storeCredit(
  note: Invoice,
  { items, taxes }: Credit,
  em: EntityManager,
): Promise<void> {
  const { currency, taxReason } = note;
  for (const [position, item] of items.entries())
    em.persist(Object.assign(item, { invoice: note, position, currency }));
  for (const [position, one] of taxes.entries()) {
    const reason = hasReason(one.taxCategory) ? taxReason : null;
    em.persist(new InvoiceTax({ ...one, reason, invoice: note, position, currency }));
  }
}
