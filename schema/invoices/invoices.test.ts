import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { testGraph } from "../testing/graph.ts";

const graph = await testGraph();
const billing = await aPerson(graph, Role.BILLING);
const asBilling = graph.as(billing.viewer);

const SUMS = `subTotal { amount } discount { amount } net { amount } tax { amount } total { amount }
  paidAmount { amount } creditedAmount { amount } openAmount { amount }`;
const FIELDS = `id version number status isOverdue subject issuedOn dueOn sentCount from { name } to { name email }
  ${SUMS} items { id title quantity unitPrice { amount currency } net { amount } tax { amount } timeEntryIds }
  taxes { taxCategory taxRate base { amount } tax { amount } }`;
const CREATE = `mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { ${FIELDS} } }`;
const FINALISE = `mutation($id: ID!, $send: Boolean) { finaliseInvoice(id: $id, send: $send) { ${FIELDS} } }`;
const CREDIT = `mutation($input: CreditInvoiceInput!) { creditInvoice(input: $input) { ${FIELDS} creditNoteOf { ${FIELDS} } } }`;

await asBilling(
  `mutation { updateInvoiceSettings(input: { seller: { name: "Studio Nord AS", iban: "NO9386011117947" }, taxRates: [2500, 1500] }) { version } }`,
);

const ITEM = { title: "Brand identity", quantity: "1", unitPrice: 10_000 };

const draft = async (input: object = {}) =>
  (
    await asBilling(CREATE, {
      input: { to: { name: "Marit", email: "marit@example.no" }, items: [ITEM], ...input },
    })
  ).createInvoice;

const finalised = async (input: object = {}) =>
  (await asBilling(FINALISE, { id: (await draft(input)).id })).finaliseInvoice;

describe("drafts", () => {
  test("a draft is priced, has no number and is due after the days of the settings", async () => {
    const made = await draft({ issuedOn: "2026-11-12" });
    expect(made).toMatchObject({
      number: null,
      status: "DRAFT",
      subject: "Brand identity",
      dueOn: "2026-11-26",
      total: { amount: 12_500 },
      openAmount: { amount: 12_500 },
      taxes: [{ taxRate: 2500, base: { amount: 10_000 }, tax: { amount: 2_500 } }],
    });
  });

  test("numbers are given in the order of finalising", async () => {
    const [first, second, third] = [await draft(), await draft(), await draft()];
    await asBilling(`mutation($id: ID!) { deleteInvoice(id: $id) }`, { id: second.id });
    const numbers = [];
    for (const { id } of [third, first])
      numbers.push((await asBilling(FINALISE, { id })).finaliseInvoice.number);
    expect(numbers).toEqual([
      expect.stringMatching(/^\d{4}-0001$/),
      expect.stringMatching(/^\d{4}-0002$/),
    ]);
  });
});

test("a credit of all that is left mirrors the invoice", async () => {
  const invoice = await finalised();
  const { creditInvoice } = await asBilling(CREDIT, { input: { invoiceId: invoice.id } });
  expect(creditInvoice).toMatchObject({
    total: { amount: 12_500 },
    taxes: [{ base: { amount: 10_000 }, tax: { amount: 2_500 } }],
    creditNoteOf: { status: "PAID", openAmount: { amount: 0 }, creditedAmount: { amount: 12_500 } },
  });
});
