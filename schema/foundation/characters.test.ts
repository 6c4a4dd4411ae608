import { describe, expect, test } from "vitest";
import { firstCharacters, isBlank } from "./characters.ts";

describe("a text is cut to whole characters", () => {
  test.each([
    ["short", 10, "short"],
    ["exactly", 7, "exactly"],
    ["abcdef", 3, "abc"],
    [`${"a".repeat(159)}😀😀`, 160, "a".repeat(159)],
    ["ab👨‍👩‍👧‍👦c", 5, "ab"],
    ["ab🇳🇴🇫🇷", 6, "ab🇳🇴"],
    ["ab👍🏽", 4, "ab"],
    ["cafe\u0301s", 4, "caf"],
    ["हिन्दी", 3, "हि"],
    ["a\r\nb", 2, "a"],
    [`a${"\u0301".repeat(300)}`, 200, `a${"\u0301".repeat(199)}`],
    [`${"x".repeat(500)}👩🏽‍💻`, 503, "x".repeat(500)],
  ])("%j in %i", (value, most, expected) => {
    expect(firstCharacters(value, most)).toBe(expected);
  });
});

describe("a text of which nothing is seen is blank", () => {
  test.each([
    ["", true],
    [" \n\t", true],
    ["\u200b", true], // zero width space
    ["\u200d\u2060\ufeff", true],
    ["\u00a0\u2003\u3000", true],
    ["\u202e\u2066", true], // directions
    ["\u00ad", true], // soft hyphen
    ["\u3164\u115f", true], // Hangul fillers
    ["\ufe0f", true], // variation selector
    ["\u2800", true], // braille without dots
    ["\u{e0041}", true], // tag
    ["a\u200b", false],
    ["👨‍👩‍👧‍👦", false],
    ["❤️", false],
    ["می\u200cخواهم", false],
    ["-", false],
    ["\u0301", false],
  ])("%j: %s", (value, expected) => {
    expect(isBlank(value)).toBe(expected);
  });
});
