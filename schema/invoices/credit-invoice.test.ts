import fc from "fast-check";
import { expect, test } from "vitest";
import { testGraph } from "../testing/graph.ts";
import { AN_ITEM, type InvoiceRow, invoicing } from "./invoice.builder.ts";

const graph = await testGraph();
const { viewer, draft, finalised, credit, pay, read } = await invoicing(graph);

const CREDIT = `mutation($input: CreditInvoiceInput!) { creditInvoice(input: $input) { id } }`;
const refused = async ({ id }: InvoiceRow, input: object = {}) =>
  graph.refusal(viewer, CREDIT, { input: { invoiceId: id, ...input } });

test("all that is left mirrors the invoice: 0.13 of tax on both, and nothing is open", async () => {
  const item = { ...AN_ITEM, unitPrice: 125, taxRate: 1_000 };
  const invoice = await finalised({ items: [item] });
  const note = await credit(invoice);
  expect(note).toMatchObject({
    kind: "CREDIT_NOTE",
    status: "PAID",
    total: { amount: 138 },
    taxes: [{ base: { amount: 125 }, tax: { amount: 13 } }],
    openAmount: { amount: 0 },
    creditNoteOf: {
      status: "PAID",
      creditedAmount: { amount: 138 },
      openAmount: { amount: 0 },
    },
  });
  const [own, next] = [invoice.number, note.number].map((number) => Number(number.slice(-4)));
  expect(next).toBe((own ?? 0) + 1);
  expect((await refused(invoice)).message).toBe("0.00 can still be credited");
});

test("lines and amounts together are the invoice, for each rate and to the cent", async () => {
  const aLine = fc.record({
    unitPrice: fc.integer({ min: 1, max: 9_999 }),
    quantity: fc.integer({ min: 2, max: 9 }).map(String),
    taxRate: fc.constantFrom(0, 600, 1_500, 2_500),
  });
  const aCase = fc.record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
    pricesIncludeTax: fc.boolean(),
    discount: fc.nat(4_000),
    shipping: fc.nat(999),
    steps: fc.array(fc.constantFrom("line", "amount", "shipping"), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(aCase, async ({ lines, discount, shipping, steps, pricesIncludeTax }) => {
      const invoice = await finalised({
        items: lines.map((line) => ({ ...AN_ITEM, ...line })),
        discount: { basisPoints: discount },
        shipping: { price: shipping, taxRate: 2_500 },
        pricesIncludeTax,
      });
      const notes: InvoiceRow[] = [];
      const [first] = invoice.items;
      for (const step of steps) {
        const input = {
          line: { items: [{ itemId: first?.id, quantity: "1" }] },
          amount: { amount: 1 },
          shipping: { shipping: true },
        }[step];
        // what is not left any more is refused
        notes.push(
          ...(await credit(invoice, input).then(
            (note) => [note],
            () => [],
          )),
        );
      }
      notes.push(
        ...(await credit(invoice).then(
          (note) => [note],
          () => [],
        )),
      );
      const taxes = notes.flatMap((note) => note.taxes);
      for (const { taxRate, base, tax } of invoice.taxes) {
        const same = taxes.filter((one) => one.taxRate === taxRate);
        const sum = (name: "base" | "tax") => same.reduce((all, one) => all + one[name].amount, 0);
        expect([sum("base"), sum("tax")]).toEqual([base.amount, tax.amount]);
      }
      const { openAmount, creditedAmount, total } = await read(invoice);
      expect([openAmount.amount, creditedAmount.amount]).toEqual([0, total.amount]);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test("one line of three is credited with its share of the discount, and not twice", async () => {
  const lines = [6_000, 4_000].map((unitPrice) => ({ ...AN_ITEM, unitPrice, taxRate: 0 }));
  const invoice = await finalised({ items: lines, discount: { amount: 1_000 } });
  const items = [{ itemId: invoice.items[1]?.id }];
  expect((await credit(invoice, { items })).total.amount).toBe(3_600);
  expect((await read(invoice)).openAmount.amount).toBe(5_400);
  expect((await refused(invoice, { items })).extensions["fields"]).toEqual({
    "items.0.quantity": "Not valid",
  });
});

test("never more than was invoiced less what was credited, also of two at once", async () => {
  const invoice = await finalised();
  const tried = await Promise.allSettled([
    credit(invoice, { amount: 7_000 }),
    credit(invoice, { amount: 7_000 }),
  ]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const beyond = await refused(invoice, { amount: 5_501 });
  expect(beyond.message).toBe("55.00 can still be credited");
  expect(beyond.extensions["fields"]).toEqual({ amount: "At most 55.00" });
  expect((await read(invoice)).creditedAmount.amount).toBe(7_000);
});

test("a credit note is written once for an id of the caller, also of two at once", async () => {
  const invoice = await finalised();
  const input = { id: crypto.randomUUID(), amount: 1_000 };
  const notes = await Promise.all([credit(invoice, input), credit(invoice, input)]);
  expect(notes.map(({ id }) => id)).toEqual([input.id, input.id]);
  expect((await read(invoice)).creditedAmount.amount).toBe(1_000);
});

test("part of an invoice is credited, part paid: total is payments, credits and what is open", async () => {
  const invoice = await finalised({ items: [{ ...AN_ITEM, unitPrice: 5_000, taxRate: 0 }] });
  await credit(invoice, { amount: 3_000 });
  expect((await pay(invoice, 1_500)).invoice).toMatchObject({
    status: "OPEN",
    paidAmount: { amount: 1_500 },
    creditedAmount: { amount: 3_000 },
    openAmount: { amount: 500 },
  });
  // what was paid and is credited nevertheless is owed to the customer
  expect((await credit(invoice)).creditNoteOf).toMatchObject({
    status: "PAID",
    openAmount: { amount: -1_500 },
  });
});

test("a draft cannot be credited, nor a credit note", async () => {
  expect((await refused(await draft())).message).toBe("This invoice is a draft");
  expect((await refused(await credit(await finalised()))).message).toBe("Invoice not found");
});
