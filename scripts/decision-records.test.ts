import { describe, expect, test } from "vitest";
import {
  danglingLinks,
  danglingMentions,
  type Decision,
  indexOf,
  numberingFaults,
  parseDecision,
} from "./decision-records.ts";

const text = (status: string, area = "engine") =>
  `---\ntitle: One statement\ndate: 2026-11-21\nstatus: ${status}\narea: ${area}\n---\n\nText.\n`;

const decision = (number: string, more: Partial<Decision> = {}): Decision => ({
  file: `${number}-name.md`,
  number,
  title: `Decision ${number}`,
  date: "2026-11-21",
  area: "engine",
  ...more,
});

describe("a file of a decision", () => {
  test("is read by its name and front matter", () => {
    const read = { ...decision("001"), title: "One statement" };
    expect(parseDecision("001-name.md", text("accepted"))).toEqual(read);
    expect(parseDecision("001-name.md", text("superseded by 002"))).toEqual({
      ...read,
      supersededBy: "002",
    });
  });

  test.each([
    ["1-name.md", text("accepted")],
    ["001-name.md", text("proposed")],
    ["001-name.md", text("superseded by 2")],
    ["001-name.md", text("accepted", "weather")],
    ["001-name.md", "Text."],
  ])("%s is refused without the form: %j", (file, content) => {
    expect(parseDecision(file, content)).toContain(file);
  });
});

describe("numbers", () => {
  test("that follow each other have no faults", () => {
    const replaced = decision("001", { supersededBy: "002" });
    expect(numberingFaults([replaced, decision("002")])).toEqual([]);
  });

  test("are refused if one is missing, double, or out of the order of dates", () => {
    expect(numberingFaults([decision("001"), decision("003")])).toEqual([
      "There is no decision 002",
    ]);
    const other = { file: "001-other.md" };
    expect(numberingFaults([decision("001"), decision("001", other)])).toEqual([
      "001-other.md: 001 is taken",
    ]);
    const older = decision("002", { date: "2026-11-20" });
    expect(numberingFaults([decision("001"), older])).toEqual([
      "002-name.md: is older than 001-name.md",
    ]);
  });

  test("are refused as replacements if they do not exist", () => {
    expect(numberingFaults([decision("001", { supersededBy: "002" })])).toEqual([
      "001-name.md: superseded by 002, which does not exist",
    ]);
  });
});

test("the index lists decisions by area, with what replaced them", () => {
  const replaced = decision("001", { supersededBy: "002", area: "tests" });
  const index = indexOf([replaced, decision("002"), decision("003", { area: "tests" })]);
  expect(index).toContain("\n- [002](002-name.md) Decision 002\n");
  expect(index).toContain(
    "## Tests\n\n- [001](001-name.md) Decision 001 — superseded by [002](002-name.md)\n- [003]",
  );
});

test("a relative link has to lead to a file, outside of code", () => {
  const exists = (path: string) => path === "docs/engine.md";
  const links =
    "[a](engine.md#time) [b](../README.md) [c](https://example.org) [d](#time) `[e]\n(f)`";
  expect(danglingLinks("docs/chat.md", links, exists)).toEqual([
    "docs/chat.md: ../README.md does not exist",
  ]);
  expect(danglingLinks("docs/chat.md", "```md\n[a](b)\n```\n", exists)).toEqual([]);
});

test.each([
  ["// docs/decisions/001-name.md", []],
  ["// docs/decisions/001-other.md", ["docs/decisions/001-other.md"]],
  ["// see decision 1", []],
  ["// see decision 4", ["decision 4"]],
  ["// see DECISIONS.md", ["DECISIONS.md"]],
  ["// docs/decisions has the reasons", []],
])("%s mentions what is missing: %j", (comment, missing) => {
  expect(danglingMentions("a.ts", comment, [decision("001")])).toEqual(
    missing.map((mention) => `a.ts: ${mention} does not exist`),
  );
});
