import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { INVOICE_SETTINGS_ID, InvoiceSettings } from "./invoice-settings.ts";

/** The settings, or the defaults before the row exists. */
export const readInvoiceSettings = async (em: EntityManager): Promise<InvoiceSettings> =>
  (await em.findOne(InvoiceSettings, INVOICE_SETTINGS_ID)) ?? new InvoiceSettings();

/** Makes the row when it is looked at first. */
export async function ensureInvoiceSettings(context: Context): Promise<void> {
  if (await context.em.count(InvoiceSettings, INVOICE_SETTINGS_ID)) return;
  const settings = Object.assign(new InvoiceSettings(), { id: INVOICE_SETTINGS_ID });
  await context.insertIfAbsent(settings);
}
