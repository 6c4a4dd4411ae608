import { expect, test } from "vitest";
import { areaPath, linePath } from "./line-path.ts";

test("a line goes straight through every value, from edge to edge", () => {
  expect(linePath([0, 1, 0.5])).toBe("M0,100L50,0L100,50");
});

test("where nothing was measured there is a gap, and no fall to the bottom", () => {
  expect(linePath([null, 0.5, 1, null, 0.5])).toBe("M25,50L50,0M100,50h0");
  expect(areaPath([null, 0.5, 1, null, 0.5])).toBe(
    "M25,100L25,50L50,0L50,100ZM100,100L100,50L100,100Z",
  );
  expect(linePath([null, null])).toBe("");
});

test("a single value is level, and nothing lies at the bottom", () => {
  expect(linePath([0.25])).toBe("M0,75H100");
  expect(linePath([])).toBe("M0,100H100");
});
