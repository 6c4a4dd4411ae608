import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findPage, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Product } from "../products/product.ts";
import { answerReview, createReview, updateReview } from "./change-reviews.ts";
import { CreateProductReviewInput, UpdateProductReviewInput } from "./orders.input.ts";
import { ProductReview, ProductReviewConnection } from "./product-review.ts";

const NEWEST = { createdAt: "desc", id: "desc" } as const;

@Resolver(() => ProductReview)
export class ReviewResolver {
  @AllowedTo("everyone")
  @Query(() => ProductReviewConnection, {
    description: "What buyers say of a product, the newest first.",
  })
  productReviews(
    @Arg("productId", () => ID) productId: string,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("rating", () => Int, { nullable: true, description: "Only those of so many stars." })
    rating?: number | null,
  ): ReadQuery {
    const wanted = { product: productId, ...(rating != null && { rating }) };
    return findPage(ProductReview, wanted, NEWEST, window);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ProductReview, {
    description:
      "Rates what the viewer bought, once for each line of an order. CONFLICT if it was rated, the order is cancelled, or the product is not in the shop any more.",
  })
  createProductReview(
    @Arg("input", () => CreateProductReviewInput) input: CreateProductReviewInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return createReview(input, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ProductReview, { description: "FORBIDDEN unless it is the viewer's own." })
  updateProductReview(
    @Id() id: string,
    @Arg("input", () => UpdateProductReviewInput) input: UpdateProductReviewInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return updateReview(id, input, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, { description: "For good. FORBIDDEN unless it is the viewer's own." })
  deleteProductReview(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(ProductReview, id);
  }

  @AllowedTo("product:write")
  @Mutation(() => ProductReview, {
    description: "Answers a review for the shop; an empty answer takes it back.",
  })
  answerProductReview(
    @Id() id: string,
    @Arg("answer", () => String, { description: "Plain text, at most 2,000 characters." })
    answer: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return answerReview(id, answer, context);
  }
}

@Resolver(() => Product)
export class ProductReviewsResolver {
  @Compilable()
  @FieldResolver(() => ProductReviewConnection, {
    complexity: 10,
    description: "What buyers say of it, the newest first.",
  })
  reviews(@Root() { id }: Product, @Args(() => PageArgs) window: PageArgs): ReadQuery {
    return findPage(ProductReview, { product: id }, NEWEST, window);
  }
}
