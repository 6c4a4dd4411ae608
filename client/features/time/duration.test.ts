import { expect, test } from "vitest";
import { readDuration, writeDuration } from "./duration.ts";

test.each([
  ["1:30", 90],
  ["0:05", 5],
  ["1 h 30", 90],
  ["1h30", 90],
  ["2 t 15 min", 135],
  ["1.5 h", 90],
  ["1,25h", 75],
  ["90 min", 90],
  ["45m", 45],
  ["90", 90],
  ["", undefined],
  ["1:60", undefined],
  ["soon", undefined],
  ["-5", undefined],
])("%j is a duration of %j minutes", (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test("minutes are written as they are read", () => {
  expect(writeDuration(90)).toBe("1:30");
  expect(readDuration(writeDuration(1_439))).toBe(1_439);
});
