import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber, formatNumber } from "./number-format.ts";

test.each([
  ["1234.5", "en-GB", 1234.5],
  ["1,234.50", "en-GB", 1234.5],
  ["1,234", "en-GB", 1234],
  ["1,5", "en-GB", 1.5],
  ["1234,5", "fr", 1234.5],
  ["1\u202f234,50", "fr", 1234.5],
  ["1.234,50", "fr", 1234.5],
  ["1.5", "nb", 1.5],
  ["1.234", "nb", 1234],
  ["1,234", "nb", 1.234],
  ["-3", "en-GB", -3],
  ["−3", "nb", -3],
  ["", "en-GB", null],
  ["  ", "fr", null],
])("%s in %s is %s", (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test.each(["twelve", "1-2", ".", "12€"])("%s is not a number", (text) => {
  expect(parseNumber(text, "en-GB")).toBeNaN();
});

test.each(["en-GB", "fr", "nb"])("%s: formatted numbers can be parsed again", (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(parseNumber(formatNumber(cents / 100, locale, 2), locale)).toBe(cents / 100);
    }),
  );
});
