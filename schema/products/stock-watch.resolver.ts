import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
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
    const own = { product: id, member: viewer.memberId ?? { $in: [] } };
    return caseOf(StockWatch, [[own, true]], false);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Product, {
    description:
      "Notifies the viewer once when a product is in stock again. Repeating it changes nothing. CONFLICT if it is in stock.",
  })
  async watchProduct(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const member = context.em.getReference(Member, viewerProfile(context));
    const product = await context.find(Product, id);
    if (product.inventoryType !== InventoryType.OUT) throw new Conflict("It is in stock");
    await context.insertIfAbsent(new StockWatch({ product, member }));
    return findOneOrFail(Product, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Product, { description: "The opposite of `watchProduct`." })
  async unwatchProduct(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const { id: product } = await context.find(Product, id);
    await context.em.nativeDelete(StockWatch, { product, member: viewerProfile(context) });
    context.services.tablesWritten(["stock_watches"]);
    return findOneOrFail(Product, { id });
  }
}
