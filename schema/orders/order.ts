import type { Opt } from "@mikro-orm/core";
import { Check, Index, Unique } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  boolean,
  dateTime,
  enumColumn,
  int,
  jsonObject,
  manyToOne,
  model,
  money,
  searchVector,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Member } from "../members/member.ts";
import { Party } from "../pricing/party.ts";
import { CheckoutMethod, OrderDelivery, OrderStatus } from "./order-parts.ts";

const TERMS = [`"number"`, `"buyer_name"`, `"email"`].concat(
  ["name", "company", "city"].map((key) => `coalesce("billing" ->> '${key}', '')`),
);

@Unique({ properties: ["number"] })
@Unique({ properties: ["checkoutKey"] })
@Check({
  name: "orders_refunded_check",
  expression: `"refunded_amount" >= 0 and "refunded_amount" <= "total"`,
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["total", "id"] })
@Index({ properties: ["buyerName", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["buyer", "createdAt", "id"] })
@Index({ properties: ["invoice"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "orders",
  messages: { notFound: "Order not found" },
  description:
    "What a member bought. Names, prices and addresses are those of the day of purchase: they do not change with the product.",
})
export class Order extends StoredEntity {
  @text({ description: "Given when it is placed." })
  number!: string;

  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Who bought; null once the profile is deleted.",
  })
  buyer?: Member | null;

  @text({ sorted: true, description: "The company or else the name of `billing`." })
  buyerName!: string;

  @text({ description: "Where mails about it go." })
  email!: string;

  @enumColumn(() => Locale, { description: "The language of its mails." })
  locale!: Locale;

  @enumColumn(() => OrderStatus, {
    generated: `(case
      when "cancelled_at" is not null then 'cancelled'
      when "refunded_amount" > 0 and "refunded_amount" = "total" then 'refunded'
      when "fulfilled_at" is not null then 'fulfilled'
      when "paid_at" is not null then 'paid'
      else 'pending' end) stored`,
  })
  status!: Opt<OrderStatus>;

  @enumColumn(() => CheckoutMethod)
  method: Opt<CheckoutMethod> = CheckoutMethod.ON_INVOICE;

  @jsonObject(() => Party, { description: "To whom it is invoiced." })
  billing!: Party;

  @jsonObject(() => Party, {
    nullable: true,
    description: "Where it is sent, if not to `billing`.",
  })
  shippingAddress?: Party | null;

  @text({ description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @int({ description: "How many pieces." })
  totalItems!: number;

  @money({ description: "The sum of the lines before the discount, with tax." })
  subTotal!: number;

  @text({ nullable: true, description: "The code of the coupon." })
  couponCode?: string | null;

  @money({ description: "What the coupon took off, with tax." })
  discount!: number;

  @text({ nullable: true, description: "How it is sent, as it was called; null if nothing is." })
  shippingName?: string | null;

  @money({ description: "With tax." })
  shipping!: number;

  @money({ description: "Without tax." })
  net!: number;

  @money()
  tax!: number;

  @money({ description: "`subTotal` - `discount` + `shipping`; it contains the tax." })
  total!: number;

  // of its invoice, by the trigger below
  @money({ description: "What was credited of it." })
  refundedAmount: Opt<number> = 0;

  @boolean({ description: "Whether something of it is sent by post." })
  needsShipping!: boolean;

  @dateTime({ nullable: true, description: "When nothing was open of its invoice any more." })
  paidAt?: Date | null;

  @dateTime({ nullable: true })
  packedAt?: Date | null;

  @dateTime({ nullable: true, description: "When it was sent." })
  fulfilledAt?: Date | null;

  @dateTime({ nullable: true })
  cancelledAt?: Date | null;

  @jsonObject(() => OrderDelivery, { nullable: true, description: "Null before it is sent." })
  delivery?: OrderDelivery | null;

  @manyToOne(() => Invoice, { nullable: true, index: false })
  invoice?: Invoice | null;

  // made by the buyer's program: what is repeated with it is ordered once
  @text({ internal: true })
  checkoutKey!: string;

  // of what was sent with the key
  @text({ internal: true })
  checkoutHash!: string;

  @searchVector(searchable(...TERMS))
  terms?: Opt<string>;

  constructor(values: Partial<Order>) {
    super();
    Object.assign(this, values);
  }
}

export const OrderConnection = connection("Order", () => Order);

/** When an order counts as paid: what was credited without a payment was not. */
const PAID_AT = `case when changed.status = 'paid' then coalesce(orders.paid_at,
  case when changed.total = 0 or changed.paid_amount > 0 then changed.updated_at end) end`;

// An order follows its invoice, also where payments and credit notes are written without the order.
maintains({
  table: "invoices",
  name: "orders",
  events: ["update"],
  body: (changes) => `
    insert into order_events (id, created_at, updated_at, version, order_id, kind, currency)
      select gen_random_uuid(), changed.updated_at, changed.updated_at, 1, orders.id, 'paid', orders.currency
        from ${changes} as changed join orders on orders.invoice_id = changed.id
        where changed.n = 1 and orders.paid_at is null and ${PAID_AT} is not null;
    update orders set paid_at = ${PAID_AT}, refunded_amount = changed.credited_amount
      from ${changes} as changed
      where changed.n = 1 and orders.invoice_id = changed.id
        and (orders.paid_at, orders.refunded_amount) is distinct from (${PAID_AT}, changed.credited_amount);`,
})(Invoice);
