import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import type { TestGraph } from "../testing/graph.ts";

const SUMS = `subTotal { amount } discount { amount } shipping { amount } net { amount } tax { amount } total { amount }
  paidAmount { amount } creditedAmount { amount } openAmount { amount }`;

export const INVOICE_FIELDS = `id version kind number status isOverdue subject locale issuedOn dueOn sentCount paymentTerms
  from { name } to { name email } ${SUMS}
  items { id title quantity unitPrice { amount } taxRate amount { amount } net { amount } tax { amount } timeEntryIds }
  taxes { taxCategory taxRate base { amount } tax { amount } reason }`;

const CREATE = `mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { ${INVOICE_FIELDS} } }`;
const FINALISE = `mutation($id: ID!, $send: Boolean) { finaliseInvoice(id: $id, send: $send) { ${INVOICE_FIELDS} } }`;
const CREDIT = `mutation($input: CreditInvoiceInput!) { creditInvoice(input: $input) {
  ${INVOICE_FIELDS} creditNoteOf { ${INVOICE_FIELDS} } } }`;
const PAY = `mutation($input: RecordPaymentInput!) { recordPayment(input: $input) {
  id amount { amount } refundedAmount { amount } status receiptNumber invoice { ${INVOICE_FIELDS} } } }`;
const SELLER = `mutation($input: UpdateInvoiceSettingsInput!) { updateInvoiceSettings(input: $input) { version } }`;

interface Amount {
  amount: number;
}

export interface InvoiceRow {
  id: string;
  version: number;
  number: string;
  status: string;
  sentCount: number;
  issuedOn: string;
  net: Amount;
  tax: Amount;
  total: Amount;
  paidAmount: Amount;
  creditedAmount: Amount;
  openAmount: Amount;
  items: {
    id: string;
    title: string;
    quantity: string;
    taxRate: number;
    net: Amount;
    tax: Amount;
    amount: Amount;
    timeEntryIds: string[];
  }[];
  taxes: { taxRate: number; base: Amount; tax: Amount }[];
  creditNoteOf: InvoiceRow;
}

export interface PaymentRow {
  id: string;
  status: string;
  receiptNumber: string;
  refundedAmount: Amount;
  invoice: InvoiceRow;
}

let keys = 0;

/** A key that a caller makes. */
export const aKey = (): string => {
  keys += 1;
  return `key-${String(keys).padStart(20, "0")}`;
};

export const AN_ITEM = { title: "Brand identity", quantity: "1", unitPrice: 10_000 };

/** What billing does, for a seller whose taxes are 25 and 15 %. */
export async function invoicing(graph: Pick<TestGraph, "as" | "em">) {
  const billing = await aPerson(graph, Role.BILLING);
  const ask = graph.as(billing.viewer);
  await ask(SELLER, { input: { seller: { name: "Studio Nord AS" }, taxRates: [2_500, 1_500] } });
  const draft = async (input: object = {}): Promise<InvoiceRow> => {
    const to = { name: "Marit Eidissen", email: "marit@example.no" };
    return (await ask(CREATE, { input: { to, items: [AN_ITEM], ...input } })).createInvoice;
  };
  const finalise = async ({ id }: { id: string }, send = false): Promise<InvoiceRow> =>
    (await ask(FINALISE, { id, send })).finaliseInvoice;
  return {
    viewer: billing.viewer,
    ask,
    draft,
    finalise,
    finalised: async (input: object = {}, send = false) => finalise(await draft(input), send),
    credit: async ({ id }: { id: string }, input: object = {}): Promise<InvoiceRow> =>
      (await ask(CREDIT, { input: { invoiceId: id, ...input } })).creditInvoice,
    pay: async ({ id }: { id: string }, amount: number, input: object = {}): Promise<PaymentRow> =>
      (
        await ask(PAY, {
          input: {
            invoiceId: id,
            amount,
            receivedOn: "2026-01-02",
            method: "TRANSFER",
            idempotencyKey: aKey(),
            ...input,
          },
        })
      ).recordPayment,
    read: async ({ id }: { id: string }): Promise<InvoiceRow> =>
      (await ask(`query($id: ID!) { invoice(id: $id) { ${INVOICE_FIELDS} } }`, { id })).invoice,
  };
}
