import { expect, test } from "vitest";
import { markedParts } from "./marked.tsx";

const shown = (text: string, search: string) =>
  markedParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["The printer needs it", "print", "The [print]er needs it"],
  ["Brouillé, déjà brouillé", "BROUILLE", "[Brouillé], déjà [brouillé]"],
  ["reprint", "print", "reprint"],
  ["one two three", "three one", "[one] two [three]"],
  ["a (b) c", "(b)", "a ([b]) c"],
  ["Nothing here", "", "Nothing here"],
  ["👩🏽‍🚀 rocket", "rock", "👩🏽‍🚀 [rock]et"],
])("%j searched for %j is %j", (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});

test("a match far from the start is shown with the text before it", () => {
  expect(shown(`${"word ".repeat(40)}target end`, "target")).toMatch(/^… (word )+\[target\] end$/);
});
