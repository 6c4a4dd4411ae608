import type { EntityName } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import {
  caseOf,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Member } from "../members/member.ts";
import { Product } from "./product.ts";
import type { StockWatch } from "./stock-watch.ts";
import type { WishlistItem } from "./wishlist-item.ts";

// What a member has of a product at most once, for themselves alone.

type OwnRow = typeof StockWatch | typeof WishlistItem;

/** Whether the viewer has it of a product. */
export function hasOwn(entity: OwnRow, product: string, { memberId }: Viewer): ReadQuery {
  return caseOf(entity, [[{ product, member: memberId ?? { $in: [] } }, true]], false);
}

/** Gives it to the viewer; repeated, it changes nothing. */
export async function addOwn(Row: OwnRow, product: Product, context: Context): Promise<ReadQuery> {
  const member = context.em.getReference(Member, viewerProfile(context));
  await context.insertIfAbsent(new Row({ product, member }));
  return findOneOrFail(Product, { id: product.id });
}

/** Takes it from the viewer, if they have it. */
export async function removeOwn(entity: OwnRow, id: string, context: Context): Promise<ReadQuery> {
  const { id: product } = await context.find(Product, id);
  const own = { product, member: viewerProfile(context) };
  const name = entity as EntityName<StockWatch>;
  await context.em.nativeDelete(name, own);
  context.services.tablesWritten([context.em.getMetadata().get(name).tableName]);
  return findOneOrFail(Product, { id });
}
