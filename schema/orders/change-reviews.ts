import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification-kind.ts";
import { tell } from "../notifications/tell.ts";
import { ProductKind } from "../products/product-parts.ts";
import { OrderLine } from "./order-line.ts";
import { OrderStatus } from "./order-parts.ts";
import { Order } from "./order.ts";
import {
  answerInput,
  CreateProductReviewInput,
  hideInput,
  UpdateProductReviewInput,
} from "./orders.input.ts";
import { ProductReview } from "./product-review.ts";

export const MAX_RECEIVED = 100;

/** Only who bought it rates it, once for each line of an order, when they have it. */
export async function createReview(
  input: CreateProductReviewInput,
  context: Context,
): Promise<ReadQuery> {
  const { orderLineId, rating, content = "" } = parseInput(CreateProductReviewInput, input);
  const memberId = viewerProfile(context);
  const order = { buyer: memberId };
  const line = await context.find(OrderLine, { id: orderLineId, order });
  const { status, paidAt, fulfilledAt } = await context.find(Order, line.order.id);
  if (status === OrderStatus.CANCELLED) throw new Conflict("This order is cancelled");
  const isReceived = line.kind === ProductKind.PHYSICAL ? fulfilledAt : (fulfilledAt ?? paidAt);
  if (!isReceived) throw new Conflict("This has not been delivered yet");
  if (!line.product) throw new Conflict("This product is not in the shop any more");
  if (await context.em.count(ProductReview, { orderLine: line.id }))
    throw alreadyTaken(ProductReview);
  const author = context.em.getReference(Member, memberId);
  return context.create(
    new ProductReview({ product: line.product, orderLine: line, author, rating, content }),
  );
}

/** Lines of a product that a member has received: sent, or paid where nothing is sent. */
export const receivedLines = (product: string, buyer: string | undefined): ReadQuery => {
  const order = { buyer: buyer ?? { $in: [] }, cancelledAt: null };
  const isSent = { order: { fulfilledAt: { $ne: null } } };
  const isPaid = { kind: { $ne: ProductKind.PHYSICAL }, order: { paidAt: { $ne: null } } };
  return findMany(
    OrderLine,
    { product, order, $or: [isSent, isPaid] },
    { createdAt: "desc", id: "desc" },
    MAX_RECEIVED,
  );
};

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

/**
 * Hides a review from everyone but its author and the shop; hidden again, it has the new reason. Its author is notified
 * of each reason.
 */
export async function hideReview(id: string, text: string, context: Context): Promise<ReadQuery> {
  const { reason } = parseInput(hideInput, { reason: text });
  const review = await context.find(ProductReview, id);
  const { author, hiddenAt, hiddenReason } = review;
  const isNews = !hiddenAt || hiddenReason !== reason;
  if (isNews && author && author.id !== context.viewer.memberId)
    await tell(author.id, NotificationKind.REVIEW_HIDDEN, { review }, context);
  review.hiddenAt ??= context.now();
  review.hiddenReason = reason;
  return context.create(review);
}

export async function showReview(id: string, context: Context): Promise<ReadQuery> {
  const review = await context.find(ProductReview, id);
  review.hiddenAt = null;
  review.hiddenReason = "";
  return context.create(review);
}
