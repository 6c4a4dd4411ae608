import { expect, test } from "vitest";
import { speedMeter } from "./speed-meter.ts";

test("the speed of an upload is that of its last five seconds", () => {
  const speed = speedMeter();
  expect(speed(0, 0)).toBeUndefined();
  expect(speed(400_000, 500)).toBeUndefined();
  expect(speed(1_000_000, 1_000)).toBe(1_000_000);
  // continued after a pause, it begins where it was
  expect(speed(1_000_000, 9_000)).toBeCloseTo(0);
  expect(speed(1_500_000, 10_000)).toBeCloseTo(500_000 / 9);
  expect(speed(6_500_000, 15_000)).toBe(1_000_000);
});
