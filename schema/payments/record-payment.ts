import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import { anInvoice, changeInvoice, isStored } from "../invoices/change-invoice.ts";
import { takeNumber } from "../invoices/invoice-number.ts";
import { InvoiceStatus, type Invoice } from "../invoices/invoice.ts";
import { settle } from "../invoices/settle-invoice.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { Member } from "../members/member.ts";
import { decimalAmount } from "../pricing/currency-digits.ts";
import { formatAmount } from "../pricing/format-amount.ts";
import { dayOf } from "../time/split-days.ts";
import { Payment, PaymentStatus } from "./payment.ts";
import { RecordPaymentInput } from "./payments.input.ts";

/** The series of receipts. */
const RECEIPTS = "R-";

const USED = "This key was used for something else";

/** Records money that came another way; returns the id of the payment. */
export async function recordPayment(input: RecordPaymentInput, context: Context): Promise<string> {
  const sent = parseInput(RecordPaymentInput, input);
  if (sent.receivedOn > dayOf(context.now())) throw new Invalid({ receivedOn: "In the future" });
  const invoice = await anInvoice(sent.invoiceId, context);
  const known = await recorded(sent, context);
  if (known) return known;
  const payment = aPayment(invoice, sent, context);
  const isNew = await saveWithInvoice(payment, invoice, context);
  const id = isNew ? payment.id : await recorded(sent, context);
  if (!id) throw new Conflict(USED);
  if (isNew && sent.sendReceipt && invoice.customerEmail) {
    context.sendMail(receiptMail(payment, invoice));
    await context.save();
  }
  return id;
}

/** The payment that was recorded with this key; CONFLICT if it was another one. */
async function recorded(sent: RecordPaymentInput, { em }: Context): Promise<string | undefined> {
  const { idempotencyKey, invoiceId, amount, method } = sent;
  const known = await em.findOne(Payment, { idempotencyKey });
  if (!known) return undefined;
  const isSame =
    known.invoice?.id === invoiceId && known.amount === amount && known.method === method;
  if (!isSame) throw new Conflict(USED);
  return known.id;
}

function aPayment(invoice: Invoice, sent: RecordPaymentInput, context: Context): Payment {
  const { amount, method, receivedOn, reference = "", idempotencyKey } = sent;
  const { memberId } = context.viewer;
  return new Payment({
    amount,
    method,
    receivedOn,
    reference,
    idempotencyKey,
    invoice,
    number: invoice.number ?? "",
    payer: invoice.customer ?? null,
    payerName: invoice.customerName,
    email: invoice.customerEmail,
    currency: invoice.currency,
    status: PaymentStatus.SUCCEEDED,
    provider: "manual",
    recordedBy: memberId ? context.em.getReference(Member, memberId) : null,
  });
}

/** Payment and invoice change together; false if the key was used in the meantime. */
async function saveWithInvoice(
  payment: Payment,
  invoice: Invoice,
  context: Context,
): Promise<boolean> {
  const { idempotencyKey } = payment;
  let isNew = true;
  const isWritten = await changeInvoice(invoice, context, async (stored, em) => {
    isNew = !(await isStored(Payment, { idempotencyKey }, em));
    if (!isNew) return;
    const { status, openAmount, currency } = stored;
    if (status !== InvoiceStatus.OPEN && status !== InvoiceStatus.UNCOLLECTIBLE)
      throw new Conflict("Nothing is open of this invoice");
    if (payment.amount > openAmount) {
      const most = decimalAmount(openAmount, currency);
      throw new Invalid({ amount: `At most ${most}` }, `${most} is open`);
    }
    payment.receiptNumber = await takeNumber(RECEIPTS, payment.receivedOn, em);
    em.persist(payment);
    stored.paidAmount += payment.amount;
    stored.updatedAt = context.now();
    await settle(stored, em);
  });
  return isNew && isWritten;
}

function receiptMail(payment: Payment, { locale, from, customerEmail, number }: Invoice) {
  const intl = mailIntl(locale);
  const values = {
    number: number ?? "",
    receipt: payment.receiptNumber ?? "",
    seller: from.company ?? from.name,
    amount: formatAmount(payment.amount, payment.currency, locale),
    date: new Date(`${payment.receivedOn}T00:00:00Z`).toLocaleDateString(FORMAT_LOCALE[locale], {
      dateStyle: "long",
      timeZone: "UTC",
    }),
  };
  return {
    to: customerEmail,
    locale,
    subject: intl.formatMessage({ id: "payments.receipt.subject" }, values),
    paragraphs: [intl.formatMessage({ id: "payments.receipt.text" }, values)],
    ...(from.email && { replyTo: from.email }),
  };
}
