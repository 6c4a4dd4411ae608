import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import type { PaymentProvider } from "../foundation/payment-provider.ts";
import { uuid } from "../foundation/uuid.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "../invoices/invoice.ts";
import { dayOf } from "../time/split-days.ts";
import { onlineProvider, whileWaiting } from "./online-provider.ts";
import { openPageOf } from "./open-page.ts";
import { Payment, PaymentMethod, PaymentStatus } from "./payment.ts";
import { readPayment } from "./read-payment.ts";

/** Paths on this site where the payer goes after the provider's page. */
export interface ReturnPaths {
  paid: string;
  cancelled: string;
}

/** Pages that end while one is wanted: two tabs at once, or a sum that has just changed. */
const TRIES = 3;

/** Whether something of an invoice is open that can be paid online. */
export const isPayableOnline = (
  { kind, status, openAmount, currency }: Invoice,
  provider: PaymentProvider | undefined,
): boolean =>
  kind === InvoiceKind.INVOICE &&
  (status === InvoiceStatus.OPEN || status === InvoiceStatus.UNCOLLECTIBLE) &&
  openAmount > 0 &&
  (provider?.canCharge(openAmount, currency) ?? false);

/**
 * The address of the provider's page where what is open of an invoice can be paid. An invoice has one such page at a
 * time, so that nobody pays it twice. The caller has checked that this viewer may pay it.
 */
export async function startPayment(
  invoiceId: string,
  paths: ReturnPaths,
  context: Context,
): Promise<string> {
  const provider = onlineProvider(context);
  const { em } = context;
  for (let n = 0; n < TRIES; n += 1) {
    const invoice = await em.findOneOrFail(Invoice, { id: invoiceId }, { refresh: true });
    if (!isPayableOnline(invoice, provider)) throw new Conflict("Nothing can be paid by card here");
    const open = await em.findOne(Payment, {
      invoice: invoiceId,
      provider: provider.name,
      status: { $in: [PaymentStatus.PENDING, PaymentStatus.AUTHORIZED] },
    });
    const url = open
      ? await whileWaiting(() => pageOf(open, invoice, context))
      : await whileWaiting(() => newPage(invoice, paths, context));
    if (url) return url;
  }
  throw new Conflict("Something was just paid. Try again in a moment.");
}

/** The page of a payment that was begun; undefined if another one is to be made. */
async function pageOf(payment: Payment, invoice: Invoice, context: Context) {
  if (!payment.pageRef) return storePage(payment, context);
  const isWhole = payment.amount === invoice.openAmount;
  if (!isWhole) await onlineProvider(context).closePage(payment.pageRef);
  const { status, url } = await readPayment(payment.id, context);
  if (status === "pending" && isWhole && url) return url;
  if (status === "authorized" || (status === "pending" && !url))
    throw new Conflict("A payment is being processed");
  return undefined;
}

/** The payment is stored before its page is made: if this process ends in between, the page is found again. */
async function newPage(invoice: Invoice, paths: ReturnPaths, context: Context) {
  const { id, openAmount: amount, currency, number } = invoice;
  const payment = new Payment({
    id: uuid(),
    invoice,
    amount,
    currency,
    number: number ?? "",
    payer: invoice.customer ?? null,
    payerName: invoice.customerName,
    email: invoice.customerEmail,
    method: PaymentMethod.CARD,
    status: PaymentStatus.PENDING,
    receivedOn: dayOf(context.now()),
    provider: onlineProvider(context).name,
    returnPaths: [paths.paid, paths.cancelled],
    idempotencyKey: uuid(),
  });
  context.em.persist(payment);
  const isFirst = await context.saveUnique();
  if (!isFirst) return undefined;
  return storePage(
    await context.em.findOneOrFail(Payment, { id: payment.id, invoice: id }),
    context,
  );
}

async function storePage(payment: Payment, context: Context): Promise<string> {
  const { ref, url } = await openPageOf(payment, context);
  await context.em.nativeUpdate(Payment, { id: payment.id }, { pageRef: ref });
  return url;
}
