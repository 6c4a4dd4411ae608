import { Check, Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { manyToOne, model, money, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Payment } from "./payment.ts";

@Unique({ properties: ["idempotencyKey"] })
@Check({ name: "refunds_amount_check", expression: `"amount" > 0` })
@Index({ properties: ["payment", "createdAt", "id"] })
@model({
  table: "refunds",
  messages: { notFound: "Refund not found" },
  description: "A part of a payment that was given back; `createdAt` says when.",
})
export class Refund extends StoredEntity {
  @manyToOne(() => Payment, { index: false })
  payment!: Payment;

  @money()
  amount!: number;

  // the currency of the payment
  @text({ internal: true })
  currency!: string;

  @text({ description: "Why, in free words." })
  reason!: string;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: "Who refunded." })
  refundedBy?: Member | null;

  // made by the caller: what is repeated with it is refunded once
  @text({ internal: true })
  idempotencyKey!: string;

  constructor(values: Partial<Refund>) {
    super();
    Object.assign(this, values);
  }
}
