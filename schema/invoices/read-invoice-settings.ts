import type { Context } from "../foundation/context.ts";
import { INVOICE_SETTINGS_ID, InvoiceSettings } from "./invoice-settings.ts";

/** The settings; the row is made when they are read first. */
export async function invoiceSettings(context: Context): Promise<InvoiceSettings> {
  const { em } = context;
  const found = await em.findOne(InvoiceSettings, INVOICE_SETTINGS_ID);
  if (found) return found;
  const made = Object.assign(new InvoiceSettings(), { id: INVOICE_SETTINGS_ID });
  await context.insertIfAbsent(made);
  return em.findOneOrFail(InvoiceSettings, INVOICE_SETTINGS_ID);
}
