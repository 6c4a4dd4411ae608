import type { EntityManager } from "@mikro-orm/core";
import type { StockLine } from "./take-stock.ts";
import { arrayOf, LOCK_PRODUCTS } from "./take-stock.ts";

const GIVE = `
  update product_variants as variant
    set quantity = variant.quantity + line.quantity, version = variant.version + 1
    from (
      select id, sum(quantity) as quantity from unnest(?::uuid[], ?::bigint[]) as given(id, quantity) group by id
    ) as line
    where variant.id = line.id and variant.quantity is not null`;

/** Puts units into stock again, in the transaction of this entity manager; those of deleted variants are lost. */
export async function giveStock(lines: readonly StockLine[], em: EntityManager): Promise<void> {
  const ids = arrayOf(lines.map(({ variantId }) => variantId));
  const quantities = arrayOf(lines.map(({ quantity }) => quantity));
  const transaction = em.getTransactionContext();
  await em.getConnection().execute(LOCK_PRODUCTS, [ids], "all", transaction);
  await em.getConnection().execute(GIVE, [ids, quantities], "all", transaction);
}
