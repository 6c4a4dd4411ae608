import { Profile, validateXsd } from "@stackforge-eu/factur-x";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invoicePaper } from "../testing/invoice-paper.ts";
import { minorDigits } from "../../schema/pricing/currency-digits.ts";
import type { InvoicePaper, TaxCategory } from "./invoice-paper.ts";
import { hasInvoiceXml, invoiceXml } from "./invoice-xml.ts";

/** The texts of all elements of a name. */
const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, "g"))].map(
    ([, text = ""]) => text,
  );

const schemaErrors = async (paper: InvoicePaper) =>
  (await validateXsd(invoiceXml(paper), Profile.EN16931)).errors;

const SHIPPING = { category: "S", rate: 2500 } as const;
const untaxed = (taxCategory: TaxCategory) =>
  invoicePaper({ lines: [{ net: 50_00n, taxCategory, taxRate: 0 }], reason: "Article 44" });

test("totals are made of the rounded parts above them", async () => {
  const line = { quantity: "1.5", unit: "hour", unitPrice: 33_33n, net: 50_00n } as const;
  const paper = invoicePaper({
    lines: [line, line, line],
    sums: { discount: 10_00n, shipping: 4_90n },
    shippingTax: SHIPPING,
  });
  const xml = invoiceXml(paper);
  expect(await schemaErrors(paper)).toEqual([]);
  expect(texts(xml, "LineTotalAmount")).toEqual(["50.00", "50.00", "50.00", "150.00"]);
  expect(texts(xml, "AllowanceTotalAmount")).toEqual(["10.00"]);
  expect(texts(xml, "ChargeTotalAmount")).toEqual(["4.90"]);
  expect(texts(xml, "TaxBasisTotalAmount")).toEqual(["144.90"]);
});

test("gross prices are due for exactly what was charged", async () => {
  const paper = invoicePaper({
    pricesIncludeTax: true,
    lines: [
      { net: 63_36n, unitPrice: 26_40n, quantity: "3" },
      { net: 26_36n, unitPrice: 32_95n },
      { net: 35_36n, unitPrice: 44_20n },
    ],
    sums: { taxOf: [31_27n] },
  });
  const xml = invoiceXml(paper);
  expect(await schemaErrors(paper)).toEqual([]);
  expect(texts(xml, "DuePayableAmount")).toEqual(["156.35"]);
  expect(texts(xml, "ChargeAmount")).toEqual(["63.36", "26.36", "35.36"]);
  expect(texts(xml, "BasisQuantity")).toEqual(["3", "1", "1"]);
});

describe("the category of tax decides on rate, reason and identifiers", () => {
  test.each([
    ["S", 2500, { rates: ["25.00", "25.00"], reasons: [], codes: [] }],
    ["Z", 0, { rates: ["0.00", "0.00"], reasons: [], codes: [] }],
    ["E", 0, { rates: ["0.00", "0.00"], reasons: ["Article 44"], codes: [] }],
    ["AE", 0, { rates: ["0.00", "0.00"], reasons: ["Article 44"], codes: ["VATEX-EU-AE"] }],
    ["O", 0, { rates: [], reasons: ["Article 44"], codes: ["VATEX-EU-O"] }],
  ] as const)("%s", async (taxCategory, taxRate, { rates, reasons, codes }) => {
    const lines = [{ net: 50_00n, taxCategory, taxRate }];
    const paper = invoicePaper({ lines, reason: "Article 44" });
    const xml = invoiceXml(paper);
    expect(await schemaErrors(paper)).toEqual([]);
    expect(texts(xml, "RateApplicablePercent")).toEqual(rates);
    expect(texts(xml, "ExemptionReason")).toEqual(reasons);
    expect(texts(xml, "ExemptionReasonCode")).toEqual(codes);
    expect(xml.includes('schemeID="VA"')).toBe(taxCategory !== "O");
  });
});

test("where no reason is given, the category is the reason, in the language of the paper", () => {
  const paper = { ...untaxed("AE"), locale: "fr" as const };
  const taxes = paper.sums.taxes.map((tax) => ({ ...tax, reason: null }));
  const xml = invoiceXml({ ...paper, sums: { ...paper.sums, taxes } });
  expect(texts(xml, "ExemptionReason")).toEqual(["Autoliquidation"]);
});

test("the discount is split by tax as it was calculated", async () => {
  const paper = invoicePaper({
    lines: [
      { net: 50_00n },
      { net: 30_00n, taxRate: 1500 },
      { net: 10_00n, taxCategory: "Z", taxRate: 0 },
    ],
    sums: { discounts: [5_00n, 3_00n, 0n], shipping: 4_90n },
    shippingTax: SHIPPING,
  });
  expect(await schemaErrors(paper)).toEqual([]);
  expect(texts(invoiceXml(paper), "ActualAmount")).toEqual(["5.00", "3.00", "4.90"]);
});

test("a credit note has its type, the invoice that it corrects, and no account to pay to", async () => {
  const paper = invoicePaper({
    kind: "credit-note",
    due: null,
    creditNoteOf: { number: "2026-0182", issued: "2026-11-01" },
  });
  const xml = invoiceXml(paper);
  expect(await schemaErrors(paper)).toEqual([]);
  expect(texts(xml, "TypeCode")[0]).toBe("381");
  expect(texts(xml, "IssuerAssignedID")).toEqual(["2026-0182"]);
  expect(xml).toContain('<qdt:DateTimeString format="102">20261101<');
  expect(texts(xml, "IBANID")).toEqual([]);
});

test("where the goods go, and what it is for, have their terms", async () => {
  const depot = { name: "Depot", street: "Kaia 1\nPort 4", city: "Tromsø", country: "NO" };
  const paper = invoicePaper({ deliverTo: depot, subject: "Autumn campaign", note: "Thank you" });
  const xml = invoiceXml(paper);
  expect(await schemaErrors(paper)).toEqual([]);
  const [shipTo = ""] = /<ram:ShipToTradeParty>.*<\/ram:ShipToTradeParty>/su.exec(xml) ?? [];
  const parts = ["Name", "LineOne", "LineTwo", "CityName", "CountryID"];
  expect(parts.flatMap((name) => texts(shipTo, name))).toEqual([
    "Depot",
    "Kaia 1",
    "Port 4",
    "Tromsø",
    "NO",
  ]);
  expect(texts(xml, "Content")).toEqual(["Autumn campaign", "Thank you"]);
  expect(texts(xml, "SubjectCode")).toEqual(["AFM"]);
  const nowhere = { ...paper, deliverTo: { name: "Depot", city: "Tromsø" } };
  expect(await schemaErrors(nowhere)).toEqual([]);
  expect(invoiceXml(nowhere)).not.toContain("Tromsø");
});

test("texts are escaped, and control characters left out", async () => {
  const title = '<b> & "Œuvre" ]]>';
  const paper = invoicePaper({ lines: [{ net: 1n, title: `${title}\u0007` }], note: "A\u0000B" });
  expect(await schemaErrors(paper)).toEqual([]);
  expect(texts(invoiceXml(paper), "Name")[0]).toBe('&lt;b&gt; &amp; "Œuvre" ]]&gt;');
  expect(texts(invoiceXml(paper), "Content")).toEqual(["AB"]);
});

test("a deduction is a negative quantity, not a negative price", () => {
  const xml = invoiceXml(
    invoicePaper({ lines: [{ net: 90_00n }, { net: -40_00n, unitPrice: -20_00n, quantity: "2" }] }),
  );
  expect(texts(xml, "BilledQuantity")).toEqual(["1", "-2"]);
  expect(texts(xml, "ChargeAmount")).toEqual(["90.00", "20.00"]);
});

test("drafts, addresses without a country and thousandths of a unit have no XML", () => {
  const { from } = invoicePaper();
  expect(hasInvoiceXml(invoicePaper({ number: null }))).toBe(false);
  expect(hasInvoiceXml(invoicePaper({ to: { name: "Marit Eidissen" } }))).toBe(false);
  expect(hasInvoiceXml(invoicePaper({ from: { ...from, country: "" } }))).toBe(false);
  expect(hasInvoiceXml(invoicePaper({ currency: "KWD", lines: [{ net: 1_000n }] }))).toBe(true);
  const fils = invoicePaper({ currency: "KWD", lines: [{ net: 1_001n }] });
  expect(hasInvoiceXml(fils)).toBe(false);
  expect(() => invoiceXml(fils)).toThrow("EN 16931 cannot express this invoice");
});

test("sums that do not add up are refused", () => {
  const paper = invoicePaper();
  const sums = { ...paper.sums, net: paper.sums.net - 1n };
  expect(() => invoiceXml({ ...paper, sums })).toThrow("Sums of the invoice: net");
});

test("the parts are the whole, whatever the lines, discounts and currency", () => {
  const line = fc.record({
    net: fc.bigInt(0n, 99_999_99n),
    taxRate: fc.constantFrom(2500, 1500, 1200),
  });
  const world = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discounts: fc.array(fc.bigInt(0n, 99n), { minLength: 3, maxLength: 3 }),
    shipping: fc.bigInt(0n, 9_99n),
    currency: fc.constantFrom("JPY", "EUR", "KWD"),
  });
  fc.assert(
    fc.property(world, ({ lines, discounts, shipping, currency }) => {
      // Whole dinars: the standard has no place for thousandths.
      const scale = currency === "KWD" ? 1_000n : 1n;
      const paper = invoicePaper({
        currency,
        lines: lines.map(({ net, taxRate }) => ({ net: net * scale, taxRate })),
        sums: { discounts: discounts.map((one) => one * scale), shipping: shipping * scale },
        shippingTax: { category: "S", rate: lines[0]?.taxRate ?? 0 },
      });
      const xml = invoiceXml(paper);
      const units = (name: string) =>
        texts(xml, name).map((text) => {
          const [whole = "", places = ""] = text.split(".");
          return BigInt(whole + places.padEnd(minorDigits(currency), "0"));
        });
      const sumOf = (amounts: bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);
      const nets = units("LineTotalAmount");
      const [allowances = 0n] = units("AllowanceTotalAmount");
      const [charges = 0n] = units("ChargeTotalAmount");
      const [base = 0n] = units("TaxBasisTotalAmount");
      expect(sumOf(nets.slice(0, -1))).toBe(nets.at(-1));
      expect((nets.at(-1) ?? 0n) - allowances + charges).toBe(base);
      expect(sumOf(units("ActualAmount"))).toBe(allowances + charges);
      expect(sumOf(units("BasisAmount"))).toBe(base);
      expect(units("TaxTotalAmount")).toEqual([sumOf(units("CalculatedAmount"))]);
      expect(units("GrandTotalAmount")).toEqual([paper.sums.total]);
    }),
    { numRuns: 40 },
  );
});
