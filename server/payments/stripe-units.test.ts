import { expect, test } from "vitest";
import { fromStripe, toStripe } from "./stripe-units.ts";

test.each([
  ["EUR", 10_300, 10_300],
  ["JPY", 500, 500],
  ["ISK", 500, 50_000],
  ["UGX", 500, 50_000],
  ["KWD", 12_340, 12_340],
])("%s: %i is %i units of Stripe, and back", (currency, amount, units) => {
  expect(toStripe(amount, currency)).toBe(units);
  expect(fromStripe(units, currency)).toBe(amount);
});

test("what Stripe cannot take exactly is not taken", () => {
  expect(toStripe(12_345, "KWD")).toBeUndefined();
});
