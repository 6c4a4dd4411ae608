import { expect, test } from "vitest";
import { isPlainDate, parsePlainDate, formatPlainDate } from "./plain-date.ts";

test.each([
  ["24.11.2026", "en-GB"],
  ["24/11/26", "en-GB"],
  ["24-11", "en-GB"],
  ["2026-11-24", "fr"],
  ["24 Nov 2026", "en-GB"],
  [" 24 november ", "en-GB"],
  ["24 novembre 2026", "fr"],
  ["24. nov. 2026", "nb"],
])("%s in %s is a day in November", (text, locale) => {
  expect(parsePlainDate(text, locale, 2026)).toBe("2026-11-24");
});

test.each([
  ["31.2.2026", "en-GB"],
  ["tomorrow", "en-GB"],
  ["24", "en-GB"],
  ["24 ju 2026", "fr"],
  ["", "en-GB"],
])("%s is not a day", (text, locale) => {
  expect(parsePlainDate(text, locale, 2026)).toBeUndefined();
});

test("accents of month names are optional", () => {
  expect(parsePlainDate("3 fevrier 2026", "fr", 2026)).toBe("2026-02-03");
});

test.each(["en-GB", "fr", "nb"])("%s: formatted dates can be parsed again, all year", (locale) => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, "0")}-09`;
    expect(parsePlainDate(formatPlainDate(day, locale), locale, 2020)).toBe(day);
  }
});

test("text that is not a date stays as it was typed", () => {
  expect(formatPlainDate("soon", "en-GB")).toBe("soon");
  expect(isPlainDate("2026-02-30")).toBe(false);
});
