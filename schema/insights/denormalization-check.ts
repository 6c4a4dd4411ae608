import { dayInSql } from "./day-figure.ts";

const issued = `case when status not in ('draft', 'void') then issued_on end`;

/** What the rows themselves say, by kind, key, currency and day. */
const COUNTED = `
  select 'placed' as kind, '' as key, currency, ${dayInSql("created_at")} as day, 1 as count, total as amount from orders
  union all select 'sold', '', currency, ${dayInSql("paid_at")}, 1, total from orders
  union all select 'credited', '', currency, ${dayInSql("paid_at")}, (refunded_amount > 0)::int, refunded_amount
    from orders
  union all select 'product', coalesce(product_id::text, ''), order_lines.currency, ${dayInSql("paid_at")},
      quantity - refunded_quantity, order_lines.total - order_lines.refunded_amount
    from order_lines join orders on orders.id = order_id
  union all select case kind when 'invoice' then 'invoiced' else 'credit_note' end, '', currency, ${issued}, 1, total
    from invoices
  union all select case kind when 'invoice' then 'vat_invoiced' else 'vat_credited' end, '', currency, ${issued}, 1, tax
    from invoices
  union all select 'due', '', currency, due_on, 1, open_amount from invoices
    where kind = 'invoice' and status = 'open'
  union all select 'service', service, invoices.currency, ${issued}, case kind when 'invoice' then 1 else 0 end,
      case kind when 'invoice' then invoice_items.net else -invoice_items.net end
    from invoice_items join invoices on invoices.id = invoice_id
  union all select 'received', '', currency, received_on, 1, amount from payments
    where status in ('succeeded', 'refunded', 'partially_refunded')
  union all select 'refunded', '', currency, ${dayInSql("created_at")}, 1, amount from refunds
  union all select 'message', '', '', ${dayInSql("created_at")}, 1, 0 from messages where content_type <> 'system'`;

const sums = (rows: string) => `
  select concat_ws(' ', kind, key, currency, day) as of, array[sum(count), sum(amount)]::text as sums
    from (${rows}) as rows where day is not null group by 1
    having sum(count) <> 0 or sum(amount) <> 0`;

/** For each sum by day: what it is of, the stored value, and the value computed anew. */
export const figureChecks: Record<string, string> = {
  day_figures: `
    select coalesce(stored.of, counted.of), stored.sums, counted.sums
      from (${sums("select * from day_figures")}) as stored
      full join (${sums(COUNTED)}) as counted on counted.of = stored.of`,
};
