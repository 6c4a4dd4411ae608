import { uuid } from "../foundation/uuid.ts";
import { EVERYBODY, type Expectations, ID, SIGNED_IN } from "../testing/expectations.ts";

const BILLING = ["billing", "admin"];

/** Signed in, people read their own invoices: that is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    invoices: ["{ invoices { nodes { id } } }", SIGNED_IN],
    invoiceCounts: ["{ invoiceCounts { all } }", SIGNED_IN],
    invoiceSums: ["{ invoiceSums { currency } }", SIGNED_IN],
    invoice: [`{ invoice(${ID}) { id } }`, SIGNED_IN],
    openInvoice: [`{ openInvoice(token: "none") { number } }`, EVERYBODY],
    lookUpInvoices: [`{ lookUpInvoices(email: "a@example.org") { number } }`, EVERYBODY],
    countInvoiceOpening: [`mutation { countInvoiceOpening(token: "none") }`, EVERYBODY],
    billableTime: [`{ billableTime(projectId: "${uuid()}") { seconds } }`, BILLING],
    createInvoice: [`mutation { createInvoice(input: { to: { name: "A" } }) { id } }`, BILLING],
    updateInvoice: [`mutation { updateInvoice(${ID}, input: {}) { id } }`, BILLING],
    deleteInvoice: [`mutation { deleteInvoice(${ID}) }`, BILLING],
    duplicateInvoice: [`mutation { duplicateInvoice(${ID}) { id } }`, BILLING],
    finaliseInvoice: [`mutation { finaliseInvoice(${ID}) { id } }`, BILLING],
    sendInvoice: [`mutation { sendInvoice(${ID}) { id } }`, BILLING],
    renewInvoiceLink: [`mutation { renewInvoiceLink(${ID}) }`, BILLING],
    creditInvoice: [
      `mutation { creditInvoice(input: { invoiceId: "${uuid()}" }) { id } }`,
      BILLING,
    ],
    voidInvoice: [`mutation { voidInvoice(${ID}) { id } }`, BILLING],
    markInvoiceUncollectible: [`mutation { markInvoiceUncollectible(${ID}) { id } }`, BILLING],
    addTimeToInvoice: [
      `mutation { addTimeToInvoice(${ID}, input: { entryIds: ["${uuid()}"], unitPrice: 1 }) { id } }`,
      BILLING,
    ],
    invoiceSettings: ["{ invoiceSettings { prefix } }", BILLING],
    updateInvoiceSettings: ["mutation { updateInvoiceSettings(input: {}) { prefix } }", BILLING],
  },
  calls: { "GET /api/invoices": EVERYBODY },
  planExceptions: {
    invoiceSums: "it is summed by one statement, for each currency",
    lookUpInvoices: "those of an address are found by its index",
    openInvoice: "the one of a link is found by the index of its hash",
    billableTime: "it is summed in code; its entries are found by the index of the project",
  },
  growing: ["invoices", "invoice_items", "invoice_taxes", "invoice_reminders"],
  tiny: ["invoice_settings", "invoice_series"],
};
