import { expect, test } from "vitest";
import { includedTax } from "./included-tax.ts";

test("a price with 25 % of tax contains a fifth of it, rounded half up to the smallest unit", () => {
  expect(includedTax(115_000, 2_500)).toBe(23_000);
  expect(includedTax(99, 2_500)).toBe(20);
  expect(includedTax(3, 2_000)).toBe(1);
  expect(includedTax(1_000_000_000, 2_500)).toBe(200_000_000);
  expect(includedTax(500, 0)).toBe(0);
});
