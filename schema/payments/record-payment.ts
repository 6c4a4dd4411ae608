import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { keyUsed } from "../foundation/model-messages.ts";
import { parseInput } from "../foundation/input.ts";
import { newToken } from "../foundation/secret-token.ts";
import { anInvoice, changeInvoice, isStored } from "../invoices/change-invoice.ts";
import { takeNumber } from "../invoices/invoice-number.ts";
import { InvoiceStatus, type Invoice } from "../invoices/invoice.ts";
import { addLink } from "../invoices/send-invoice.ts";
import { settle } from "../invoices/settle-invoice.ts";
import { Member } from "../members/member.ts";
import { decimalAmount } from "../pricing/currency-digits.ts";
import { dayOf } from "../time/split-days.ts";
import { MANUAL, Payment, PaymentStatus } from "./payment.ts";
import { RecordPaymentInput } from "./payments.input.ts";
import { receiptMail } from "./receipt-mail.ts";

/** The series of receipts. */
export const RECEIPTS = "R-";

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
  if (!id) throw keyUsed();
  if (isNew && sent.sendReceipt && payment.email) await mailReceipt(payment, invoice, context);
  return id;
}

async function mailReceipt(payment: Payment, invoice: Invoice, context: Context): Promise<void> {
  const token = newToken();
  context.sendMail(receiptMail(payment, invoice, token));
  await changeInvoice(invoice, context, async (stored) => addLink(stored, token));
}

/** The payment that was recorded with this key; CONFLICT if it was another one. */
async function recorded(sent: RecordPaymentInput, { em }: Context): Promise<string | undefined> {
  const { idempotencyKey, invoiceId, amount, method } = sent;
  const known = await em.findOne(Payment, { idempotencyKey });
  if (!known) return undefined;
  const isSame =
    known.invoice?.id === invoiceId && known.amount === amount && known.method === method;
  if (!isSame) throw keyUsed();
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
    provider: MANUAL,
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
