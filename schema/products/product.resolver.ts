import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult, changeAll } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { entityMutations } from "../foundation/entity-operations.ts";
import { refuseSlug } from "../foundation/former-slugs.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { THIS_MINUTE } from "../foundation/reading/descriptions/now.ts";
import {
  caseOf,
  findFirst,
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { allOf, firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { deleteProductFile } from "./add-product-file.ts";
import { changeProduct } from "./change-product.ts";
import { FormerProductSlug } from "./former-product-slug.ts";
import { countsOfProducts, listedProducts, ProductCounts } from "./list-products.ts";
import { ProductFacets, productFacets } from "./product-facets.ts";
import {
  CreateProductInput,
  ProductFilter,
  ProductOrder,
  UpdateProductInput,
} from "./product.input.ts";
import { Product, ProductConnection } from "./product.ts";

const NEW_FOR = 30 * DAY;
const LAST_DELETED = { deletedAt: "desc", id: "desc" } as const;
const NEWEST = { sortPublishedAt: "desc", id: "desc" } as const;

const Filter = (): ParameterDecorator =>
  Arg("filter", () => ProductFilter, { nullable: true }) as ParameterDecorator;

@Resolver(() => Product)
export class ProductResolver {
  @AllowedTo("everyone")
  @Query(() => ProductConnection, {
    description: "Products that the viewer may see, by default the newest first.",
  })
  products(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Filter() filter?: ProductFilter | null,
    @Arg("order", () => ProductOrder, { nullable: true }) order?: ProductOrder | null,
  ): ReadQuery {
    return listedProducts(filter, order, window, viewer);
  }

  @AllowedTo("everyone")
  @Query(() => ProductFacets, {
    complexity: 100,
    description: "What products can be filtered by, and how many there are of each.",
  })
  productFacets(
    @Ctx() context: Context,
    @Filter() filter?: ProductFilter | null,
  ): Promise<ProductFacets> {
    return productFacets(filter ?? {}, context);
  }

  @AllowedTo("product:write")
  @Query(() => ProductCounts, {
    description:
      "The number of products per tab of their list that match a filter, regardless of its status and stock.",
  })
  productCounts(@Ctx() { viewer }: Context, @Filter() filter?: ProductFilter | null): ReadQuery {
    return countsOfProducts(filter, viewer);
  }

  @AllowedTo("everyone")
  @Query(() => Product, { description: "By id. NOT_FOUND: 'Product not found'." })
  product(@Id() id: string): ReadQuery {
    return findOneOrFail(Product, { id });
  }

  @AllowedTo("everyone")
  @Query(() => Product, {
    description:
      "By slug or, if none has it, by the exact name. NOT_FOUND: 'Product not found', with `movedTo` if it is a former slug.",
  })
  productBySlug(@Arg("slug", () => String) slug: string, @Ctx() context: Context): ReadQuery {
    return findOne(Product, { slug }, async () => {
      const named = await firstOf(Product, { name: slug }, context);
      if (named) return findFirst(Product, { name: slug }, NEWEST);
      return refuseSlug(Product, FormerProductSlug, { slug }, (product) => product.slug, context);
    });
  }

  @AllowedTo("product:write")
  @Query(() => ProductConnection, { description: "The trash, the last deleted first." })
  deletedProducts(@Args(() => PageArgs) window: PageArgs): ReadQuery {
    return findPage(Product, {}, LAST_DELETED, window).amongDeleted();
  }

  @AllowedTo("product:write")
  @Mutation(() => BulkResult, {
    description: "Puts products into the shop. Those without a picture or a file fail.",
  })
  publishProducts(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    const now = context.now();
    return changeAll(Product, ids, context, {
      find: (some) => allOf(Product, { id: { $in: some } }, context, { populate: ["files"] }),
      change: (product) => product.publish(now),
    });
  }

  @AllowedTo("product:write")
  @Mutation(() => BulkResult, { description: "Takes products out of the shop." })
  unpublishProducts(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return changeAll(Product, ids, context, {
      find: (some) => allOf(Product, { id: { $in: some } }, context),
      change: (product) => product.unpublish(),
    });
  }

  @AllowedTo("product:write")
  @Mutation(() => ID, {
    description:
      "Deletes a file of a product. INVALID at `files` if it is the last one of a DIGITAL product in the shop.",
  })
  deleteProductFile(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return deleteProductFile(id, context);
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    description: "Whether it was published for the first time within the last 30 days.",
  })
  isNew(@Root() product: Product): ReadQuery {
    const publishedAt = { $gt: THIS_MINUTE.minus(NEW_FOR) };
    return caseOf(Product, [[{ id: product.id, publishedAt }, true]], false);
  }
}

export const ProductMutations = entityMutations(Product, {
  write: "product:write",
  create: CreateProductInput,
  update: UpdateProductInput,
  change: changeProduct,
  conflict: "CONFLICT if the slug or SKU is taken.",
});
