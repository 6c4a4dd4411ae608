import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { InvoiceItem } from "./invoice-item.ts";
import { InvoiceReminder } from "./invoice-reminder.ts";
import { InvoiceSettings } from "./invoice-settings.ts";
import { InvoiceTax } from "./invoice-tax.ts";
import { Invoice, InvoiceStatus } from "./invoice.ts";

const readsAll = (viewer: Viewer): boolean => viewer.may("billing:read");

/** Billing sees all, a member their own once it is finalised. */
export const visibleInvoices = rowPolicy(Invoice, (viewer) =>
  anyOf(
    readsAll(viewer) && ALL,
    viewer.memberId && { customer: viewer.memberId, status: { $ne: InvoiceStatus.DRAFT } },
  ),
);
fieldPolicy(
  Invoice,
  [
    "kind",
    "number",
    "status",
    "subject",
    "from",
    "to",
    "deliverTo",
    "customerName",
    "customer",
    "project",
    "locale",
    "currency",
    "issuedOn",
    "dueOn",
    "periodFrom",
    "periodTo",
    "pricesIncludeTax",
    "subTotal",
    "discountRate",
    "discount",
    "shipping",
    "shippingTaxRate",
    "shippingTaxCategory",
    "net",
    "tax",
    "total",
    "paidAmount",
    "creditedAmount",
    "openAmount",
    "taxReason",
    "note",
    "paymentTerms",
    "services",
    "creditNoteOf",
    "finalisedAt",
    "sentCount",
    "sentAt",
    "remindedAt",
    "pdfUrl",
    "xmlUrl",
  ],
  { openedCount: readsAll, openedAt: readsAll },
);

rowPolicy(InvoiceItem, (viewer) => ({ invoice: visibleInvoices(viewer) }));
fieldPolicy(InvoiceItem, [
  "invoice",
  "position",
  "title",
  "description",
  "service",
  "quantity",
  "unit",
  "unitPrice",
  "taxRate",
  "taxCategory",
  "amount",
  "discount",
  "netBeforeDiscount",
  "net",
  "tax",
  "gross",
  "productId",
  "timeEntryIds",
  "creditOf",
]);

rowPolicy(InvoiceTax, (viewer) => ({ invoice: visibleInvoices(viewer) }));
fieldPolicy(InvoiceTax, ["invoice", "position", "taxCategory", "taxRate", "base", "tax", "reason"]);

rowPolicy(InvoiceReminder, (viewer) => anyOf(readsAll(viewer) && ALL));
fieldPolicy(InvoiceReminder, ["invoice", "stage"]);

rowPolicy(InvoiceSettings, (viewer) => anyOf(readsAll(viewer) && ALL));
fieldPolicy(InvoiceSettings, [
  "seller",
  "prefix",
  "paymentDays",
  "taxRates",
  "reminderDays",
  "reminderPauseDays",
  "paymentTerms",
]);
