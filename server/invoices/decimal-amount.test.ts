import { expect, test } from "vitest";
import { minorDigits } from "../../schema/pricing/currency-digits.ts";
import { decimalAmount, timesQuantity } from "./decimal-amount.ts";

test.each([
  ["JPY", 1_234n, "1234"],
  ["EUR", 5n, "0.05"],
  ["EUR", -1_234n, "-12.34"],
  ["KWD", 1_234_567_890_123_456_789n, "1234567890123456.789"],
])("in %s, %i units are exactly %s", (currency, units, decimal) => {
  expect(decimalAmount(units, minorDigits(currency))).toBe(decimal);
});

test.each([
  [33_33n, "1.5", 50_00n],
  [-33_33n, "1.5", -50_00n],
  [100_00n, "0.833", 83_30n],
  [1n, "0.5", 1n],
  [1n, "-0.5", -1n],
  [1n, "0.499", 0n],
  [7n, "3", 21n],
])("%i times %s is %i, half away from zero", (unitPrice, quantity, product) => {
  expect(timesQuantity(unitPrice, quantity)).toBe(product);
});
