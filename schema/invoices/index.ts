import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { HOUR } from "../foundation/durations.ts";
import { InvoiceSettingsResolver } from "./invoice-settings.resolver.ts";
import { InvoiceResolver } from "./invoice.resolver.ts";
import "./invoices.access.ts";
import { sendReminders } from "./send-reminders.ts";

export const invoices = domain({
  name: "invoices",
  resolvers: [InvoiceResolver, InvoiceSettingsResolver],
  permissions: {
    "invoice:write": [Role.ADMIN, Role.BILLING],
    "billing:read": [Role.ADMIN, Role.BILLING],
  },
  // the site issued the files: they use the space of no member
  storage: { invoices: { member: "customer_id", size: "null" } },
  limits: {
    /** Secret links that a network opens. */
    openInvoice: { times: 300, within: HOUR },
  },
  timers: { "remind of open invoices": { every: HOUR, run: sendReminders } },
});
export { InvoiceItem, InvoiceUnit } from "./invoice-item.ts";
export { storeLines } from "./invoice-lines.ts";
export { InvoiceReminder } from "./invoice-reminder.ts";
export { InvoiceSeries } from "./invoice-series.ts";
export { INVOICE_SETTINGS_ID, InvoiceSettings } from "./invoice-settings.ts";
export { InvoiceTax } from "./invoice-tax.ts";
export { invoiceOfLink } from "./open-invoice.ts";
export { MAKE_PAPER } from "./make-paper.ts";
export { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";
