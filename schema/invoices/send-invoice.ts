import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { FORMAT_LOCALE, localePath } from "../foundation/locale-path.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { type MailMessageId, mailIntl } from "../mail/mail-intl.ts";
import { formatAmount } from "../pricing/format-amount.ts";
import { changeInvoice } from "./change-invoice.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";

/** The most links of an invoice that work: an older one ends. */
const MAX_LINKS = 50;

/** Mails a finalised invoice to its customer, with a link of its own. */
export async function sendInvoice(id: string, context: Context): Promise<void> {
  const invoice = await context.find(Invoice, id);
  const token = newToken();
  refuseUnsendable(invoice);
  if (!invoice.customerEmail) throw new Invalid({ "to.email": "Required" });
  const isCredit = invoice.kind === InvoiceKind.CREDIT_NOTE;
  context.sendMail(invoiceMail(invoice, isCredit ? "credited" : "sent", token));
  await changeInvoice(invoice, context, async (stored) => {
    refuseUnsendable(stored);
    addLink(stored, token);
    stored.sentCount += 1;
    stored.sentAt = context.now();
  });
}

/** A new secret link; all others of the invoice end. Returns its path. */
export async function renewLink(id: string, context: Context): Promise<string> {
  const token = newToken();
  const invoice = await context.find(Invoice, id);
  await changeInvoice(invoice, context, async (stored) => {
    refuseUnsendable(stored);
    stored.linkHashes = [hashOfToken(token)];
  });
  return pathOf(invoice, token);
}

function refuseUnsendable({ status }: Invoice): void {
  if (status === InvoiceStatus.DRAFT) throw new Conflict("This invoice is a draft");
  if (status === InvoiceStatus.VOID) throw new Conflict("This invoice is void");
}

/** Lets a link with this secret open the invoice. */
export function addLink(invoice: Invoice, token: string): void {
  invoice.linkHashes = [...invoice.linkHashes, hashOfToken(token)].slice(-MAX_LINKS);
}

export const pathOf = ({ locale }: Invoice, token: string): string =>
  localePath(locale, `/invoices/${token}`);

/** The link is for its recipient only, so nobody reads the mail. */
export function invoiceMail(
  invoice: Invoice,
  kind: "sent" | "credited" | "reminder",
  token: string,
): EmailMessage {
  const { customerEmail, locale, currency, from, dueOn } = invoice;
  const intl = mailIntl(locale);
  const values = {
    number: invoice.number ?? "",
    seller: from.company ?? from.name,
    subject: invoice.subject,
    amount: formatAmount(
      kind === "reminder" ? invoice.openAmount : invoice.total,
      currency,
      locale,
    ),
    due: new Date(`${dueOn}T00:00:00Z`).toLocaleDateString(FORMAT_LOCALE[locale], {
      dateStyle: "long",
      timeZone: "UTC",
    }),
  };
  const say = (part: string) =>
    intl.formatMessage({ id: `invoices.${kind}.${part}` as MailMessageId }, values);
  return {
    to: customerEmail,
    locale,
    subject: say("subject"),
    paragraphs: [say("text"), intl.formatMessage({ id: "invoices.note" })],
    action: { label: intl.formatMessage({ id: "invoices.action" }), url: pathOf(invoice, token) },
    isSensitive: true,
    ...(from.email && { replyTo: from.email }),
  };
}
