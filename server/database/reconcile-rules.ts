/**
 * What has to agree of money, orders and stock. Each rule is a query of rows: which one, what is stored, and what it
 * should be; a row is wrong where the two differ.
 */
export const RECONCILE_RULES: Readonly<Record<string, string>> = {
  "payments.refunded_amount": `
    select coalesce(receipt_number, id::text), refunded_amount::text,
      (select coalesce(sum(amount), 0) from refunds where payment_id = own.id and status <> 'failed')::text
    from payments as own`,
  "payments.status": `
    select coalesce(receipt_number, id::text), status,
      case when refunded_amount = 0 then 'succeeded' when refunded_amount = amount then 'refunded'
        else 'partially_refunded' end
    from payments where status in ('succeeded', 'refunded', 'partially_refunded')`,
  "payments.receipt_number": `
    select id::text, (receipt_number is not null)::text,
      (status in ('succeeded', 'refunded', 'partially_refunded'))::text
    from payments`,
  "payments.currency": `
    select coalesce(payments.receipt_number, payments.id::text), payments.currency, invoices.currency
    from payments join invoices on invoices.id = payments.invoice_id`,
  "invoices.paid_amount": `
    select coalesce(number, id::text), paid_amount::text,
      (select coalesce(sum(amount - refunded_amount), 0) from payments
        where invoice_id = own.id and status in ('succeeded', 'refunded', 'partially_refunded'))::text
    from invoices as own where kind = 'invoice'`,
  "invoices.credited_amount": `
    select coalesce(number, id::text), credited_amount::text,
      (select coalesce(sum(total), 0) from invoices as note where note.credit_note_of_id = own.id)::text
    from invoices as own where kind = 'invoice'`,
  "invoices.open_amount": `
    select coalesce(number, id::text), open_amount::text, (total - paid_amount - credited_amount)::text
    from invoices where kind = 'invoice'`,
  "invoices.status": `
    select coalesce(number, id::text), status,
      case when status in ('draft', 'void', 'uncollectible') and open_amount > 0 then status
        when status in ('draft', 'void') then status
        when open_amount <= 0 then 'paid' else 'open' end
    from invoices where kind = 'invoice'`,
  "invoices.total": `
    select coalesce(number, id::text), array[net, tax, total]::text,
      (select array[coalesce(sum(base), 0), coalesce(sum(tax), 0), coalesce(sum(base + tax), 0)]
        from invoice_taxes where invoice_id = own.id)::text
    from invoices as own`,
  "orders.total": `
    select orders.number, array[orders.total, orders.tax]::text, array[invoices.total, invoices.tax]::text
    from orders join invoices on invoices.id = orders.invoice_id`,
  "orders.refunded_amount": `
    select number, refunded_amount::text,
      (select credited_amount from invoices where id = own.invoice_id)::text
    from orders as own where invoice_id is not null`,
  "orders.paid_at": `
    select orders.number, (orders.paid_at is not null)::text,
      (invoices.status = 'paid' and (invoices.total = 0 or invoices.paid_amount > 0
        or orders.paid_at is not null))::text
    from orders join invoices on invoices.id = orders.invoice_id`,
  "orders.cancelled_at": `
    select orders.number, (orders.cancelled_at is not null)::text, (invoices.status = 'void')::text
    from orders join invoices on invoices.id = orders.invoice_id`,
  "orders.sub_total": `
    select number, array[sub_total, discount]::text,
      (select array[coalesce(sum(amount), 0), coalesce(sum(discount), 0)] from order_lines where order_id = own.id)::text
    from orders as own`,
  "order_lines.refunded_quantity": `
    select id::text, refunded_quantity::text,
      (select coalesce(floor(sum(quantity)), 0) from invoice_items where credit_of_id = own.invoice_item_id)::text
    from order_lines as own`,
  "order_lines.sold": `
    select own.id::text, own.sold::text,
      (case when orders.cancelled_at is null then own.quantity else 0 end)::text
    from order_lines as own join orders on orders.id = own.order_id`,
  "product_variants.taken": `
    select id::text, taken::text,
      (select coalesce(sum(quantity - returned_quantity), 0) from order_lines where variant_id = own.id)::text
    from product_variants as own`,
  "products.quantity": `
    select id::text, quantity::text,
      (select case when count(quantity) = count(*) then sum(quantity) end
        from product_variants where product_id = own.id)::text
    from products as own where exists (select 1 from product_variants where product_id = own.id)`,
  "products.total_sold": `
    select id::text, total_sold::text,
      (select coalesce(sum(sold), 0) from order_lines where product_id = own.id)::text
    from products as own`,
  "coupons.used": `
    select code, used::text,
      (select count(*) from orders where coupon_code = own.code and cancelled_at is null
        and orders.created_at > coalesce((select max(deleted_at) from coupons as former
          where former.code = own.code and former.deleted_at is not null), '-infinity'))::text
    from coupons as own where deleted_at is null`,
  "invoice_series.next": `
    select series || year, array[next - 1, next - 1]::text,
      (select array[count(*), coalesce(max(substring(number from length(series || year) + 2)::int), 0)]
        from (
          select number from invoices where number is not null
          union all select number from orders
          union all select receipt_number from payments where receipt_number is not null
        ) as numbered
        where number ~ ('^' || regexp_replace(series, '([^A-Za-z0-9-])', '\\\\\\1', 'g') || year || '-[0-9]+$'))::text
    from invoice_series`,
};
