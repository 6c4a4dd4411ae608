import { describe, expect, test } from "vitest";
import { InputType } from "type-graphql";
import { z } from "zod";
import { characterCount } from "./characters.ts";
import { inputField } from "./input-field.ts";
import { arrayOf, parseInput, email, line, link, matching, text, textByLocale } from "./input.ts";

/** The parsed value of a single field, or its error. */
function read(schema: z.ZodType, value: unknown): unknown {
  try {
    return parseInput(z.object({ it: schema }), { it: value }).it;
  } catch (error) {
    return (error as { extensions: { fields: unknown } }).extensions.fields;
  }
}
const wrong = (message: string) => ({ it: message });

describe("length in user-perceived characters", () => {
  test.each([
    ["", 0],
    ["abc", 3],
    ["å", 1],
    ["a\u030a", 1], // one letter of two code points
    ["😀", 1],
    ["👨‍👩‍👧‍👦", 1],
    ["👍🏽", 1],
    ["🇳🇴", 1],
    ["한국어", 3],
    ["a\nb", 3],
  ])("%j has %i", (value, count) => {
    expect(characterCount(value)).toBe(count);
  });
});

describe("multi-line text", () => {
  test.each([
    ["kept", "kept"],
    [" trimmed \n", "trimmed"],
    ["of\r\nlines", "of\nlines"],
    ["a\0b", "ab"],
    ["👨‍👩‍👧‍👦".repeat(10), "👨‍👩‍👧‍👦".repeat(10)],
    ["👨‍👩‍👧‍👦".repeat(11), wrong("At most 10 characters")],
    ["x".repeat(11), wrong("At most 10 characters")],
    ["\u030a".repeat(200), wrong("At most 10 characters")], // one grapheme of many code points
    ["", wrong("Required")],
    [" \0\n ", wrong("Required")],
    ["\u200b", wrong("Required")],
    ["\u2060 \u3164", wrong("Required")],
    ["👨‍👩‍👧", "👨‍👩‍👧"],
    [7, wrong("Must be text")],
    [null, wrong("Must be text")],
    [undefined, wrong("Must be text")],
    [{}, wrong("Must be text")],
  ])("%j", (value, expected) => {
    expect(read(text(10), value)).toEqual(expected);
  });
});

describe("single-line text", () => {
  test.each([
    ["one  two", "one two"],
    ["a\nb\tc", "a b c"],
    ["\u0007bell", "bell"],
    ["Prêt\u00a0?", "Prêt\u00a0?"],
    ["Prêt\u202f?", "Prêt\u202f?"],
    ["\u00a0", wrong("Required")],
    ["x".repeat(11), wrong("At most 10 characters")],
    ["\n", wrong("Required")],
    ["\u200b\ufeff", wrong("Required")],
    ["\u202e", wrong("Required")],
    ["می\u200cخواهم", "می\u200cخواهم"],
    [[], wrong("Must be text")],
  ])("%j", (value, expected) => {
    expect(read(line(10), value)).toEqual(expected);
  });

  test('a pattern is checked, but an empty value is only "Required"', () => {
    expect(read(matching(2, /^[A-Z]{2}$/u), "NO")).toBe("NO");
    expect(read(matching(2, /^[A-Z]{2}$/u), "no")).toEqual(wrong("Not valid"));
    expect(read(matching(2, /^[A-Z]{2}$/u), " ")).toEqual(wrong("Required"));
  });
});

describe("an email address", () => {
  test.each([
    ["ada@example.org", "ada@example.org"],
    [" Ada@Example.ORG ", "ada@example.org"],
    ["o'neil+tag@sub.example.co.uk", "o'neil+tag@sub.example.co.uk"],
    ["ådne@blåbær.no", "ådne@blåbær.no"],
  ])("%j is stored as %j", (value, stored) => {
    expect(read(email(), value)).toBe(stored);
  });

  test.each([
    "ada",
    "ada@",
    "@example.org",
    "ada@example",
    "ada@example.",
    "ada@example.o",
    "ada lovelace@example.org",
    "ada@exam ple.org",
    "<ada@example.org>",
    "Ada <ada@example.org>",
    "ada@example.org, bo@example.org",
    "ada@example.org;bo@example.org",
    "ada@@example.org",
    "ada@example.org@example.org",
    'ada"@example.org',
    "ada@[127.0.0.1]",
  ])("%j is invalid", (value) => {
    expect(read(email(), value)).toEqual(wrong("Not an email address"));
  });

  test("is required and has at most 254 characters", () => {
    expect(read(email(), "")).toEqual(wrong("Required"));
    expect(read(email(), `${"x".repeat(243)}@example.org`)).toEqual(
      wrong("At most 254 characters"),
    );
  });
});

describe("a link", () => {
  test.each(["https://example.org", "HTTP://example.org/a?b#c", "mailto:ada@example.org"])(
    "%s is valid",
    (value) => {
      expect(read(link(), value)).toBe(value);
    },
  );

  test.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//example.org",
    "/here",
    "example.org",
    "https://",
    "https://a b",
  ])("%j is invalid", (value) => {
    expect(read(link(), value)).toEqual(wrong("Not a link"));
  });
});

describe("a localized text", () => {
  test.each([
    [
      { en: "One", fr: " Un " },
      { en: "One", fr: "Un" },
    ],
    [{ en: "" }, { en: null }],
    [{ no: null }, { no: null }],
    [{ en: "One", de: "Eins" }, { en: "One" }],
  ])("%j", (value, stored) => {
    expect(read(textByLocale(line(10)), value)).toEqual(stored);
  });

  test("names the invalid language", () => {
    expect(read(textByLocale(line(3)), { en: "fine?", fr: "bon" })).toEqual({
      "it.en": "At most 3 characters",
    });
  });

  test("of another type is invalid", () => {
    expect(read(textByLocale(line(3)), null)).toEqual(wrong("Not valid"));
    expect(read(textByLocale(line(3)), "text")).toEqual(wrong("Not valid"));
  });
});

test("all errors are reported at once, one per field", () => {
  const schema = z.object({
    name: line(3),
    tags: z.array(line(2)),
    links: z.array(z.object({ url: link() })),
  });
  const input = { name: "long", tags: ["ok", "long"], links: [{ url: "x" }, "no link"] };
  expect(() => parseInput(schema, input)).toThrow(
    expect.objectContaining({
      extensions: {
        code: "INVALID",
        fields: {
          name: "At most 3 characters",
          "tags.1": "At most 2 characters",
          "links.0.url": "Not a link",
          "links.1": "Not valid",
        },
      },
    }),
  );
});

describe("an input class", () => {
  @InputType()
  class ChangedThing {
    @inputField(line(3)) name?: string;
    @inputField(arrayOf(line(3), 2)) tags?: string[];
    @inputField(email(), { nullable: true }) contact?: string | null;
    order?: number | null;
  }
  @InputType()
  class NewThing extends ChangedThing {
    @inputField(line(5), { required: true }) declare name: string;
  }
  const fieldsOf = (type: new () => object, input: object) => {
    try {
      return parseInput(type, input);
    } catch (error) {
      return (error as { extensions: { fields: unknown } }).extensions.fields;
    }
  };

  test("validates declared fields and passes the others unchanged", () => {
    const input = { name: " ab ", contact: null, order: null };
    expect(parseInput(ChangedThing, input)).toEqual({ name: "ab", contact: null, order: null });
    expect(fieldsOf(ChangedThing, { name: "long", tags: ["a", "b", "c"], contact: "x" })).toEqual({
      name: "At most 3 characters",
      tags: "At most 2",
      contact: "Not an email address",
    });
  });

  test("inherits fields and may override their validator", () => {
    expect(parseInput(NewThing, { name: "12345" })).toEqual({ name: "12345" });
    expect(fieldsOf(NewThing, { tags: ["long"] })).toEqual({
      name: "Must be text",
      "tags.0": "At most 3 characters",
    });
  });

  test("accepts missing optional fields, and null only where the field is nullable", () => {
    expect(parseInput(ChangedThing, {})).toEqual({});
    expect(fieldsOf(ChangedThing, { name: null as never })).toEqual({ name: "Must be text" });
  });
});
