import { describe, expect, test } from "vitest";
import { codePieces } from "./code-pieces.ts";

/** The classified tokens, as "kind: text". */
const marked = (code: string, language: string): string[] =>
  codePieces(code, language)
    .filter(({ kind }) => kind)
    .map(({ kind, text }) => `${kind}: ${text}`);

const yaml = `today: 38 % find cabin 4   # counted
keep: [the blue, the ship's name]
- next: "a # b"
url: https://a.example/#top`;

const css = `:root {
  --accent: oklch(0.58 0.17 28); /* day: on
  paper */
  color: #fff; background: url(//a.example/b.png);
}
[data-theme="dark"] a:hover {}`;

describe("tokens are classified", () => {
  test.each<[string, string, string, string[]]>([
    [
      "keys, values and comments of YAML",
      yaml,
      "yaml",
      [
        "key: today",
        "string: 38 % find cabin 4",
        "comment: # counted",
        "key: keep",
        "string: [the blue, the ship's name]",
        "key: next",
        'string: "a',
        'comment: # b"',
        "key: url",
        "string: https://a.example/#top",
      ],
    ],
    [
      "a property and a comment over lines, but no colour, address or selector",
      css,
      "css",
      ["key: --accent", "comment: /* day: on\n  paper */", "key: color", 'string: "dark"'],
    ],
    [
      "comments behind commands, whatever is quoted in them",
      `npm run links   # pas d'impasse\necho 'a # b' "c\\"d"`,
      "sh",
      ["comment: # pas d'impasse", "string: 'a # b'", `string: "c\\"d"`],
    ],
    [
      "keys of JSON before their strings",
      `{\n  "name": "Atelier", // ours\n  "more": [1, "two"]\n}`,
      "json",
      ['key: "name"', 'string: "Atelier"', "comment: // ours", 'key: "more"', 'string: "two"'],
    ],
    ["a comment that never ends", "a /* b", "ts", ["comment: /* b"]],
    ["nothing in a text", "to: you # and 'me'", "text", []],
    ["nothing in an unknown language", "a: 'b'", "constructor", []],
  ])("%s", (_name, code, language, expected) => {
    expect(marked(code, language)).toEqual(expected);
  });
});

test.each(["yaml", "css", "sh", "text", ""])(
  "joining the tokens of %j gives the source back",
  (language) => {
    for (const code of [yaml, css, "", "\n", "'", '"', "#", "a:", "/*", "https://x // y\r\n"]) {
      expect(
        codePieces(code, language)
          .map(({ text }) => text)
          .join(""),
      ).toBe(code);
    }
  },
);

// A quadratic tokenizer would not finish within the test's time limit.
test("long lines are tokenized in linear time", () => {
  for (const part of [
    " ",
    "a",
    '"',
    "/*",
    "#",
    "- ",
    "a: ",
    "\\",
    "a ",
    "' ",
    '"\\',
    "'\\",
    "\\'\"",
  ]) {
    for (const language of ["yaml", "css", "sh"]) {
      for (const code of [part.repeat(50_000), `a: b${part.repeat(50_000)}c #`]) {
        expect(codePieces(code, language).at(-1)?.text).toSatisfy((end) => code.endsWith(end));
      }
    }
  }
});
