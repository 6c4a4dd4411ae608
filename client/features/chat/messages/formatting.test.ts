import { expect, test } from "vitest";
import { blocksOf, type Inline, inlinesOf, linksIn, plainText } from "./formatting.ts";

/** Written as HTML tags, so that tests are readable: <strong>…</strong>. */
const shown = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "link") return `<${part.text}|${part.href}>`;
      const inner = "parts" in part ? shown(part.parts) : part.text;
      return `<${part.kind}>${inner}</${part.kind}>`;
    })
    .join("");

test.each([
  ["a **bold** word", "a <strong>bold</strong> word"],
  ["*soft* and _soft_", "<em>soft</em> and <em>soft</em>"],
  ["~~gone~~", "<del>gone</del>"],
  ["**both *at* once**", "<strong>both <em>at</em> once</strong>"],
  ["`**code**`", "<code>**code**</code>"],
  ["see https://example.org/a_b_c.", "see <https://example.org/a_b_c|https://example.org/a_b_c>."],
  ["**https://example.org**", "<strong><https://example.org|https://example.org></strong>"],
  ["[the *site*](https://example.org)", "<the *site*|https://example.org>"],
])("%j is shown as %j", (text, expected) => {
  expect(shown(inlinesOf(text))).toBe(expected);
});

test.each([
  ["https://en.wikipedia.org/wiki/Heat_(film)", "https://en.wikipedia.org/wiki/Heat_(film)"],
  ["(see https://a.example/b)", "https://a.example/b"],
  ["(https://a.example/b_(c))", "https://a.example/b_(c)"],
  ["Really https://a.example/b?!", "https://a.example/b"],
  ["https://a.example/b?c=d&e=f#g, and", "https://a.example/b?c=d&e=f#g"],
  ["“https://a.example/b”", "https://a.example/b"],
  ["« https://a.example/b »", "https://a.example/b"],
  ["<https://a.example/b>", "https://a.example/b"],
  ["https://a.example/b…", "https://a.example/b"],
  ["https://blåbær.example/ø", "https://blåbær.example/ø"],
  ["http://localhost:3000/a", "http://localhost:3000/a"],
  ["https://a.example/日本語", "https://a.example/日本語"],
  ["HTTPS://A.example/b", "HTTPS://A.example/b"],
  ["https://a.example/x[0]=1;y", "https://a.example/x[0]=1;y"],
  [
    "[Heat](https://en.wikipedia.org/wiki/Heat_(film))",
    "https://en.wikipedia.org/wiki/Heat_(film)",
  ],
])("the link in %j is %s", (text, href) => {
  const links = inlinesOf(text).flatMap((part) => (part.kind === "link" ? part.href : []));
  expect(links).toEqual([href]);
});

test("the links of a text are those that are shown", () => {
  const text = "https://a.example/b_(c), then (https://d.example). No: https:// or http";
  expect(linksIn(text)).toEqual(["https://a.example/b_(c)", "https://d.example"]);
  expect(linksIn("nothing")).toEqual([]);
});

test.each([
  "2 * 3 * 4",
  "snake_case_name",
  "**not closed",
  "** spaced **",
  "a * b",
  "``",
  "<script>alert(1)</script>",
  "[x](javascript:alert(1))",
  "[x](data:text/html,1)",
  "*",
  "****",
])("%j stays as it was typed", (text) => {
  expect(shown(inlinesOf(text))).toBe(text);
});

test("code, quotes and lists are separate blocks", () => {
  expect(blocksOf("Look:\n```ts\nconst a = 1;\n\n  **b**\n```\nfine")).toEqual([
    { kind: "text", parts: [{ kind: "text", text: "Look:" }] },
    { kind: "code", text: "const a = 1;\n\n  **b**" },
    { kind: "text", parts: [{ kind: "text", text: "fine" }] },
  ]);
  expect(blocksOf("```one line```")).toEqual([{ kind: "code", text: "one line" }]);
  expect(blocksOf("```\nnot closed")).toMatchObject([{ kind: "text" }]);
  expect(blocksOf("> said\n> before\nanswer")).toMatchObject([
    { kind: "quote", parts: [{ text: "said\nbefore" }] },
    { kind: "text", parts: [{ text: "answer" }] },
  ]);
  expect(blocksOf("- one\n- **two**")).toMatchObject([
    { kind: "list", isOrdered: false, items: [[{ text: "one" }], [{ kind: "strong" }]] },
  ]);
  expect(blocksOf("3. three\n4. four")).toMatchObject([
    { kind: "list", isOrdered: true, start: 3, items: [{}, {}] },
  ]);
});

test("line breaks within a paragraph are kept", () => {
  expect(blocksOf("one\n\ntwo")).toEqual([
    { kind: "text", parts: [{ kind: "text", text: "one\n\ntwo" }] },
  ]);
});

test("in a single line, text is shown without marks", () => {
  const body = "See **this _one_** and `that`:\n- first\n- ~~second~~\n> said\n```\nlet x\n```";
  expect(plainText(body)).toBe("See this one and that: first second said let x");
  expect(plainText("2 * 3 * 4")).toBe("2 * 3 * 4");
});

test("a text of nothing but marks is parsed in reasonable time", () => {
  for (const text of [
    "*a ".repeat(2_600),
    "**".repeat(4_000),
    "_".repeat(8_000),
    "`a".repeat(4_000),
  ]) {
    expect(inlinesOf(text).length).toBeGreaterThan(0);
  }
});
