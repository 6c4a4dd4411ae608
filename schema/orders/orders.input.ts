import { Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { arrayOf, countryCode, id, line, matching, randomKey, text } from "../foundation/input.ts";
import {
  inputField,
  validatorOf,
  versionField,
  VersionedInput,
} from "../foundation/input-field.ts";
import { orderInput } from "../foundation/order-input.ts";
import { orderOf } from "../foundation/order.ts";
import { amountInput } from "../pricing/amount-input.ts";
import { PartyInput } from "../pricing/party.ts";
import { AddressType } from "./billing-address.ts";
import { CheckoutMethod, OrderStatus } from "./order-parts.ts";
import { Order } from "./order.ts";

export const MAX_LINES = 100;
const MAX_QUANTITY = 1_000;

const quantity = (most = MAX_QUANTITY) =>
  z
    .int("A whole number")
    .min(1, "At least 1")
    .max(most, `At most ${most}`)
    .meta({ type: () => Int, description: `1 to ${most.toLocaleString("en")}.` });

const CODE = /^[\w-]{3,40}$/u;

/** Codes are compared in capitals. */
const couponCode = () =>
  matching(40, CODE)
    .transform((code) => code.toUpperCase())
    .meta({ description: "3 to 40 letters, digits, - and _, in any case.", maxLength: 40 });

const percent = () =>
  z
    .int("A whole number")
    .min(1, "At least 1")
    .max(100, "At most 100")
    .meta({ type: () => Int, description: "1 to 100." });

@InputType()
export class UpdateCouponInput extends VersionedInput {
  @inputField(couponCode()) code?: string;
  @inputField(percent()) percent?: number;
  @inputField(quantity(1_000_000), {
    nullable: true,
    description: "How many orders may have it; null without a limit.",
  })
  limit?: number | null;
  @Field(() => Date, { nullable: true, description: "When it ends; null if it does not." })
  endsAt?: Date | null;
}

@InputType()
export class CreateCouponInput extends UpdateCouponInput {
  @inputField(couponCode(), { required: true }) declare code: string;
  @inputField(percent(), { required: true }) declare percent: number;
}

@InputType()
export class CartLineInput {
  @inputField(id(), { required: true }) variantId!: string;
  @inputField(quantity(), { required: true }) quantity!: number;
  @inputField(amountInput(), {
    nullable: true,
    description: "The price that the buyer has seen: whether it has changed is said.",
  })
  unitPrice?: number | null;
}

@InputType()
export class CartInput {
  @inputField(arrayOf(validatorOf(CartLineInput), MAX_LINES), { required: true })
  lines!: CartLineInput[];
  @inputField(line(40), { nullable: true, description: "In any case." })
  couponCode?: string | null;
  @inputField(id(), { nullable: true, description: "Needed if something is sent by post." })
  shippingOptionId?: string | null;
}

@InputType()
export class CompleteCheckoutInput extends CartInput {
  @inputField(randomKey(), {
    required: true,
    description: "Made by the caller: what is repeated with it is ordered once.",
  })
  key!: string;
  @inputField(validatorOf(PartyInput), {
    required: true,
    description: "To whom it is invoiced: with street, city and country.",
  })
  billing!: PartyInput;
  @inputField(validatorOf(PartyInput), {
    nullable: true,
    description: "Where it is sent, if not to `billing`.",
  })
  shippingAddress?: PartyInput | null;
  @inputField(amountInput(), { required: true, description: "The total that the buyer has seen." })
  expectedTotal!: number;
  @Field(() => CheckoutMethod, { defaultValue: CheckoutMethod.ON_INVOICE })
  method!: CheckoutMethod;
}

@InputType()
export class FulfilOrderInput {
  @versionField("order") version?: number | null;
  @inputField(line(80), { nullable: true, description: "Who carries it, in free words." })
  carrier?: string | null;
  @inputField(line(300), {
    nullable: true,
    description: "The number of the parcel, or the https address where it can be followed.",
  })
  tracking?: string | null;
}

@InputType()
export class RefundedLineInput {
  @inputField(id(), { required: true }) lineId!: string;
  @inputField(quantity(), {
    nullable: true,
    description: "How many of it; all that are left without it.",
  })
  quantity?: number | null;
  @inputField(line(300), {
    nullable: true,
    description: "Why, in free words, if not for `reason` of the refund.",
  })
  reason?: string | null;
}

@InputType()
export class OrderRefundInput {
  @inputField(id(), { required: true }) orderId!: string;
  @inputField(arrayOf(validatorOf(RefundedLineInput), MAX_LINES), { required: true })
  lines!: RefundedLineInput[];
  @Field(() => Boolean, { defaultValue: false, description: "Refunds the shipping, too." })
  shipping!: boolean;
}

@InputType()
export class RefundOrderLinesInput extends OrderRefundInput {
  @inputField(id(), {
    required: true,
    description: "Made by the caller: what is repeated with it is refunded once.",
  })
  id!: string;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Puts what is refunded into stock again.",
  })
  restock!: boolean;
  @inputField(line(300), {
    nullable: true,
    description:
      "Why, in free words. Required for the shipping, and where a line has no reason of its own.",
  })
  reason?: string | null;
}

@InputType({ description: "All conditions must hold." })
export class OrderFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words in number, buyer, address or city; prefixes match.",
  })
  search?: string | null;
  @Field(() => OrderStatus, { nullable: true }) status?: OrderStatus | null;
  @Field(() => ID, { nullable: true, description: "Who bought." }) buyerId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Placed on this day of Europe/Vienna or later, YYYY-MM-DD.",
  })
  placedFrom?: string | null;
  @Field(() => String, { nullable: true, description: "Placed on this day or before." })
  placedTo?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Paid on this day of Europe/Vienna or later, YYYY-MM-DD.",
  })
  paidFrom?: string | null;
  @Field(() => String, { nullable: true, description: "Paid on this day or before." })
  paidTo?: string | null;
}

const FIELDS = orderOf(Order, { CREATED_AT: "createdAt", TOTAL: "total", BUYER: "buyerName" });

export const OrderOrder = orderInput({ input: "OrderOrder", field: "OrderOrderField" }, FIELDS);
export type OrderOrder = InstanceType<typeof OrderOrder>;

const street = () =>
  text(160)
    .refine((value) => value.split("\n").length <= 2, "At most 2 lines")
    .meta({ description: "1 to 160 characters, one or two lines.", maxLength: 160 });

@InputType()
export class BillingAddressInput {
  @inputField(line(120), { required: true, description: "The name of the person." })
  receiver!: string;
  @inputField(line(120), { nullable: true }) company?: string | null;
  @inputField(street(), { required: true }) street!: string;
  @inputField(line(20), { nullable: true }) postalCode?: string | null;
  @inputField(line(80), { required: true }) city!: string;
  @inputField(countryCode(), { required: true }) country!: string;
  @inputField(line(40), { nullable: true }) phoneNumber?: string | null;
  @inputField(line(40), { nullable: true, description: "The VAT number." }) vatId?: string | null;
  @Field(() => AddressType, { defaultValue: AddressType.HOME }) addressType!: AddressType;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "True: the checkout begins with it, and with no other.",
  })
  isDefault!: boolean;
}

const stars = () =>
  z
    .int("A whole number")
    .min(1, "At least 1")
    .max(5, "At most 5")
    .meta({ type: () => Int, description: "1 to 5 stars." });

const reviewText = () => z.union([z.literal(""), text(2_000)]);

@InputType()
export class CreateProductReviewInput {
  @inputField(id(), { required: true, description: "A line of an order of the viewer." })
  orderLineId!: string;
  @inputField(stars(), { required: true }) rating!: number;
  @inputField(reviewText(), { description: "Plain text, at most 2,000 characters." })
  content?: string;
}

@InputType()
export class UpdateProductReviewInput {
  @versionField("review") version?: number | null;
  @inputField(stars()) rating?: number;
  @inputField(reviewText(), { description: "Plain text, at most 2,000 characters." })
  content?: string;
}

export const hideInput = z.object({ reason: text(500) });

export const answerInput = z.object({ answer: reviewText() });
