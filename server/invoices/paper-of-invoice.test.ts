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

test("subject, service period, units and a discount in percent are on paper and in the XML", async () => {
  const { id } = await finalised({
    to,
    from: { name: "Studio Nord AS", country: "NO" },
    subject: "Autumn campaign",
    periodFrom: "2026-10-01",
    periodTo: "2026-10-31",
    items: [{ ...item, unit: "DAY", quantity: "2.5", unitPrice: 10_000 }],
    discount: { basisPoints: 1_250 },
  });
  const paper = await paperWith(id);
  expect(paper).toMatchObject({
    subject: "Autumn campaign",
    period: { from: "2026-10-01", to: "2026-10-31" },
    lines: [{ unit: "day", quantity: "2.5" }],
    sums: { lines: 25_000n, discount: 3_125n, net: 21_875n },
  });
  const xml = invoiceXml(paper);
  expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([]);
  const start = xml.slice(xml.indexOf("BillingSpecifiedPeriod"));
  expect(
    start
      .match(/format="102">(\d{8})</g)
      ?.slice(0, 2)
      .join(),
  ).toMatch(/20261001.*20261031/);
  expect(xml).toContain('<ram:BilledQuantity unitCode="DAY">2.5<');
  const { id: plain } = await finalised({ to, items: [{ ...item, unitPrice: 10_000 }] });
  expect((await paperWith(plain)).subject).toBe("");
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
