import { expect, test } from "vitest";
import { thumbPosition } from "./scrollbar-thumb.ts";

test("the thumb is as long as the visible share, and at least 25 px", () => {
  expect(thumbPosition(400, 800, 0)).toEqual({ length: 200, start: 0 });
  expect(thumbPosition(400, 800, 400)).toEqual({ length: 200, start: 200 });
  expect(thumbPosition(400, 40_000, 39_600)).toEqual({ length: 25, start: 375 });
});

test("there is none if everything is visible", () => {
  expect(thumbPosition(400, 400, 0).length).toBe(0);
  expect(thumbPosition(400, 120, 0).length).toBe(0);
});
