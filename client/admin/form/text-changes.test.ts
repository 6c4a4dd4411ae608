import { expect, test } from "vitest";
import { textChanges } from "./text-changes.ts";

/** As a reader sees it: unchanged paragraphs as "…", removed and added words in brackets. */
const shown = (before: string, after: string) =>
  textChanges(before, after).map(
    (paragraph) =>
      paragraph
        ?.map(
          ({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind],
        )
        .join("") ?? "…",
  );

test("only changed paragraphs are shown, with the words that differ", () => {
  const before = "One.\nTwo is short.\nThree.\nFour.\nFive.";
  expect(shown(before, "One.\nTwo is long.\nThree.\nFour.\nFive.")).toEqual([
    "…",
    "Two is [-short.][+long.]",
    "…",
  ]);
});

test("paragraphs that were added or removed are marked as a whole", () => {
  expect(shown("One.\nTwo.", "One.\nNew words.\nTwo.")).toEqual(["…", "[+New words.]", "…"]);
  expect(shown("One.\nTwo.\nThree.", "One.\nThree.")).toEqual(["…", "[-Two.]", "…"]);
  expect(shown("", "All new.")).toEqual(["[+All new.]"]);
});

test("a paragraph with few words in common is marked as a whole, one that is continued is not", () => {
  expect(shown("The kiln was lit before dawn.", "A rewritten sentence was here.")).toEqual([
    "[-The kiln was lit before dawn.][+A rewritten sentence was here.]",
  ]);
  expect(shown("Begun.", "Begun. And continued at some length.")).toEqual([
    "Begun.[+ And continued at some length.]",
  ]);
});

test("equal texts have no changed paragraph", () => {
  expect(shown("One.\n\nTwo.", "One.\nTwo.\n")).toEqual(["…"]);
  expect(shown("", "")).toEqual([]);
});
