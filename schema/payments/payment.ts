import type { Opt } from "@mikro-orm/core";
import { Check, Index, Unique } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import {
  date,
  dateTime,
  enumColumn,
  generatedText,
  manyToOne,
  model,
  money,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Member } from "../members/member.ts";

export const PaymentMethod = enumType("PaymentMethod", {
  CARD: "By card, at the provider.",
  SEPA: "By direct debit.",
  TRANSFER: "By bank transfer.",
  MANUAL: "Otherwise, such as in cash.",
});
export type PaymentMethod = EnumOf<typeof PaymentMethod>;

export const PaymentStatus = enumType(
  "PaymentStatus",
  {
    PENDING: "Begun, not received yet.",
    AUTHORIZED: "Reserved by the provider, not yet received.",
    SUCCEEDED: "Received.",
    FAILED: "Not received.",
    REFUNDED: "All of it was given back.",
    PARTIALLY_REFUNDED: "A part of it was given back.",
  },
  "AUTHORIZED: reserved by the provider, not yet received.",
);
export type PaymentStatus = EnumOf<typeof PaymentStatus>;

export const DisputeStatus = enumType(
  "DisputeStatus",
  {
    NEEDS_RESPONSE: "The bank waits for evidence.",
    UNDER_REVIEW: "The bank has the evidence.",
    WON: "The payment stays.",
    LOST: "The money was given back.",
  },
  "A payer had the bank reverse the payment. LOST: the money was given back.",
);
export type DisputeStatus = EnumOf<typeof DisputeStatus>;

/** The provider of payments that were recorded by hand. */
export const MANUAL = "manual";

/** Whether the money was received, whatever became of it. */
export const RECEIVED: readonly PaymentStatus[] = [
  PaymentStatus.SUCCEEDED,
  PaymentStatus.PARTIALLY_REFUNDED,
  PaymentStatus.REFUNDED,
];

const TERMS = ["payer_name", "email", "receipt_number", "reference", "number"].map(
  (column) => `coalesce("${column}", '')`,
);

@Unique({ properties: ["idempotencyKey"] })
@Unique({ properties: ["receiptNumber"] })
@Check({
  name: "payments_refunded_check",
  expression: `"amount" > 0 and "refunded_amount" >= 0 and "refunded_amount" <= "amount"`,
})
@Index({
  name: "payments_open_page_unique", // nobody pays the same invoice on two pages
  expression: `create unique index "payments_open_page_unique" on "payments" ("invoice_id") where "status" = 'pending' and "provider" <> '${MANUAL}'`,
})
@Index({
  name: "payments_unsettled",
  expression: `create index "payments_unsettled" on "payments" ("created_at") where "status" in ('pending', 'authorized')`,
})
@Index({ properties: ["providerRef"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["receivedOn", "id"] })
@Index({ properties: ["amount", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["method", "createdAt", "id"] })
@Index({ properties: ["currency", "createdAt", "id"] })
@Index({ properties: ["invoice", "createdAt", "id"] })
@Index({ properties: ["payer", "createdAt", "id"] })
@Index({ properties: ["email", "createdAt", "id"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "payments",
  messages: { notFound: "Payment not found" },
  description: "Money that was received for an invoice.",
})
export class Payment extends StoredEntity {
  @manyToOne(() => Invoice, { nullable: true, index: false, description: "What was paid." })
  invoice?: Invoice | null;

  @text({ default: "", description: "The number of what was paid." })
  number: Opt<string> = "";

  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "The member who paid; null for others, and once the profile is deleted.",
  })
  payer?: Member | null;

  @text()
  payerName!: string;

  @text({ default: "", description: "The address of the payer; empty if it is not known." })
  email: Opt<string> = "";

  @money()
  amount!: number;

  @money({ description: "How much of it was given back." })
  refundedAmount: Opt<number> = 0;

  @text({ description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @enumColumn(() => PaymentMethod)
  method!: PaymentMethod;

  @enumColumn(() => PaymentStatus)
  status!: PaymentStatus;

  @date({ description: "The day the money came, YYYY-MM-DD." })
  receivedOn!: string;

  @text({ default: "", description: "As it stands on the bank's list." })
  reference: Opt<string> = "";

  @text({ description: "Who moved the money: `manual` if it was recorded by hand, or `stripe`." })
  provider!: string;

  @text({ nullable: true, description: "The payment's id at the provider." })
  providerRef?: string | null;

  @text({ nullable: true, description: "Given when the money was received." })
  receiptNumber?: string | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who recorded it by hand.",
  })
  recordedBy?: Member | null;

  @generatedText(
    `case when "receipt_number" is not null then '/files/receipts/' || "id"::text || '/' || "receipt_number" || '.pdf' else null end`,
    {
      nullable: true,
      description: "URL path of the receipt, for those who may read the payment; null without one.",
    },
  )
  receiptUrl?: Opt<string> | null;

  @enumColumn(() => DisputeStatus, {
    nullable: true,
    restricted: true,
    description: "Null if the payer has not disputed it.",
  })
  disputeStatus?: DisputeStatus | null;

  @money({ nullable: true, restricted: true, description: "How much of it is disputed." })
  disputedAmount?: number | null;

  @text({
    nullable: true,
    restricted: true,
    description: "In the provider's words, such as `fraudulent`.",
  })
  disputeReason?: string | null;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "When the provider needs an answer at the latest.",
  })
  disputeRespondBy?: Date | null;

  // where it is paid online
  @text({ internal: true, nullable: true })
  pageRef?: string | null;

  // where its payer goes afterwards: the same page is asked for with the same values
  @stringList({ internal: true })
  returnPaths: Opt<string[]> = [];

  // what was mailed about it
  @stringList({ internal: true })
  notices: Opt<string[]> = [];

  // made by the caller: what is repeated with it is recorded once
  @text({ internal: true })
  idempotencyKey!: string;

  @searchVector(searchable(...TERMS))
  terms?: Opt<string>;

  constructor(values: Partial<Payment>) {
    super();
    Object.assign(this, values);
  }

  get isReceived(): boolean {
    return RECEIVED.includes(this.status);
  }

  get isOnline(): boolean {
    return this.provider !== MANUAL;
  }
}

export const PaymentConnection = connection("Payment", () => Payment);
