import type { Context } from "../foundation/context.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Locale } from "../foundation/locale.ts";
import { localePath } from "../foundation/locale-path.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { Invoice, InvoiceStatus } from "../invoices/invoice.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { Payment } from "../payments/payment.ts";
import { BillingLink } from "./billing-link.ts";

/** Reading both lists, or trying again at once, sends one mail. */
const PAUSE_MS = MINUTE;

/** Mails a link to an address to which an invoice was sent, or from which a payment came. */
export async function mailLink(
  { email = "", locale }: Record<string, string>,
  context: Context,
): Promise<void> {
  const language = await languageOf(email, context);
  if (language && !(await wasJustMailed(email, context))) {
    const token = newToken();
    context.em.persist(new BillingLink(email, hashOfToken(token), context.now()));
    context.sendMail(linkMail(email, (locale || language) as Locale, token));
  }
  await context.save();
}

/** The language of what was sent to an address; undefined if nothing was. */
async function languageOf(email: string, { em }: Context): Promise<Locale | undefined> {
  const newest = { orderBy: { createdAt: "desc", id: "desc" } } as const;
  const sent = { customerEmail: email, status: { $ne: InvoiceStatus.DRAFT } };
  const invoice = await em.findOne(Invoice, sent, newest);
  if (invoice) return invoice.locale;
  const payment = await em.findOne(Payment, { email }, { ...newest, populate: ["invoice"] });
  return payment ? (payment.invoice?.locale ?? Locale.en) : undefined;
}

async function wasJustMailed(email: string, context: Context): Promise<boolean> {
  const since = new Date(context.now().getTime() - PAUSE_MS);
  return (await context.em.count(BillingLink, { email, createdAt: { $gt: since } })) > 0;
}

/** The link is for its recipient only, so nobody reads the mail. */
function linkMail(to: string, locale: Locale, token: string): EmailMessage {
  const intl = mailIntl(locale);
  return {
    to,
    locale,
    subject: intl.formatMessage({ id: "billing.link.subject" }),
    paragraphs: [
      intl.formatMessage({ id: "billing.link.text" }),
      intl.formatMessage({ id: "billing.link.ignore" }),
    ],
    action: {
      label: intl.formatMessage({ id: "billing.link.action" }),
      url: localePath(locale, `/payment?token=${token}`),
    },
    isSensitive: true,
  };
}
