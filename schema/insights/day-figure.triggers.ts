import { Trigger } from "@mikro-orm/decorators/legacy";
import { Message } from "../chat/message.ts";
import { maintains } from "../foundation/maintains.ts";
import { InvoiceItem } from "../invoices/invoice-item.ts";
import { Invoice } from "../invoices/invoice.ts";
import { OrderLine } from "../orders/order-line.ts";
import { Order } from "../orders/order.ts";
import { Payment } from "../payments/payment.ts";
import { Refund } from "../payments/refund.ts";
import { dayInSql } from "./day-figure.ts";

/**
 * SQL that adds what changed rows count as: `figures` are rows of kind, key, currency, day, count and amount; what has no
 * day counts as nothing.
 */
const add = (changes: string, figures: string): string => `
    insert into day_figures (id, kind, key, currency, day, count, amount)
      select gen_random_uuid(), figure.kind, figure.key, figure.currency, figure.day,
          sum(n * figure.count), sum(n * figure.amount)
        from ${changes} as changed cross join lateral (${figures}) as figure(kind, key, currency, day, count, amount)
        where figure.day is not null
        group by 2, 3, 4, 5
        having sum(n * figure.count) <> 0 or sum(n * figure.amount) <> 0;`;

const COUNTED_ORDERS = `values
  ('placed', '', changed.currency, ${dayInSql("changed.created_at")}, 1, changed.total),
  ('sold', '', changed.currency, ${dayInSql("changed.paid_at")}, 1, changed.total),
  ('credited', '', changed.currency, ${dayInSql("changed.paid_at")},
    (changed.refunded_amount > 0)::int, changed.refunded_amount)`;

maintains({
  table: "orders",
  name: "figures",
  body: (changes) => add(changes, COUNTED_ORDERS),
})(Order);

// Lines know the day on which their order was paid, so that they count by themselves.
maintains({
  table: "orders",
  name: "paid_on",
  events: ["update"],
  body: (changes) => `
    update order_lines set paid_on = ${dayInSql("changed.paid_at")}
      from ${changes} as changed
      where changed.n = 1 and order_lines.order_id = changed.id
        and order_lines.paid_on is distinct from ${dayInSql("changed.paid_at")};`,
})(Order);

Trigger<typeof OrderLine>({
  name: "paid_on",
  timing: "before",
  events: ["insert"],
  body: `
    new.paid_on := (select ${dayInSql("paid_at")} from orders where id = new.order_id);
    return new;`,
})(OrderLine);

maintains({
  table: "order_lines",
  name: "figures",
  body: (changes) =>
    add(
      changes,
      `values ('product', coalesce(changed.product_id::text, ''), changed.currency, changed.paid_on,
        changed.quantity - changed.refunded_quantity, changed.total - changed.refunded_amount)`,
    ),
})(OrderLine);

/** The day of issue of what has been finalised and not cancelled. */
const issued = (row: string) =>
  `case when ${row}.status not in ('draft', 'void') then ${row}.issued_on end`;

/** How a line counts by kind of work: without tax, a credit note against its invoice. */
const service = (item: string, invoice: string) => `'service', ${item}.service, ${item}.currency,
  ${issued(invoice)}, case ${invoice}.kind when 'invoice' then 1 else 0 end,
  case ${invoice}.kind when 'invoice' then ${item}.net else -${item}.net end`;

const COUNTED_INVOICES = `values
  (case changed.kind when 'invoice' then 'invoiced' else 'credit_note' end, '', changed.currency,
    ${issued("changed")}, 1, changed.total),
  (case changed.kind when 'invoice' then 'vat_invoiced' else 'vat_credited' end, '', changed.currency,
    ${issued("changed")}, 1, changed.tax),
  ('due', '', changed.currency, case when changed.kind = 'invoice' and changed.status = 'open' then changed.due_on end,
    1, changed.open_amount)
  union all select ${service("invoice_items", "changed")} from invoice_items where invoice_id = changed.id`;

maintains({
  table: "invoices",
  name: "figures",
  body: (changes) => add(changes, COUNTED_INVOICES),
})(Invoice);

maintains({
  table: "invoice_items",
  name: "figures",
  body: (changes) =>
    add(
      changes,
      `select ${service("changed", "invoices")} from invoices where invoices.id = changed.invoice_id`,
    ),
})(InvoiceItem);

maintains({
  table: "payments",
  name: "figures",
  body: (changes) =>
    add(
      changes,
      `values ('received', '', changed.currency,
        case when changed.status in ('succeeded', 'refunded', 'partially_refunded') then changed.received_on end,
        1, changed.amount)`,
    ),
})(Payment);

maintains({
  table: "refunds",
  name: "figures",
  body: (changes) =>
    add(
      changes,
      `values ('refunded', '', changed.currency, ${dayInSql("changed.created_at")}, 1, changed.amount)`,
    ),
})(Refund);

// What was sent stays sent, also once the conversation is gone.
maintains({
  table: "messages",
  name: "figures",
  events: ["insert"],
  body: (changes) =>
    add(
      changes,
      `values ('message', '', '', ${dayInSql("changed.created_at")}, (changed.content_type <> 'system')::int, 0)`,
    ),
})(Message);
