import { Profile, validateXsd } from "@stackforge-eu/factur-x";
import { expect, test } from "vitest";
import { Invoice } from "../../schema/invoices/index.ts";
import { invoicing } from "../../schema/invoices/invoice.builder.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { demo } from "../database/demo/demo.ts";
import { checkSums } from "./invoice-paper.ts";
import { hasInvoiceXml, invoiceXml } from "./invoice-xml.ts";
import { readPaper } from "./store-paper.ts";

const graph = await testGraph();
await demo(graph.em());
const { finalised, pay, credit } = await invoicing(graph);

async function paperWith(id: string) {
  const em = graph.em();
  return readPaper(await em.findOneOrFail(Invoice, { id }), em);
}

const item = { title: "Print", quantity: "1", taxRate: 1_900 };
const to = { name: "Marit", country: "NO" };

test("the papers of all invoices of the demo add up, and their XML is valid", async () => {
  const invoices = await graph.em().find(Invoice, {});
  expect(invoices.length).toBeGreaterThan(5);
  for (const { id, number } of invoices) {
    const paper = await paperWith(id);
    checkSums(paper);
    if (!hasInvoiceXml(paper)) continue;
    const { errors } = await validateXsd(invoiceXml(paper), Profile.EN16931);
    expect(errors, number ?? "").toEqual([]);
  }
});

test("prices with tax are due for exactly what is charged, with discount and shipping", async () => {
  const { id } = await finalised({
    to,
    pricesIncludeTax: true,
    items: [7_920, 3_295, 4_420].map((unitPrice) => ({ ...item, unitPrice })),
    discount: { basisPoints: 1_000 },
    shipping: { price: 490, taxRate: 2_500 },
  });
  const paper = await paperWith(id);
  checkSums(paper);
  expect(paper.sums.total).toBe(15_635n - 1_564n + 490n);
  expect(paper.lines.map(({ quantity }) => quantity)).toEqual(["1", "1", "1"]);
});

test("what was paid and credited later is not on it, and a credit note names its invoice", async () => {
  const invoice = await finalised({ to, items: [{ ...item, unitPrice: 10_000 }] });
  await pay(invoice, 1_900);
  const note = await credit(invoice, { amount: 5_000 });
  const [paper, credited] = [await paperWith(invoice.id), await paperWith(note.id)];
  for (const one of [paper, credited]) checkSums(one);
  expect(paper.sums).toMatchObject({ total: 11_900n, paid: 0n, open: 11_900n });
  expect(credited).toMatchObject({
    kind: "credit-note",
    due: null,
    creditNoteOf: { number: invoice.number, issued: invoice.issuedOn },
    sums: { total: 5_000n, open: 5_000n },
  });
});
