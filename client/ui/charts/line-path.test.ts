import { expect, test } from "vitest";
import { linePath } from "./line-path.ts";

test("a line goes straight through every value, from edge to edge", () => {
  expect(linePath([0, 1, 0.5])).toBe("M0,100L50,0L100,50");
});

test("a single value is level, and nothing lies at the bottom", () => {
  expect(linePath([0.25])).toBe("M0,75H100");
  expect(linePath([])).toBe("M0,100H100");
});
