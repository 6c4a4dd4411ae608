import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { invoicePaper } from "../testing/invoice-paper.ts";
import type { InvoicePaper } from "./invoice-paper.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceXml } from "./invoice-xml.ts";

const opened = async (paper: InvoicePaper) =>
  getDocumentProxy(new Uint8Array(await invoicePdf(paper)));

/** The text of each page, with single spaces. */
async function pagesOf(paper: InvoicePaper): Promise<string[]> {
  const { text } = await extractText(await opened(paper));
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}

const textOf = async (paper: InvoicePaper) => (await pagesOf(paper)).join(" ");

const ORDER = {
  lines: [
    { net: 1_200_00n, title: "Design", description: "Two drafts" },
    { net: 34_50n, title: "Print", quantity: "1.5", unit: "hour", unitPrice: 23_00n },
  ],
  sums: { discount: 20_00n, shipping: 4_90n, paid: 100_00n },
  shippingTax: { category: "S", rate: 2500 },
} satisfies Parameters<typeof invoicePaper>[0];

describe("an invoice has its words and sums in the language of the paper", () => {
  test.each([
    [
      "en",
      [
        "Invoice 2026-0184",
        "Issued 12 Nov 2026",
        "1.5 h 23.00 25% 34.50",
        "Subtotal €1,234.50",
        "Discount −€20.00",
        "Shipping €4.90",
        "VAT 25% on €1,219.40 €304.85",
        "Total €1,524.25",
        "Amount due €1,424.25",
        "Pay to NO93 8601 1117 947, BIC DNBANOKK, reference 2026-0184",
        "Page 1 of 1",
      ],
    ],
    [
      "fr",
      [
        "Facture 2026-0184",
        "Échéance 26 nov. 2026",
        "1,5 h 23,00 25 % 34,50",
        "Sous-total HT 1 234,50 €",
        "TVA 25 % sur 1 219,40 € 304,85 €",
        "Total TTC 1 524,25 €",
        "Page 1 sur 1",
      ],
    ],
    [
      "no",
      [
        "Faktura 2026-0184",
        "Forfall 26. nov. 2026",
        "1,5 t 23,00 25 % 34,50",
        "Delsum 1 234,50 €",
        "Mva. 25 % av 1 219,40 € 304,85 €",
        "Totalt 1 524,25 €",
        "Side 1 av 1",
      ],
    ],
  ] as const)("%s", async (locale, parts) => {
    const text = await textOf(invoicePaper({ ...ORDER, locale }));
    for (const part of parts) expect(text).toContain(part);
  });
});

test.each([
  ["JPY", 5_001n, "Total ¥6,251"],
  ["NOK", 5_001n, "Total kr 62.51"],
  ["KWD", 5_001n, "Total KWD 6.251"],
])("amounts have the decimals of %s", async (currency, net, total) => {
  expect(await textOf(invoicePaper({ currency, lines: [{ net }] }))).toContain(total);
});

test("where prices include tax, so do the sums of lines, and the total is what was charged", async () => {
  const text = await textOf(
    invoicePaper({
      pricesIncludeTax: true,
      lines: [{ net: 125_08n, unitPrice: 52_12n, quantity: "3" }],
      sums: { taxOf: [31_28n] },
    }),
  );
  expect(text).toContain("3 52.12 25% 156.36");
  expect(text).toContain("Subtotal excl. VAT €125.08");
  expect(text).toContain("Total €156.36");
});

test("a credit note is negative, says what it corrects, and asks for no payment", async () => {
  const text = await textOf(
    invoicePaper({
      kind: "credit-note",
      due: null,
      creditNoteOf: { number: "2026-0182", issued: "2026-11-01" },
      payUrl: "https://studionord.example/pay",
    }),
  );
  expect(text).toContain("To invoice 2026-0182 Invoice date 1 Nov 2026");
  expect(text).toContain("−1 100.00 25% −100.00");
  expect(text).toContain("Credited −€125.00");
  expect(text).not.toContain("Pay to");
  expect(text).not.toContain("Pay online");
});

test("a paid invoice asks for no payment", async () => {
  const paper = invoicePaper({ sums: { paid: 125_00n }, payUrl: "https://studionord.example/pay" });
  const text = await textOf(paper);
  expect(text).toContain("Amount due €0.00");
  expect(text).not.toMatch(/Pay to|Pay online|Scan to pay/);
});

test("a reason is given for tax that is not due", async () => {
  const line = { net: 50_00n, taxCategory: "AE", taxRate: 0 } as const;
  const reason = "Article 196 of Directive 2006/112/EC";
  const text = await textOf(invoicePaper({ lines: [line], reason }));
  expect(text).toContain("Reverse charge (€50.00) €0.00");
  expect(text).toContain(reason);
});

test("letters of European alphabets stay as they are, others become question marks", async () => {
  const name = "Łukasz Şahin Ødegård & Œuvre, Ελένη, Владимир, Thủy, 李明 👩‍🎨";
  const text = await textOf(invoicePaper({ to: { name, country: "FR" } }));
  expect(text).toContain("Łukasz Şahin Ødegård & Œuvre, Ελένη, Владимир, Thủy, ?? ?");
});

test("a long invoice has its head and the sum so far on each page, and every line once", async () => {
  const line = (_: unknown, at: number) => ({
    net: 10_00n,
    title: `Line ${at + 1}`,
    description:
      "Signs, letterheads and the boat’s livery, after the decision of 3 November, all in all",
  });
  const paper = invoicePaper({ lines: Array.from({ length: 60 }, line) });
  const pages = await pagesOf(paper);
  expect(pages.length).toBeGreaterThan(2);
  const titles = pages.flatMap((page) => page.match(/Line \d+/g) ?? []);
  expect(titles).toEqual(paper.lines.map(({ title }) => title));
  const withLines = pages.filter((page) => page.includes("Line "));
  let printed = 0;
  const carried = withLines.map((page) => (printed += page.match(/Line \d+/g)?.length ?? 0));
  for (const [at, page] of pages.entries())
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  for (const page of withLines) expect(page).toContain("Item Qty Price VAT Sum");
  for (const [at, page] of withLines.slice(0, -1).entries())
    expect(page).toContain(`Carried forward ${carried[at]}0.00`);
  for (const [at, page] of withLines.slice(1).entries())
    expect(page).toContain(`Brought forward ${carried[at]}0.00`);
});

test("no text lies on another one or outside of the page", async () => {
  const wide = "Donaudampfschifffahrtsgesellschaft ".repeat(6);
  const paper = invoicePaper({
    number: `2026-${"0".repeat(40)}`,
    currency: "NOK",
    lines: [
      { net: 90_071_992_547_409_91n, title: "x".repeat(200), description: wide.repeat(24) },
      { net: 1n, title: wide, taxRate: 1234, quantity: "12345.678", unit: "month" },
    ],
    to: {
      name: wide,
      street: `${wide}\n${wide}`,
      city: wide,
      country: "US",
      email: "y".repeat(60),
    },
    note: wide.repeat(40),
    paymentTerms: wide,
    payUrl: `https://studionord.example/${"z".repeat(180)}`,
  });
  const document = await opened(paper);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const boxes = items.flatMap((item) => {
      if (!("str" in item) || !item.str.trim()) return [];
      const [, , , , left, base] = item.transform as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      // Without the space at its end, which has no ink.
      return [{ text: item.str, left, right: left + item.width - 3, base, top: base + 6 }];
    });
    for (const [at, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThan(40);
      expect(box.right).toBeLessThan(555);
      expect(box.base).toBeGreaterThan(20);
      const overlapping = boxes
        .slice(at + 1)
        .filter(
          ({ left, right, base, top }) =>
            left < box.right && right > box.left && base < box.top && top > box.base,
        );
      expect({ box, overlapping }).toEqual({ box, overlapping: [] });
    }
  }
});

test("the attached XML is the invoice, declared as Factur-X in a tagged PDF/A-3b", async () => {
  const paper = invoicePaper({ locale: "no" });
  const bytes = await invoicePdf(paper);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  expect([...((await document.getAttachments()) ?? []).keys()]).toEqual(["factur-x.xml"]);
  const content = await document.getAttachmentContent("factur-x.xml");
  expect(Buffer.from(content ?? []).toString()).toBe(invoiceXml(paper));
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: "Faktura 2026-0184", Language: "nb" });
  const source = bytes.toString("latin1");
  expect(source).toContain("<pdfaid:part>3</pdfaid:part>");
  expect(source).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
  expect(source).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
  expect(source).toContain("/AFRelationship /Alternative");
  expect(source).toContain("/S /GTS_PDFA1");
  expect(source).not.toContain("Helvetica");
});

test("a draft says so and has no XML", async () => {
  const paper = invoicePaper({ number: null });
  expect(await textOf(paper)).toContain("Invoice Draft");
  expect(await (await opened(paper)).getAttachments()).toBeFalsy();
});

test("the same paper gives the same bytes", async () => {
  const paper = invoicePaper(ORDER);
  expect((await invoicePdf(paper)).equals(await invoicePdf(paper))).toBe(true);
});
