import { expect, test } from "vitest";
import type { Plan } from "../../../platform/rest.ts";
import { comparePlans } from "./compare-plans.ts";

const plan = (...features: string[]): Plan => ({
  id: features.join(),
  name: "A",
  description: null,
  price: { month: null, year: null },
  currency: "EUR",
  features,
  highlighted: false,
  cta: null,
});

test("plans are compared by what stands before the colon", () => {
  const compared = comparePlans([
    plan("Profile", "Storage: 2 GB"),
    plan("Profile", "Storage: 200 GB", "Support: by email: 1 day"),
  ]);
  expect(compared).toEqual([
    { name: "Profile", values: [true, true] },
    { name: "Storage", values: ["2 GB", "200 GB"] },
    { name: "Support", values: [false, "by email: 1 day"] },
  ]);
});

test("a space before the colon, as French has it, is part of neither", () => {
  expect(comparePlans([plan("Stockage : 2 Go")])).toEqual([{ name: "Stockage", values: ["2 Go"] }]);
});
