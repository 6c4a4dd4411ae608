import { maintains } from "../foundation/maintains.ts";
import { InvoiceItem } from "../invoices/invoice-item.ts";
import { Invoice } from "../invoices/invoice.ts";

// Apart from the entities of orders: these are of invoices, which may still be loading then.

/** When an order counts as paid: what was credited without a payment was not. */
const PAID_AT = `case when changed.status = 'paid' then coalesce(orders.paid_at,
  case when changed.total = 0 or changed.paid_amount > 0 then changed.updated_at end) end`;

// An order follows its invoice, also where payments and credit notes are written without the order.
maintains({
  table: "invoices",
  name: "orders",
  events: ["update"],
  body: (changes) => `
    insert into order_events (id, created_at, updated_at, version, order_id, kind, currency)
      select gen_random_uuid(), changed.updated_at, changed.updated_at, 1, orders.id, 'paid', orders.currency
        from ${changes} as changed join orders on orders.invoice_id = changed.id
        where changed.n = 1 and orders.paid_at is null and ${PAID_AT} is not null;
    update orders set paid_at = ${PAID_AT}, refunded_amount = changed.credited_amount
      from ${changes} as changed
      where changed.n = 1 and orders.invoice_id = changed.id
        and (orders.paid_at, orders.refunded_amount) is distinct from (${PAID_AT}, changed.credited_amount);`,
})(Invoice);

// What was credited of a line was refunded, also where the credit note is written without the order.
maintains({
  table: "invoice_items",
  name: "refunded",
  events: ["insert"],
  body: (changes) => `
    update order_lines
      set refunded_quantity = least(order_lines.quantity, own.quantity), refunded_amount = own.amount
      from (
        select credit_of_id as id, floor(sum(quantity))::int as quantity, sum(gross) as amount from invoice_items
          where credit_of_id in (select credit_of_id from ${changes} as changes where credit_of_id is not null)
          group by 1
      ) as own
      where order_lines.invoice_item_id = own.id
        and (order_lines.refunded_quantity, order_lines.refunded_amount)
          is distinct from (least(order_lines.quantity, own.quantity), own.amount);`,
})(InvoiceItem);
