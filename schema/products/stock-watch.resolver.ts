import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { addOwn, hasOwn, removeOwn } from "./own-product-row.ts";
import { InventoryType } from "./product-parts.ts";
import { Product } from "./product.ts";
import { StockWatch } from "./stock-watch.ts";

@Resolver(() => Product)
export class StockWatchResolver {
  @Compilable()
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer is notified when it is in stock again.",
  })
  isWatched(@Root() { id }: Product, @Ctx() { viewer }: Context): ReadQuery {
    return hasOwn(StockWatch, id, viewer);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Product, {
    description:
      "Notifies the viewer once when a product is in stock again. Repeating it changes nothing. CONFLICT if it is in stock.",
  })
  async watchProduct(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const product = await context.find(Product, id);
    if (product.inventoryType !== InventoryType.OUT) throw new Conflict("It is in stock");
    return addOwn(StockWatch, product, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Product, { description: "The opposite of `watchProduct`." })
  unwatchProduct(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return removeOwn(StockWatch, id, context);
  }
}
