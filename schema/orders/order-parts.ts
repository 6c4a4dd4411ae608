import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";

export const OrderStatus = enumType(
  "OrderStatus",
  {
    PENDING: "Not paid yet.",
    PAID: "Nothing is open of its invoice.",
    FULFILLED: "Sent.",
    CANCELLED: "Given up before anything was paid.",
    REFUNDED: "All of it was credited.",
  },
  "PENDING: not paid yet. PAID: nothing is open of its invoice. FULFILLED: sent. CANCELLED: given up before anything was paid. REFUNDED: all of it was credited.",
);
export type OrderStatus = EnumOf<typeof OrderStatus>;

export const CheckoutMethod = enumType(
  "CheckoutMethod",
  {
    ON_INVOICE: "By bank transfer, from an invoice.",
    CARD: "On the provider's page; the order has an invoice, too.",
  },
  "How an order is paid. CARD: on the provider's page, where there is one; it has an invoice, too.",
);
export type CheckoutMethod = EnumOf<typeof CheckoutMethod>;

export const OrderEventKind = enumType("OrderEventKind", {
  PLACED: "It was ordered.",
  PAID: "Nothing is open of its invoice.",
  PACKED: "It is ready to be sent.",
  FULFILLED: "It was sent.",
  CANCELLED: "It was given up.",
  REFUNDED: "All or a part of it was credited.",
});
export type OrderEventKind = EnumOf<typeof OrderEventKind>;

@ObjectType({ description: "A part of a refund: of a line of the order, or its shipping." })
export class RefundedPart {
  @Field(() => ID, { simple: true, nullable: true, description: "Null of the shipping." })
  lineId?: string | null;

  @Field(() => Int, { simple: true, description: "How many of it; 1 of the shipping." })
  quantity!: number;

  @Field(() => GraphQLSafeInt, {
    simple: true,
    description: "With tax, in the smallest unit of the currency of the order.",
  })
  amount!: number;

  @Field(() => String, { simple: true, description: "Why, in free words." })
  reason!: string;
}

@ObjectType({ description: "How an order was sent." })
export class OrderDelivery {
  @Field(() => String, { simple: true, description: "Who carries it, in free words." })
  carrier!: string;

  @Field(() => String, {
    simple: true,
    description:
      "The number of the parcel, or the https address where it can be followed; empty without.",
  })
  tracking!: string;
}
