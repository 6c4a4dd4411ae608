import { Field, ID, InputType } from "type-graphql";
import { day, id, line, randomKey } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { orderInput } from "../foundation/order-input.ts";
import { z } from "zod";
import { amountInput } from "../pricing/amount-input.ts";
import { Payment, PaymentMethod, PaymentStatus } from "./payment.ts";

const KEY = "Made by the caller: what is repeated with it happens once.";

@InputType()
export class RecordPaymentInput {
  @inputField(id(), { required: true }) invoiceId!: string;
  @inputField(amountInput(1), { required: true, description: "At most what is open." })
  amount!: number;
  @inputField(day(), { required: true, description: "The day the money came: not in the future." })
  receivedOn!: string;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @inputField(z.union([z.literal(""), line(140)]), {
    description: "As it stands on the bank's list, at most 140 characters.",
  })
  reference?: string;
  @inputField(randomKey(), { required: true, description: KEY }) idempotencyKey!: string;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "Mails the receipt to the customer, if their address is known.",
  })
  sendReceipt!: boolean;
}

@InputType()
export class RefundPaymentInput {
  @inputField(id(), { required: true }) paymentId!: string;
  @inputField(amountInput(1), { required: true, description: "At most what was not refunded." })
  amount!: number;
  @inputField(line(300), { required: true, description: "Why, in free words." }) reason!: string;
  @inputField(randomKey(), { required: true, description: KEY }) idempotencyKey!: string;
}

@InputType()
export class StartPaymentInput {
  @Field(() => String, { nullable: true, description: "The secret of the link of an invoice." })
  token?: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      "Or its id: the viewer's own, or to the address of which this browser has opened a link.",
  })
  invoiceId?: string | null;
  @Field(() => Locale, {
    nullable: true,
    description: "Of the page that is shown afterwards; by default that of the invoice.",
  })
  locale?: Locale | null;
}

@InputType()
export class PaymentFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words in payer, address, number, receipt or reference; prefixes match.",
  })
  search?: string | null;
  @Field(() => PaymentStatus, { nullable: true }) status?: PaymentStatus | null;
  @Field(() => PaymentMethod, { nullable: true }) method?: PaymentMethod | null;
  @Field(() => String, { nullable: true }) currency?: string | null;
  @Field(() => ID, { nullable: true }) invoiceId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Received on this day or later, YYYY-MM-DD.",
  })
  from?: string | null;
  @Field(() => String, { nullable: true, description: "Received on this day or before." })
  to?: string | null;
}

const FIELDS = orderOf(Payment, {
  CREATED_AT: "createdAt",
  RECEIVED_ON: "receivedOn",
  AMOUNT: "amount",
});

export const PaymentOrder = orderInput(
  { input: "PaymentOrder", field: "PaymentOrderField" },
  FIELDS,
);
export type PaymentOrder = InstanceType<typeof PaymentOrder>;
