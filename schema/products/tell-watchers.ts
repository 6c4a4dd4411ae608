import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { tell } from "../notifications/tell.ts";
import { InventoryType, ProductStatus } from "./product-parts.ts";
import { StockWatch } from "./stock-watch.ts";

/** Of one round: who waits longest comes first. */
const MAX_TOLD = 200;

/**
 * Notifies members once of products that are in stock again. What is taken back from the shop meanwhile is watched on.
 */
export async function tellWatchers(context: Context): Promise<void> {
  const { em } = context;
  const product = {
    ...NOT_DELETED,
    status: ProductStatus.PUBLISHED,
    inventoryType: { $ne: InventoryType.OUT },
  };
  const watches = await em.find(
    StockWatch,
    { product },
    { populate: ["product"], orderBy: { createdAt: "asc", id: "asc" }, limit: MAX_TOLD },
  );
  if (watches.length === 0) return;
  for (const watch of watches) {
    await tell(watch.member.id, NotificationKind.PRODUCT_BACK, { product: watch.product }, context);
    em.remove(watch);
  }
  await context.save();
}
