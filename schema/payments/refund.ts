import { Check, Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { enumColumn, manyToOne, model, money, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Payment } from "./payment.ts";

export const RefundStatus = enumType(
  "RefundStatus",
  {
    PENDING: "The provider has not given it back yet; it counts as given back.",
    SUCCEEDED: "It was given back.",
    FAILED: "The money is still here.",
  },
  "PENDING: the provider has not given it back yet; it counts as given back. FAILED: the money is still here.",
);
export type RefundStatus = EnumOf<typeof RefundStatus>;

@Unique({ properties: ["idempotencyKey"] })
@Check({ name: "refunds_amount_check", expression: `"amount" > 0` })
@Index({ properties: ["payment", "createdAt", "id"] })
@Index({
  name: "refunds_pending",
  expression: `create index "refunds_pending" on "refunds" ("created_at") where "status" = 'pending'`,
})
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

  @enumColumn(() => RefundStatus)
  status!: RefundStatus;

  // its id at the provider
  @text({ internal: true, nullable: true })
  providerRef?: string | null;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: "Who refunded." })
  refundedBy?: Member | null;

  // made by the caller: what is repeated with it is refunded once
  @text({ internal: true })
  idempotencyKey!: string;

  /** Where money was recorded by hand it has been given back; a provider is still to do it. */
  constructor(values: Partial<Refund> & Pick<Refund, "payment">) {
    super();
    const status = values.payment.isOnline ? RefundStatus.PENDING : RefundStatus.SUCCEEDED;
    Object.assign(this, { status }, values);
  }
}
