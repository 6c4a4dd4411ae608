import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { newToken } from "../foundation/secret-token.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { Invoice } from "../invoices/invoice.ts";
import { addLink } from "../invoices/send-invoice.ts";
import { type MailMessageId, mailIntl } from "../mail/mail-intl.ts";
import { formatAmount } from "../pricing/format-amount.ts";
import { DisputeStatus, Payment } from "./payment.ts";
import { receiptMail } from "./receipt-mail.ts";
import { Refund, RefundStatus } from "./refund.ts";
import { surplusKey } from "./write-refund.ts";

const RECEIPT = "receipt";

/** What staff are told, with the amount that it is about. */
interface Notice {
  key: string;
  message: "disputed" | "disputeLost" | "disputeWon" | "surplus" | "refundFailed";
  amount: number;
}

export async function sendNotices(
  { id = "" }: Record<string, string>,
  context: Context,
): Promise<void> {
  const { em } = context;
  const payment = await em.findOne(Payment, { id });
  const invoice = payment?.invoice && (await em.findOne(Invoice, { id: payment.invoice.id }));
  if (!payment || !invoice) return context.save();
  const notices = await noticesOf(payment, em);
  const isNew = (key: string) => !payment.notices.includes(key);
  const hasReceipt = payment.isReceived && payment.email !== "" && isNew(RECEIPT);
  const due = notices.filter(({ key }) => isNew(key));
  const before = [...payment.notices];
  const token = newToken();
  if (hasReceipt) context.sendMail(receiptMail(payment, invoice, token));
  const staff = due.length ? await usersWithPermission("payment:write", em) : [];
  for (const notice of due)
    for (const { email, locale } of staff)
      context.sendMail(staffMail(notice, payment, { to: email, locale }));
  await context.save({
    locking: [invoice, payment],
    verify: async (tx) => {
      const options = { flushMode: FlushMode.COMMIT } as const;
      await tx.refresh(payment, options);
      await tx.refresh(invoice, options);
      if (payment.notices.length !== before.length)
        throw new Error("Another process mails about this payment");
      if (hasReceipt) addLink(invoice, token);
      payment.notices = [...before, ...(hasReceipt ? [RECEIPT] : []), ...due.map(({ key }) => key)];
    },
  });
}

async function noticesOf(payment: Payment, em: EntityManager): Promise<Notice[]> {
  const { disputeStatus, disputedAmount } = payment;
  const refunds = await em.find(Refund, { payment: payment.id }, { orderBy: { id: "asc" } });
  const surplus = refunds.find(({ idempotencyKey }) => idempotencyKey === surplusKey(payment));
  const failed = refunds.filter(({ status }) => status === RefundStatus.FAILED);
  const message =
    disputeStatus === DisputeStatus.WON
      ? "disputeWon"
      : disputeStatus === DisputeStatus.LOST
        ? "disputeLost"
        : "disputed";
  return [
    ...(disputeStatus ? [{ key: message, message, amount: disputedAmount ?? 0 } as const] : []),
    ...(surplus ? [{ key: "surplus", message: "surplus", amount: surplus.amount } as const] : []),
    ...failed.map(({ id, amount }) => ({ key: id, message: "refundFailed", amount }) as const),
  ];
}

function staffMail(
  { message, amount }: Notice,
  { payerName, number, currency }: Payment,
  { to, locale }: Pick<EmailMessage, "to" | "locale">,
): EmailMessage {
  const intl = mailIntl(locale);
  const values = { number, payer: payerName, amount: formatAmount(amount, currency, locale) };
  const say = (part: string) =>
    intl.formatMessage({ id: `payments.${message}.${part}` as MailMessageId }, values);
  return {
    to,
    locale,
    subject: say("subject"),
    paragraphs: [say("text")],
    action: {
      label: intl.formatMessage({ id: "payments.staff.action" }),
      url: `/dashboard/payments?q=${encodeURIComponent(number)}`,
    },
  };
}
