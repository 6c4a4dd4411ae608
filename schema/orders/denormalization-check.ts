/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const orderChecks: Record<string, string> = {
  "products.total_sold": `
    select id::text, total_sold::text,
      (select coalesce(sum(sold), 0) from order_lines where product_id = own.id)::text
    from products as own`,
  "products.total_ratings": `
    select id::text, array[total_ratings, total_stars, total_reviews]::text,
      (select array[count(*), coalesce(sum(rating), 0), count(*) filter (where content <> '')]
        from product_reviews where product_id = own.id)::text
    from products as own`,
  "orders.refunded_amount": `
    select id::text, refunded_amount::text,
      (select credited_amount from invoices where id = own.invoice_id)::text
    from orders as own`,
  "order_lines.refunded_quantity": `
    select id::text, refunded_quantity::text,
      (select coalesce(floor(sum(quantity)), 0) from invoice_items where credit_of_id = own.invoice_item_id)::text
    from order_lines as own`,
};
