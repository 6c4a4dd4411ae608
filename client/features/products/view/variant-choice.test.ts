import { expect, test } from "vitest";
import {
  firstChoice,
  hasColor,
  hasSize,
  type Variant,
  variantOf,
  withColor,
} from "./variant-choice.ts";

const of = (color: Variant["color"], size: string | null, quantity: number | null): Variant => ({
  id: `${color} ${size}`,
  color,
  size,
  quantity,
});
const variants = [
  of("FJORD", "30", 0),
  of("FJORD", "50", 3),
  of("RUST", "30", 2),
  of("RUST", "50", 0),
  of("MOSS", "30", 0),
];

test("what is left is chosen at first, and nothing else where all is sold out", () => {
  expect(firstChoice(variants)).toEqual({ color: "FJORD", size: "50" });
  expect(firstChoice([of(null, null, 0)])).toEqual({ color: null, size: null });
  expect(variantOf(variants, { color: "RUST", size: "30" })?.quantity).toBe(2);
});

test("another color stays in the size if that is left of it", () => {
  const fjord = { color: "FJORD", size: "50" } as const;
  expect(withColor(variants, fjord, "RUST")).toEqual({ color: "RUST", size: "30" });
  expect(withColor(variants, { color: "RUST", size: "50" }, "FJORD")).toEqual(fjord);
});

test("a color is sold out in all sizes, a size in the chosen color; no limit is never sold out", () => {
  expect(hasColor(variants, "MOSS")).toBe(false);
  expect(hasColor(variants, "RUST")).toBe(true);
  expect(hasSize(variants, "30", { color: "FJORD", size: null })).toBe(false);
  expect(hasSize([of(null, "30", null)], "30", { color: null, size: null })).toBe(true);
});
