import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { OrderLine } from "./order-line.ts";
import { OrderStatus } from "./order-parts.ts";
import { Order } from "./order.ts";
import { answerInput, CreateProductReviewInput, UpdateProductReviewInput } from "./orders.input.ts";
import { ProductReview } from "./product-review.ts";

/** Only who bought it rates it, once for each line of an order. */
export async function createReview(
  input: CreateProductReviewInput,
  context: Context,
): Promise<ReadQuery> {
  const { orderLineId, rating, content = "" } = parseInput(CreateProductReviewInput, input);
  const memberId = viewerProfile(context);
  const order = { buyer: memberId };
  const line = await context.find(OrderLine, { id: orderLineId, order });
  const { status } = await context.find(Order, line.order.id);
  if (status === OrderStatus.CANCELLED) throw new Conflict("This order is cancelled");
  if (!line.product) throw new Conflict("This product is not in the shop any more");
  if (await context.em.count(ProductReview, { orderLine: line.id }))
    throw alreadyTaken(ProductReview);
  const author = context.em.getReference(Member, memberId);
  return context.create(
    new ProductReview({ product: line.product, orderLine: line, author, rating, content }),
  );
}

export function updateReview(
  id: string,
  input: UpdateProductReviewInput,
  context: Context,
): Promise<ReadQuery> {
  const { version, rating, content } = parseInput(UpdateProductReviewInput, input);
  return context.update(ProductReview, id, version, (review) => {
    if (rating !== undefined) review.rating = rating;
    if (content !== undefined) review.content = content;
  });
}

/** The shop answers; an empty answer takes it back. */
export async function answerReview(id: string, text: string, context: Context): Promise<ReadQuery> {
  const { answer } = parseInput(answerInput, { answer: text });
  const review = await context.find(ProductReview, id);
  review.answer = answer;
  review.answeredAt = answer ? context.now() : null;
  return context.create(review);
}
