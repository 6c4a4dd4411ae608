import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Money } from "../foundation/money.ts";
import { ProductColor, ProductKind } from "../products/product-parts.ts";

export const CartProblem = enumType(
  "CartProblem",
  {
    GONE: "It cannot be bought any more.",
    SOLD_OUT: "None is left.",
    SHORT: "Fewer are left than asked for.",
    PRICE_CHANGED: "It has another price than the buyer has seen.",
  },
  "What is new of a line. GONE: it cannot be bought any more. SOLD_OUT: none is left. SHORT: fewer are left than asked for. PRICE_CHANGED: it has another price than the buyer has seen.",
);
export type CartProblem = EnumOf<typeof CartProblem>;

export const CouponProblem = enumType(
  "CouponProblem",
  {
    UNKNOWN: "There is no such code.",
    ENDED: "It is not in force, or no longer.",
    USED_UP: "It was used as often as it can be.",
  },
  "Why a code takes nothing off.",
);
export type CouponProblem = EnumOf<typeof CouponProblem>;

@ObjectType({ description: "A line of a cart at the prices of now." })
export class PricedCartLine {
  @Field(() => ID) variantId!: string;
  @Field(() => ID, { nullable: true, description: "Null if it is gone." })
  productId!: string | null;
  @Field(() => String, { description: "Empty if it is gone." }) name!: string;
  @Field(() => String, { description: "Empty if it is gone." }) slug!: string;
  @Field(() => ProductKind, { nullable: true }) kind!: ProductKind | null;
  @Field(() => ProductColor, { nullable: true }) color!: ProductColor | null;
  @Field(() => String, { nullable: true }) size!: string | null;
  @Field(() => String, { nullable: true, description: "The path of the cover." })
  picture!: string | null;
  @Field(() => Money, { description: "With tax." }) unitPrice!: Money;
  @Field(() => Int, { description: "The tax in the price, in basis points." }) taxRate!: number;
  @Field(() => Int, { description: "How many were asked for." }) wanted!: number;
  @Field(() => Int, { description: "How many can be bought of them: these are priced." })
  quantity!: number;
  @Field(() => Int, {
    nullable: true,
    description: "How many there are for this line; null without a limit.",
  })
  available!: number | null;
  @Field(() => Money, { description: "Quantity times price." }) amount!: Money;
  @Field(() => Money, { description: "Its share of the discount." }) discount!: Money;
  @Field(() => Money, { description: "What it costs." }) total!: Money;
  @Field(() => CartProblem, { nullable: true }) problem!: CartProblem | null;
}

@ObjectType({ description: "A cart at the prices of now." })
export class PricedCart {
  @Field(() => [PricedCartLine]) lines!: PricedCartLine[];
  @Field(() => String) currency!: string;
  @Field(() => Int, { description: "How many pieces." }) totalItems!: number;
  @Field(() => Money, { description: "The sum of the lines, with tax." }) subTotal!: Money;
  @Field(() => Money) discount!: Money;
  @Field(() => Money) shipping!: Money;
  @Field(() => Money, { description: "Without tax." }) net!: Money;
  @Field(() => Money) tax!: Money;
  @Field(() => Money, { description: "It contains the tax." }) total!: Money;
  @Field(() => Boolean, { description: "Whether something of it is sent by post." })
  needsShipping!: boolean;
  @Field(() => ID, { nullable: true, description: "The option that is priced." })
  shippingOptionId!: string | null;
  @Field(() => Int, { nullable: true, description: "What the coupon takes off, in percent." })
  couponPercent!: number | null;
  @Field(() => CouponProblem, { nullable: true }) couponProblem!: CouponProblem | null;
  @Field(() => Boolean, { description: "Whether it can be ordered as it was asked for." })
  canBeOrdered!: boolean;
}
