import { expect, test } from "vitest";
import { matchingLine } from "./matching-line.ts";

test("a text is shown from shortly before the matching word", () => {
  expect(matchingLine("A ferry at night", "fer")).toBe("A ferry at night");
  expect(
    matchingLine("Notes from a long week on the coast, and then a ferry at night", "ferry"),
  ).toBe("… on the coast, and then a ferry at night");
});

test("case and accents are ignored, and a word is matched at its beginning", () => {
  expect(matchingLine("Un été  à Bergen", "ETE")).toBe("Un été à Bergen");
  expect(matchingLine("Un été à Bergen", "gen")).toBeUndefined();
  expect(matchingLine(null, "gen")).toBeUndefined();
});
