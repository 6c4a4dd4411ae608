import { expect, test } from "vitest";
import { differences } from "./differences.ts";

const base = { name: { en: "Craft", fr: "Métier" }, color: "BLUE", tags: ["a"], author: null };

test("a field that only I changed differs", () => {
  const mine = { ...base, color: "RED" };
  expect(differences(base, mine, base)).toEqual([
    { path: "color", mine: "RED", theirs: "BLUE", by: "me" },
  ]);
});

test("a field that only somebody else changed is untouched here", () => {
  const theirs = { ...base, name: { en: "Craft", fr: "Atelier" } };
  expect(differences(base, base, theirs)).toEqual([
    { path: "name.fr", mine: "Métier", theirs: "Atelier", by: "them" },
  ]);
});

test("a field that both changed is of both", () => {
  const [mine, theirs] = [
    { ...base, color: "RED" },
    { ...base, color: "CYAN" },
  ];
  expect(differences(base, mine, theirs)).toEqual([
    { path: "color", mine: "RED", theirs: "CYAN", by: "both" },
  ]);
});

test("what both changed to the same is no difference", () => {
  const changed = { ...base, tags: ["a", "b"] };
  expect(differences(base, changed, structuredClone(changed))).toEqual([]);
});

test("lists and choices are one value each", () => {
  const mine = { ...base, tags: ["b"], author: { value: "1", label: "Ada" } };
  expect(differences(base, mine, base).map(({ path }) => path)).toEqual(["tags", "author"]);
});
