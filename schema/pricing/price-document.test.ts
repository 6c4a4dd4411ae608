import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalAmount, minorDigits } from "./currency-digits.ts";
import { type DocumentToPrice, type PricedDocument, priceDocument } from "./price-document.ts";
import { TaxCategory } from "./tax-category.ts";

const S = TaxCategory.S;
const line = (unitPrice: number, taxRate = 0, quantity: string | number = 1) => ({
  quantity,
  unitPrice,
  taxRate,
  taxCategory: S,
});

const NET = { pricesIncludeTax: false };
const GROSS = { pricesIncludeTax: true };

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

test("prices with tax are charged to the cent: 79.20, 32.95 and 44.20 are 156.35", () => {
  const lines = [line(7_920, 1_900), line(3_295, 1_900), line(4_420, 1_900)];
  const { total, net, tax, lines: priced } = priceDocument({ ...GROSS, lines });
  expect(total).toBe(15_635);
  expect(net + tax).toBe(15_635);
  expect(sum(priced.map((one) => one.net))).toBe(net);
});

test("sums are made of rounded parts: three lines of 1.5 at 33.33, 10.00 off, 4.90 postage", () => {
  const three = priceDocument({
    ...NET,
    lines: [line(3_333, 2_000, "1.5"), line(3_333, 2_000, "1.5"), line(3_333, 2_000, "1.5")],
    discount: { amount: 1_000 },
    shipping: { price: 490, taxRate: 2_000, taxCategory: S },
  });
  expect(three.lines.map(({ amount }) => amount)).toEqual([5_000, 5_000, 5_000]);
  expect(three).toMatchObject({ subTotal: 15_000, net: 14_490, tax: 2_898, total: 17_388 });
});

test("a discount is rounded once: 10 % of 25 times 39.99 leaves 899.77", () => {
  const lines = [line(3_999, 0, 25)];
  const { subTotal, discount, total } = priceDocument({
    ...NET,
    lines,
    discount: { basisPoints: 1_000 },
  });
  expect({ subTotal, discount, total }).toEqual({
    subTotal: 99_975,
    discount: 9_998,
    total: 89_977,
  });
});

test("each line has its share of the discount: 10.00 of 60.00 and 40.00 are 6.00 and 4.00", () => {
  const lines = [line(6_000), line(4_000)];
  const priced = priceDocument({ ...NET, lines, discount: { amount: 1_000 } });
  expect(priced.lines.map(({ discount, gross }) => [discount, gross])).toEqual([
    [600, 5_400],
    [400, 3_600],
  ]);
});

test("nothing is left to pay, and nothing below that, with 100 % off", () => {
  const whole = { ...GROSS, lines: [line(2_490, 1_900)] };
  for (const discount of [{ basisPoints: 10_000 }, { amount: 9_999 }])
    expect(priceDocument({ ...whole, discount })).toMatchObject({ net: 0, tax: 0, total: 0 });
});

test("half a cent is rounded up: 10 % of 1.25 are 0.13", () => {
  expect(priceDocument({ ...NET, lines: [line(125, 1_000)] }).tax).toBe(13);
});

test("50 minutes at 100.00 are 83.33", () => {
  expect(priceDocument({ ...NET, lines: [line(10_000, 0, "0.8333")] }).total).toBe(8_333);
});

test("the smallest unit of a currency has 0, 2 or 3 digits", () => {
  expect(["JPY", "EUR", "KWD"].map(minorDigits)).toEqual([0, 2, 3]);
  expect(decimalAmount(4_000, "EUR")).toBe("40.00");
  expect(decimalAmount(-5, "EUR")).toBe("-0.05");
  expect(decimalAmount(4_000, "JPY")).toBe("4000");
  expect(decimalAmount(4_000, "KWD")).toBe("4.000");
});

const aRate = fc.constantFrom(0, 255, 500, 1_000, 1_900, 2_000, 2_500, 10_000);
const aPrice = fc.oneof(fc.nat(20), fc.nat(1_000_000));
const aQuantity = fc
  .integer({ min: 1, max: 200_000 })
  .map((units) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, "0")}`);
const aLine = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }).map(String), aQuantity),
  unitPrice: aPrice,
  taxRate: aRate,
  taxCategory: fc.constant(S),
});
const aDocument: fc.Arbitrary<DocumentToPrice> = fc.record({
  pricesIncludeTax: fc.boolean(),
  lines: fc.array(aLine, { maxLength: 8 }),
  discount: fc.oneof(
    fc.constant(null),
    aPrice.map((amount) => ({ amount })),
    fc.nat(10_000).map((basisPoints) => ({ basisPoints })),
  ),
  shipping: fc.oneof(
    fc.constant(null),
    fc.record({ price: aPrice, taxRate: aRate, taxCategory: fc.constant(S) }),
  ),
});

const shippingNet = ({ withoutTax }: PricedDocument): number => withoutTax.shipping;

test("the parts are the whole, and none is below 0", () => {
  fc.assert(
    fc.property(aDocument, (document) => {
      const whole = priceDocument(document);
      const { lines, taxes, subTotal, discount, shipping, shippingTax, withoutTax } = whole;
      const { net, tax, total } = whole;
      expect(sum(lines.map(({ amount }) => amount))).toBe(subTotal);
      expect(sum(lines.map((one) => one.discount))).toBe(discount);
      expect(sum(lines.map(({ netBeforeDiscount }) => netBeforeDiscount))).toBe(
        withoutTax.subTotal,
      );
      expect(sum(lines.map((one) => one.net)) + shippingNet(whole)).toBe(net);
      expect(sum(lines.map((one) => one.tax)) + shippingTax).toBe(tax);
      expect(sum(taxes.map(({ base }) => base))).toBe(net);
      expect(sum(taxes.map((one) => one.tax))).toBe(tax);
      expect(withoutTax.subTotal - withoutTax.discount + withoutTax.shipping).toBe(net);
      expect(net + tax).toBe(total);
      const priced = subTotal - discount + shipping;
      expect(document.pricesIncludeTax ? total : net).toBe(priced);
      for (const one of lines) {
        expect(one.gross).toBe(one.net + one.tax);
        expect(Math.min(...Object.values(one))).toBeGreaterThanOrEqual(0);
        expect(one.discount).toBeLessThanOrEqual(one.amount);
      }
      for (const { base, tax: of } of taxes) expect(Math.min(base, of)).toBeGreaterThanOrEqual(0);
      expect(Math.min(withoutTax.discount, withoutTax.shipping)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1_000 },
  );
});

test("the tax of a rate is that of its base, rounded once", () => {
  fc.assert(
    fc.property(aDocument, (document) => {
      for (const { base, tax, taxRate } of priceDocument(document).taxes) {
        const exact = document.pricesIncludeTax
          ? ((base + tax) * taxRate) / (10_000 + taxRate)
          : (base * taxRate) / 10_000;
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5);
      }
    }),
    { numRuns: 500 },
  );
});
