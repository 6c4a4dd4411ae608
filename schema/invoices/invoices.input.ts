import { Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { arrayOf, currencyCode, day, id, line, notNull, text } from "../foundation/input.ts";
import { inputField, validatorOf, versionField } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { orderInput } from "../foundation/order-input.ts";
import { amountInput, basisPointsInput, quantityInput } from "../pricing/amount-input.ts";
import { PartyInput, SellerInput } from "../pricing/party.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { InvoiceUnit } from "./invoice-item.ts";
import { Invoice, InvoiceKind } from "./invoice.ts";

export const MAX_ITEMS = 200;
/** The most time entries that are put on an invoice at once. */
export const MAX_TIME_ENTRIES = 1_000;

const optionalText = (most: number) => z.union([z.literal(""), text(most)]);
const optionalLine = (most: number) => z.union([z.literal(""), line(most)]);

@InputType()
export class InvoiceItemInput {
  @inputField(id(), {
    description: "The id of a line of this draft that is kept; a new one is given without it.",
  })
  id?: string;
  @inputField(line(160), { required: true }) title!: string;
  @inputField(optionalText(2_000), { description: "Plain text, at most 2,000 characters." })
  description?: string;
  @inputField(optionalLine(80), {
    description: "The kind of work, in free words of at most 80 characters.",
  })
  service?: string;
  @inputField(quantityInput(), { required: true }) quantity!: string;
  @Field(() => InvoiceUnit, { defaultValue: InvoiceUnit.PIECE }) unit!: InvoiceUnit;
  @inputField(amountInput(), {
    required: true,
    description: "With tax if `pricesIncludeTax` of the invoice.",
  })
  unitPrice!: number;
  @inputField(basisPointsInput(), {
    description: "Without it the first rate of the settings; 0 of every category but S.",
  })
  taxRate?: number;
  @Field(() => TaxCategory, { defaultValue: TaxCategory.S }) taxCategory!: TaxCategory;
  @inputField(id(), { nullable: true, description: "The product that is sold." })
  productId?: string | null;
}

@InputType({ description: "Either an amount or a share of the subtotal." })
export class DiscountInput {
  @inputField(amountInput(), { nullable: true }) amount?: number | null;
  @inputField(basisPointsInput(), { nullable: true }) basisPoints?: number | null;
}

@InputType()
export class ShippingInput {
  @inputField(amountInput(), { required: true }) price!: number;
  @inputField(basisPointsInput(), {
    description: "Without it the first rate of the settings; 0 of every category but S.",
  })
  taxRate?: number;
  @Field(() => TaxCategory, { defaultValue: TaxCategory.S }) taxCategory!: TaxCategory;
}

@InputType()
export abstract class InvoiceFieldsInput {
  @inputField(validatorOf(SellerInput), { description: "By default that of the settings." })
  from?: SellerInput;
  @inputField(id(), { nullable: true, description: "The member who may read it." })
  customerId?: string | null;
  @inputField(id(), { nullable: true }) projectId?: string | null;
  @Field(() => Locale, {
    nullable: true,
    description: "Of a new invoice by default that of the customer's account, or English.",
  })
  locale?: Locale;
  @inputField(currencyCode(), { description: "Of a new invoice by default the site's." })
  currency?: string;
  @inputField(optionalLine(160), {
    description: "What it is for; by default the title of the first line.",
  })
  subject?: string;
  @inputField(day(), { description: "Of a new invoice by default today, in Vienna." })
  issuedOn?: string;
  @inputField(day(), {
    description:
      "Not before `issuedOn`. Of a new invoice by default so many days after it as the settings say.",
  })
  dueOn?: string;
  @inputField(day(), { nullable: true }) periodFrom?: string | null;
  @inputField(day(), { nullable: true, description: "Not before `periodFrom`." })
  periodTo?: string | null;
  @Field(() => Boolean, { nullable: true }) pricesIncludeTax?: boolean;
  @inputField(arrayOf(validatorOf(InvoiceItemInput), MAX_ITEMS), {
    description: "All its lines, in their order.",
  })
  items?: InvoiceItemInput[];
  @inputField(validatorOf(DiscountInput), { nullable: true }) discount?: DiscountInput | null;
  @inputField(validatorOf(ShippingInput), { nullable: true }) shipping?: ShippingInput | null;
  @inputField(line(300), {
    nullable: true,
    description: "Why no tax is charged: of lines of E and AE.",
  })
  taxReason?: string | null;
  @inputField(optionalText(2_000), {
    description: "Words to the customer, plain text of at most 2,000 characters.",
  })
  note?: string;
  @inputField(optionalText(1_000), {
    description: "How to pay, plain text of at most 1,000 characters; by default of the settings.",
  })
  paymentTerms?: string;
}

@InputType()
export class CreateInvoiceInput extends InvoiceFieldsInput {
  @inputField(id(), {
    description: "Made by the caller: repeating a mutation with it makes one invoice.",
  })
  id?: string;
  @inputField(validatorOf(PartyInput), { required: true }) to!: PartyInput;
}

@InputType()
export class UpdateInvoiceInput extends InvoiceFieldsInput {
  @versionField("invoice") version?: number | null;
  @inputField(validatorOf(PartyInput)) to?: PartyInput;
}

@InputType()
export class CreditedItemInput {
  @inputField(id(), { required: true, description: "A line of the invoice." }) itemId!: string;
  @inputField(quantityInput(), {
    nullable: true,
    description: "How much of it; all that is left without it.",
  })
  quantity?: string | null;
}

@InputType({
  description:
    "What is credited: some lines, an amount with tax, or without either all that is left.",
})
export class CreditInvoiceInput {
  @inputField(id(), {
    description: "Made by the caller: repeating a mutation with it makes one credit note.",
  })
  id?: string;
  @inputField(id(), { required: true }) invoiceId!: string;
  @inputField(arrayOf(validatorOf(CreditedItemInput), MAX_ITEMS), { nullable: true })
  items?: CreditedItemInput[] | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "With `items`: credits the shipping, too.",
  })
  shipping!: boolean;
  @inputField(amountInput(1), { nullable: true, description: "With tax." })
  amount?: number | null;
  @inputField(optionalText(2_000), {
    description: "Words to the customer, plain text of at most 2,000 characters.",
  })
  note?: string;
}

export const TimeGrouping = enumType(
  "TimeGrouping",
  { CARD: "A line for each card.", MEMBER: "A line for each member." },
  "Whether time becomes a line for each card or for each member.",
);
export type TimeGrouping = EnumOf<typeof TimeGrouping>;

@InputType()
export class AddTimeInput {
  @versionField("invoice") version?: number | null;
  @inputField(arrayOf(id(), MAX_TIME_ENTRIES), { required: true, type: () => [ID] })
  entryIds!: string[];
  @Field(() => TimeGrouping, { defaultValue: TimeGrouping.CARD }) groupBy!: TimeGrouping;
  @inputField(amountInput(), { required: true, description: "Of an hour." }) unitPrice!: number;
  @inputField(basisPointsInput(), { description: "Without it the first rate of the settings." })
  taxRate?: number;
  @inputField(optionalLine(80), { description: "In free words of at most 80 characters." })
  service?: string;
}

export const InvoiceState = enumType(
  "InvoiceState",
  {
    DRAFT: "Has no number and can be changed.",
    OPEN: "To be paid, not yet late.",
    OVERDUE: "To be paid, since 00:00 in Vienna of the day after `dueOn`.",
    PAID: "Nothing is to be paid.",
    VOID: "Cancelled before anything was paid.",
    UNCOLLECTIBLE: "Given up.",
  },
  "The status, with what is open divided into OPEN, not yet late, and OVERDUE: since 00:00 in Vienna of the day after `dueOn`.",
);
export type InvoiceState = EnumOf<typeof InvoiceState>;

@InputType()
export class InvoiceFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words in number, subject, customer or address; prefixes match.",
  })
  search?: string | null;
  @Field(() => InvoiceState, { nullable: true }) state?: InvoiceState | null;
  @Field(() => InvoiceKind, { nullable: true }) kind?: InvoiceKind | null;
  @Field(() => String, { nullable: true, description: "The service of one of its lines." })
  service?: string | null;
  @Field(() => String, { nullable: true }) currency?: string | null;
  @Field(() => String, { nullable: true, description: "Issued on this day or later, YYYY-MM-DD." })
  from?: string | null;
  @Field(() => String, { nullable: true, description: "Issued on this day or before." })
  to?: string | null;
  @Field(() => ID, { nullable: true, description: "The member who may read it." })
  customerId?: string | null;
  @Field(() => ID, { nullable: true }) projectId?: string | null;
}

const FIELDS = orderOf(Invoice, {
  CREATED_AT: "createdAt",
  ISSUED_ON: "issuedOn",
  DUE_ON: "dueOn",
  TOTAL: "total",
  CUSTOMER: "customerName",
});

export const InvoiceOrder = orderInput(
  { input: "InvoiceOrder", field: "InvoiceOrderField" },
  FIELDS,
);
export type InvoiceOrder = InstanceType<typeof InvoiceOrder>;

const days = (most: number, least = 0) =>
  z
    .int("A whole number")
    .min(least, `At least ${least}`)
    .max(most, `At most ${most}`)
    .meta({ type: () => Int });

const PREFIX = /^[\w./-]*$/u;

@InputType()
export class UpdateInvoiceSettingsInput {
  @versionField("settings") version?: number | null;
  @inputField(validatorOf(SellerInput)) seller?: SellerInput;
  @inputField(
    z
      .string({ error: "Must be text" })
      .max(12, "At most 12 characters")
      .refine((value) => PREFIX.test(value), "Not valid"),
    { description: "At most 12 letters, digits and signs such as `-` or `/`." },
  )
  prefix?: string;
  @inputField(days(365), { description: "0 to 365." }) paymentDays?: number;
  @inputField(arrayOf(basisPointsInput(), 10)) taxRates?: number[];
  @inputField(arrayOf(days(365, 1), 6), { description: "Of 1 to 365, each later than the other." })
  reminderDays?: number[];
  @inputField(days(90, 1), { description: "1 to 90." }) reminderPauseDays?: number;
  @inputField(optionalText(1_000), { description: "Plain text, at most 1,000 characters." })
  paymentTerms?: string;
}

/** Fields whose types the graph checks, but not that they are something. */
export const NOT_NULL = z.looseObject({
  locale: notNull().optional(),
  pricesIncludeTax: notNull().optional(),
});
