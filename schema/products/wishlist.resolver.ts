import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { addOwn, hasOwn, removeOwn } from "./own-product-row.ts";
import { Product } from "./product.ts";
import { WishlistItem } from "./wishlist-item.ts";

@Resolver(() => Product)
export class WishlistResolver {
  @Compilable()
  @FieldResolver(() => Boolean, { description: "Whether it is on the viewer's wishlist." })
  isOnWishlist(@Root() { id }: Product, @Ctx() { viewer }: Context): ReadQuery {
    return hasOwn(WishlistItem, id, viewer);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Product, {
    description:
      "Puts a product on the viewer's wishlist, which nobody else sees. Repeating it changes nothing.",
  })
  async addToWishlist(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return addOwn(WishlistItem, await context.find(Product, id), context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Product, { description: "The opposite of `addToWishlist`." })
  removeFromWishlist(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return removeOwn(WishlistItem, id, context);
  }
}
