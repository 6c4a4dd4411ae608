import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumColumn, int, manyToOne, model, money, text } from "../foundation/model.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { Invoice } from "./invoice.ts";

@Index({ properties: ["invoice", "position"] })
@model({
  table: "invoice_taxes",
  audited: false,
  description: "The tax of an invoice or credit note of one category and rate.",
})
export class InvoiceTax extends StoredEntity {
  @manyToOne(() => Invoice, { index: false, deleteRule: "cascade" })
  invoice!: Invoice;

  @int({ description: "Its place, from 0." })
  position!: number;

  @enumColumn(() => TaxCategory)
  taxCategory!: TaxCategory;

  @int({ description: "In basis points: 2500 is 25 %." })
  taxRate!: number;

  @money({ description: "What is taxed, without the tax." })
  base!: number;

  @money()
  tax!: number;

  @text({ nullable: true, description: "Why there is none: of E and AE." })
  reason?: string | null;

  // the currency of the invoice
  @text({ internal: true })
  currency!: string;

  constructor(values: Partial<InvoiceTax>) {
    super();
    Object.assign(this, values);
  }
}
