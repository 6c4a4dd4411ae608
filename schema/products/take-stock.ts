import type { EntityManager } from "@mikro-orm/core";
import { isUuid } from "../foundation/uuid.ts";
import { ProductStatus } from "./product-parts.ts";

/** So many of a variant. */
export interface StockLine {
  variantId: string;
  quantity: number;
}

// Products are locked before their variants, in the order of their ids, as by those who change a product:
// the trigger of variants writes to it.
export const LOCK_PRODUCTS = `
  select id from products
    where id in (select product_id from product_variants where id = any(?::uuid[])) order by id for update`;

const TAKE = `
  update product_variants as variant
    set quantity = variant.quantity - line.quantity, version = variant.version + 1
    from unnest(?::uuid[], ?::bigint[]) as line(id, quantity), products as product
    where variant.id = line.id and line.quantity > 0 and product.id = variant.product_id
      and product.status = '${ProductStatus.PUBLISHED}' and product.deleted_at is null
      and (variant.quantity is null or variant.quantity >= line.quantity)
    returning variant.id`;

/**
 * Takes units out of the stock, in the transaction of this entity manager. Returns the variants that
 * have fewer, or are not in the shop: then the caller rolls back. Variants without a limit have enough.
 */
export async function takeStock(lines: readonly StockLine[], em: EntityManager): Promise<string[]> {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of lines)
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const ids = [...wanted.keys()].filter(isUuid);
  const run = (sql: string, ...lists: unknown[][]): Promise<{ id: string }[]> =>
    em.getConnection().execute(sql, lists.map(arrayOf), "all", em.getTransactionContext());
  await run(LOCK_PRODUCTS, ids);
  const taken = await run(
    TAKE,
    ids,
    ids.map((id) => wanted.get(id)),
  );
  const withStock = new Set(taken.map(({ id }) => id));
  return [...wanted.keys()].filter((id) => !withStock.has(id));
}

/** As PostgreSQL writes an array: the ORM would bind each value of a list by itself. */
export const arrayOf = (values: readonly unknown[]): string => `{${values.join()}}`;
