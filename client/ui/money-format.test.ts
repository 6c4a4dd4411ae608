import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatQuantity, parseMoney, parseQuantity } from "./money-format.ts";

test.each([
  ["1.234,50", "nb", 2, 123_450],
  ["1,234.50", "en-GB", 2, 123_450],
  ["1 234,50", "fr", 2, 123_450],
  ["1\u202f234,50", "fr", 2, 123_450],
  ["0.29", "en-GB", 2, 29],
  [".5", "en-GB", 2, 50],
  ["1 234", "nb", 0, 1_234],
  ["1.234", "nb", 2, 123_400],
  ["1,234", "nb", 3, 1_234],
  ["12.500", "en-GB", 2, 1_250],
  ["-3", "en-GB", 2, -300],
  ["", "fr", 2, null],
])("%s in %s with %i decimals is %s", (text, locale, digits, amount) => {
  expect(parseMoney(text, locale, digits)).toBe(amount);
});

test.each([
  ["1.005", "en-GB", 2],
  ["1.5", "en-GB", 0],
  ["twelve", "en-GB", 2],
  [".", "en-GB", 2],
  ["99999999999999999", "en-GB", 2],
])("%s is no amount in %s with %i decimals", (text, locale, digits) => {
  expect(parseMoney(text, locale, digits)).toBeNaN();
});

test.each(["en-GB", "fr", "nb"])("%s: any amount is read as it was written", (locale) => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      fc.constantFrom(0, 2, 3),
      (amount, digits) => {
        expect(parseMoney(formatMoney(amount, locale, digits), locale, digits)).toBe(amount);
      },
    ),
  );
});

test.each([
  ["1,5", "nb", "1.5"],
  ["2.0", "en-GB", "2"],
  ["0.25", "en-GB", "0.25"],
  ["007", "en-GB", "7"],
  ["", "en-GB", ""],
  ["1.00001", "en-GB", undefined],
  ["-1", "en-GB", undefined],
  ["x", "en-GB", undefined],
])("the quantity %s in %s is %s", (text, locale, quantity) => {
  expect(parseQuantity(text, locale, 4)).toBe(quantity);
});

test("a stored quantity is shown without zeros at its end", () => {
  expect(formatQuantity("1.5000", "nb")).toBe("1,5");
  expect(formatQuantity("240.0000", "en-GB")).toBe("240");
});
