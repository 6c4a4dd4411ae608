import { describe, expect, test } from "vitest";
import { SPAM_SCORE, spamScore, SUSPICIOUS_SCORE } from "./spam-score.ts";

const score = (values: Partial<Parameters<typeof spamScore>[0]>) =>
  spamScore({ content: "", name: "Ada", isRepeated: false, ...values });

const links = (count: number) =>
  Array.from({ length: count }, (_, i) => `https://page-${i}.example`).join(" ");

describe("is published", () => {
  test.each([
    ["a word of thanks", "Thank you, this helped a lot."],
    ["two links", `Compare ${links(2)}`],
    ["code", 'Try <script src="x.js"></script> or `rm -rf /`; it costs $40 & more'],
    ["a link's markup as an example", '<a href="/docs">like this</a>'],
    ["a short shout", "YES PLEASE"],
    ["one doubtful word", "I designed the signs of a casino once."],
    ["emoji", "😀".repeat(5000)],
    ["nothing", ""],
  ])("%s", (_name, content) => {
    expect(score({ content })).toBeLessThan(SUSPICIOUS_SCORE);
  });
});

describe("is pending", () => {
  test.each([
    ["three links", { content: links(3) }],
    ["five links", { content: links(5) }],
    ["two doubtful offers", { content: "casino, viagra" }],
    ["a link in markup and a third one", { content: `<a href="x">y</a> ${links(3)}` }],
    ["a link for a name", { name: "https://buy.example" }],
    ["shouting with links", { content: `${"BUY MY THINGS NOW ".repeat(20)} ${links(3)}` }],
    ["the same text over and over", { content: "Look here", isRepeated: true }],
  ])("%s", (_name, values) => {
    expect(score(values)).toBeGreaterThanOrEqual(SUSPICIOUS_SCORE);
    expect(score(values)).toBeLessThan(SPAM_SCORE);
  });
});

test.each([
  { content: "casino viagra cialis" },
  { content: links(6) },
  { content: "casino", name: "www.casino.example" },
])("%j is certain spam", (values) => {
  expect(score(values)).toBeGreaterThanOrEqual(SPAM_SCORE);
});

test("a score is between 0 and 100", () => {
  expect(score({})).toBe(0);
  expect(score({ content: links(50), name: "https://x.example" })).toBe(100);
});
