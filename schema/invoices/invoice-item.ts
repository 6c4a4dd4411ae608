import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import {
  decimal,
  enumColumn,
  int,
  manyToOne,
  model,
  money,
  reference,
  stringList,
  text,
} from "../foundation/model.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { Invoice } from "./invoice.ts";

export const InvoiceUnit = enumType(
  "InvoiceUnit",
  { PIECE: "Pieces.", HOUR: "Hours.", DAY: "Days.", MONTH: "Months." },
  "What a quantity counts.",
);
export type InvoiceUnit = EnumOf<typeof InvoiceUnit>;

@Index({ properties: ["invoice", "position"] })
@Index({ properties: ["creditOf"] })
@model({
  table: "invoice_items",
  audited: false,
  messages: { notFound: "Line not found" },
  description: "A line of an invoice or credit note.",
})
export class InvoiceItem extends StoredEntity {
  @manyToOne(() => Invoice, { index: false, deleteRule: "cascade" })
  invoice!: Invoice;

  @int({ description: "Its place, from 0." })
  position!: number;

  @text({ description: "1 to 160 characters." })
  title!: string;

  @text({ default: "", description: "Plain text, at most 2,000 characters." })
  description: Opt<string> = "";

  @text({ default: "", description: "The kind of work, in free words." })
  service: Opt<string> = "";

  @decimal({ precision: 12, scale: 4 })
  quantity!: string;

  @enumColumn(() => InvoiceUnit)
  unit!: InvoiceUnit;

  @money({ description: "With tax if `pricesIncludeTax` of the invoice." })
  unitPrice!: number;

  @int({ description: "In basis points: 2500 is 25 %." })
  taxRate!: number;

  @enumColumn(() => TaxCategory)
  taxCategory!: TaxCategory;

  @money({ description: "Quantity times price, before the discount of the invoice." })
  amount!: number;

  @money({ description: "Its share of the discount of the invoice." })
  discount!: number;

  @money({ description: "Without tax, before the discount of the invoice." })
  netBeforeDiscount!: number;

  @money({ description: "Without tax, after the discount of the invoice." })
  net!: number;

  @money({ description: "Its share of the tax." })
  tax!: number;

  @money({ description: "With tax, after the discount of the invoice." })
  gross!: number;

  // the currency of the invoice
  @text({ internal: true })
  currency!: string;

  @reference({ nullable: true, description: "The product that was sold." })
  productId?: string | null;

  @stringList({ description: "The ids of the time entries that it invoices." })
  timeEntryIds: Opt<string[]> = [];

  @manyToOne(() => InvoiceItem, {
    nullable: true,
    index: false,
    description: "Of a credit note: the line that is credited.",
  })
  creditOf?: InvoiceItem | null;

  constructor(values: Partial<InvoiceItem>) {
    super();
    Object.assign(this, values);
  }
}
