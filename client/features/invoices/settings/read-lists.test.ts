import { expect, test } from "vitest";
import { readDays, readRates } from "./read-lists.ts";

test("tax rates are read as people write them", () => {
  expect(readRates("25; 15; 11,11", "nb")).toEqual([2500, 1500, 1111]);
  expect(readRates("20 %, 5.5 %", "en-GB")).toEqual([2000, 550]);
  expect(readRates("25; x", "nb")).toBeUndefined();
  expect(readRates("101", "nb")).toBeUndefined();
  expect(readRates("", "nb")).toBeUndefined();
});

test("days of reminders come one after the other", () => {
  expect(readDays("1; 14; 30")).toEqual([1, 14, 30]);
  expect(readDays("")).toEqual([]);
  expect(readDays("14, 1")).toBeUndefined();
  expect(readDays("0")).toBeUndefined();
});
