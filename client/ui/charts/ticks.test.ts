import { expect, test } from "vitest";
import { ticks } from "./ticks.ts";

test.each([
  [16_600, [0, 5_000, 10_000, 15_000, 20_000]],
  [100, [0, 25, 50, 75, 100]],
  [37, [0, 10, 20, 30, 40]],
  [8, [0, 2, 4, 6, 8]],
])("an axis up to %i has round numbers", (most, numbers) => {
  expect(ticks(most)).toEqual(numbers);
});

test("small numbers are counted one by one, never in halves", () => {
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(0)).toEqual([0, 1]);
});
