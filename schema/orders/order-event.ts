import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumColumn, jsonList, manyToOne, model, money, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { OrderEventKind, RefundedPart } from "./order-parts.ts";
import { Order } from "./order.ts";

@Index({ properties: ["order", "createdAt", "id"] })
@model({
  table: "order_events",
  audited: false,
  messages: { notFound: "Entry not found" },
  description: "What happened to an order; `createdAt` says when.",
})
export class OrderEvent extends StoredEntity {
  @manyToOne(() => Order, { index: false, deleteRule: "cascade" })
  order!: Order;

  @enumColumn(() => OrderEventKind)
  kind!: OrderEventKind;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who did it; null of what follows from a payment.",
  })
  member?: Member | null;

  @money({ nullable: true, description: "Of REFUNDED: how much." })
  amount?: number | null;

  @jsonList(() => RefundedPart, {
    description:
      "Of REFUNDED: its parts, which come to `amount`; none where the invoice was credited by hand.",
  })
  parts: Opt<RefundedPart[]> = [];

  // the currency of the order
  @text({ internal: true })
  currency!: string;

  constructor(values: Partial<OrderEvent>) {
    super();
    Object.assign(this, values);
  }
}
