import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { int, manyToOne, model } from "../foundation/model.ts";
import { Invoice } from "./invoice.ts";

@Unique({ properties: ["invoice", "stage"] })
@model({
  table: "invoice_reminders",
  audited: false,
  description: "A reminder that was mailed; `createdAt` says when. One per stage of an invoice.",
})
export class InvoiceReminder extends StoredEntity {
  @manyToOne(() => Invoice, { index: false, deleteRule: "cascade" })
  invoice!: Invoice;

  @int({ description: "Which one, from 1." })
  stage!: number;

  constructor(values: Pick<InvoiceReminder, "invoice" | "stage">) {
    super();
    Object.assign(this, values);
  }
}
