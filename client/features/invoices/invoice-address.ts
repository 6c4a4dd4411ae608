export const INVOICES_ADDRESS = "/dashboard/invoice/list";
export const NEW_INVOICE_ADDRESS = "/dashboard/invoice/new";

/** What the screen of an invoice opens with. */
export const INVOICE_TASKS = ["pay", "send", "credit", "void", "uncollectible", "print"] as const;
export type InvoiceTask = (typeof INVOICE_TASKS)[number];

export const invoiceAddress = (id: string, task?: InvoiceTask): string =>
  `/dashboard/invoice/${id}${task ? `?do=${task}` : ""}`;

export const invoiceEditAddress = (id: string): string => `/dashboard/invoice/${id}/edit`;

/** The invoice in place of its editor: it was finalised. */
export const finalInvoiceAddress = (id: string): string => `/dashboard/invoice/${id}?final=true`;
