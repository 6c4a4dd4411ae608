const distinct = (column: string): string => `
  (select coalesce(array_agg(${column} order by place, ${column}), '{}')::text from (
    select ${column}, min(position) as place from product_variants
      where product_id = own.id and ${column} is not null group by 1) as each)`;

/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const productChecks: Record<string, string> = {
  "products.quantity": `
    select id::text, quantity::text, (
      select case when bool_and(quantity is not null) then sum(quantity) end
        from product_variants where product_id = own.id)::text
    from products as own`,
  "products.colors": `select id::text, colors::text, ${distinct("color")} from products as own`,
  "products.sizes": `select id::text, sizes::text, ${distinct("size")} from products as own`,
};
