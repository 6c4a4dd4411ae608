import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { int, intList, jsonObject, model, text } from "../foundation/model.ts";
import { sellerOf, Seller } from "../pricing/party.ts";

/** The id of the only row. */
export const INVOICE_SETTINGS_ID = "00000000-0000-7000-8000-000000000002";

@model({
  table: "invoice_settings",
  messages: { notFound: "Settings not found" },
  description: "What new invoices begin with. Invoices that exist do not change with it.",
})
export class InvoiceSettings extends StoredEntity {
  @jsonObject(() => Seller, { description: "Who sends the invoices." })
  seller: Opt<Seller> = sellerOf();

  @text({
    default: "",
    description: "What numbers begin with: `INV-` makes INV-2026-0001. At most 12 characters.",
  })
  prefix: Opt<string> = "";

  @int({ default: 14, description: "How many days after the day of issue an invoice is due." })
  paymentDays: Opt<number> = 14;

  @intList({
    default: [2500],
    description: "The tax rates to choose from, in basis points; new lines begin with the first.",
  })
  taxRates: Opt<number[]> = [2500];

  @intList({
    default: [1, 14, 30],
    description:
      "How many days after the due date reminders are sent, one mail each; none without any.",
  })
  reminderDays: Opt<number[]> = [1, 14, 30];

  @int({
    default: 7,
    description: "No reminder is sent within so many days of the last mail about an invoice.",
  })
  reminderPauseDays: Opt<number> = 7;

  @text({ default: "", description: "How to pay, at the foot of new invoices." })
  paymentTerms: Opt<string> = "";
}
