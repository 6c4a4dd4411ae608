import type { Context } from "../foundation/context.ts";
import { localePath } from "../foundation/locale-path.ts";
import { newToken } from "../foundation/secret-token.ts";
import { Invoice } from "../invoices/invoice.ts";
import { MAKE_PAPER } from "../invoices/make-paper.ts";
import { addLink, pathOf } from "../invoices/send-invoice.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { formatAmount } from "../pricing/format-amount.ts";
import { OrderLine } from "./order-line.ts";
import { Order } from "./order.ts";

/** The job that mails to the buyer that an order was placed, with its invoice. */
export const CONFIRM_ORDER = "confirm-order";
/** The job that mails to the buyer that an order was sent. */
export const ANNOUNCE_DELIVERY = "announce-delivery";

const MAX_LISTED = 20;

/** There is no order if the key of its checkout was used before. */
export async function confirmOrder({ id = "" }: Record<string, string>, context: Context) {
  const { em } = context;
  const order = await em.findOne(Order, id);
  const invoice = order?.invoice && (await em.findOne(Invoice, order.invoice.id));
  if (!order || !invoice) return;
  const { locale, currency, number } = order;
  const intl = mailIntl(locale);
  const lines = await em.find(OrderLine, { order: id }, { orderBy: { position: "asc" } });
  const listed = lines.slice(0, MAX_LISTED).map(({ quantity, name, size, total }) => {
    const values = { quantity, name: [name, size].filter(Boolean).join(", ") };
    const amount = formatAmount(total, currency, locale);
    return intl.formatMessage({ id: "orders.placed.line" }, { ...values, amount });
  });
  const amount = formatAmount(order.total, currency, locale);
  const rest = order.total ? "orders.placed.onInvoice" : "orders.placed.nothingToPay";
  const token = newToken();
  addLink(invoice, token);
  invoice.sentCount += 1;
  invoice.sentAt = context.now();
  context.sendMail({
    to: order.email,
    locale,
    subject: intl.formatMessage({ id: "orders.placed.subject" }, { number }),
    paragraphs: [
      intl.formatMessage({ id: "orders.placed.text" }, { number, amount }),
      ...listed,
      intl.formatMessage({ id: rest }, { invoice: invoice.number ?? "" }),
      intl.formatMessage({ id: "invoices.note" }),
    ],
    action: {
      label: intl.formatMessage({ id: "invoices.action" }),
      url: pathOf(invoice, token),
    },
    isSensitive: true,
    ...(invoice.from.email && { replyTo: invoice.from.email }),
  });
  context.enqueueJob(MAKE_PAPER, { id: invoice.id });
  await context.save();
}

export async function announceDelivery({ id = "" }: Record<string, string>, context: Context) {
  const order = await context.em.findOne(Order, id);
  if (!order) return;
  const { locale, number, delivery } = order;
  const intl = mailIntl(locale);
  const { carrier = "", tracking = "" } = delivery ?? {};
  const parcel = [carrier, tracking].filter(Boolean).join(" ");
  context.sendMail({
    to: order.email,
    locale,
    subject: intl.formatMessage({ id: "orders.sent.subject" }, { number }),
    paragraphs: [
      intl.formatMessage({ id: "orders.sent.text" }, { number }),
      ...(parcel ? [intl.formatMessage({ id: "orders.sent.parcel" }, { parcel })] : []),
    ],
    action: {
      label: intl.formatMessage({ id: "orders.action" }),
      url: localePath(locale, `/dashboard/e-commerce/orders/${id}`),
    },
  });
  await context.save();
}
