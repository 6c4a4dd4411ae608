import type { Opt } from "@mikro-orm/core";
import { Check, Index, Unique } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import {
  date,
  enumColumn,
  manyToOne,
  model,
  money,
  searchVector,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Member } from "../members/member.ts";

export const PaymentMethod = enumType("PaymentMethod", ["CARD", "SEPA", "TRANSFER", "MANUAL"]);
export type PaymentMethod = EnumOf<typeof PaymentMethod>;

export const PaymentStatus = enumType(
  "PaymentStatus",
  ["PENDING", "AUTHORIZED", "SUCCEEDED", "FAILED", "REFUNDED", "PARTIALLY_REFUNDED"],
  "AUTHORIZED: reserved by the provider, not yet received.",
);
export type PaymentStatus = EnumOf<typeof PaymentStatus>;

const TERMS = ["payer_name", "email", "receipt_number", "reference", "number"].map(
  (column) => `coalesce("${column}", '')`,
);

@Unique({ properties: ["idempotencyKey"] })
@Unique({ properties: ["receiptNumber"] })
@Check({
  name: "payments_refunded_check",
  expression: `"amount" > 0 and "refunded_amount" >= 0 and "refunded_amount" <= "amount"`,
})
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

  @text({ description: "Who moved the money: `manual` if it was recorded by hand." })
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

  // made by the caller: what is repeated with it is recorded once
  @text({ internal: true })
  idempotencyKey!: string;

  @searchVector(searchable(...TERMS))
  terms?: Opt<string>;

  constructor(values: Partial<Payment>) {
    super();
    Object.assign(this, values);
  }
}

export const PaymentConnection = connection("Payment", () => Payment);
