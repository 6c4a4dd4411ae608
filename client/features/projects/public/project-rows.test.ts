import { expect, test } from "vitest";
import { spansOf } from "./project-rows.ts";

test("rows are of 7:5, 4:4:4 and 5:7 in turn", () => {
  expect(spansOf(12)).toEqual([7, 5, 4, 4, 4, 5, 7, 7, 5, 4, 4, 4]);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("%i cards fill their rows", (count) => {
  const spans = spansOf(count);
  expect(spans).toHaveLength(count);
  expect(spans.reduce<number>((sum, span) => sum + span, 0) % 12).toBe(0);
});
