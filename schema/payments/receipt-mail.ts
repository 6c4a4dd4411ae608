import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import type { EmailMessage } from "../foundation/services.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { pathOf } from "../invoices/send-invoice.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { formatAmount } from "../pricing/format-amount.ts";
import type { Payment } from "./payment.ts";

/** Says to the payer what was received; the link of this secret opens the invoice, and there the receipt. */
export function receiptMail(payment: Payment, invoice: Invoice, token: string): EmailMessage {
  const { locale, from, number } = invoice;
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
    to: payment.email,
    locale,
    subject: intl.formatMessage({ id: "payments.receipt.subject" }, values),
    paragraphs: [
      intl.formatMessage({ id: "payments.receipt.text" }, values),
      intl.formatMessage({ id: "invoices.note" }),
    ],
    action: {
      label: intl.formatMessage({ id: "payments.receipt.action" }),
      url: pathOf(invoice, token),
    },
    isSensitive: true,
    ...(from.email && { replyTo: from.email }),
  };
}
