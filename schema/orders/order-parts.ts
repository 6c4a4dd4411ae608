import { Field, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";

export const OrderStatus = enumType(
  "OrderStatus",
  ["PENDING", "PAID", "FULFILLED", "CANCELLED", "REFUNDED"],
  "PENDING: not paid yet. PAID: nothing is open of its invoice. FULFILLED: sent. CANCELLED: given up before anything was paid. REFUNDED: all of it was credited.",
);
export type OrderStatus = EnumOf<typeof OrderStatus>;

export const CheckoutMethod = enumType("CheckoutMethod", ["ON_INVOICE"], "How an order is paid.");
export type CheckoutMethod = EnumOf<typeof CheckoutMethod>;

export const OrderEventKind = enumType("OrderEventKind", [
  "PLACED",
  "PAID",
  "PACKED",
  "FULFILLED",
  "CANCELLED",
  "REFUNDED",
]);
export type OrderEventKind = EnumOf<typeof OrderEventKind>;

@ObjectType({ description: "How an order was sent." })
export class OrderDelivery {
  @Field(() => String, { simple: true, description: "Who carries it, in free words." })
  carrier!: string;

  @Field(() => String, {
    simple: true,
    description: "The number of the parcel; empty without one.",
  })
  tracking!: string;
}
