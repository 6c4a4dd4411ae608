import { expect, test } from "vitest";
import { mergeLists } from "./merge-lists.ts";

const letters = (text: string) => text.split("");
const merge = (base: string, mine: string, theirs: string) =>
  mergeLists(letters(base), letters(mine), letters(theirs), (letter) => letter)?.join("");

test.each([
  ["each changed another part", "abcde", "Xbcde", "abcdY", "XbcdY"],
  ["one added, the other removed elsewhere", "abcde", "abXcde", "abcd", "abXcd"],
  ["both made the same change", "abc", "aXc", "aXc", "aXc"],
  ["one changed nothing", "abc", "abc", "", ""],
  ["both added at either end", "b", "ab", "bc", "abc"],
])("changes are merged if %s", (_, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toBe(merged);
  expect(merge(base, theirs, mine)).toBe(merged);
});

test.each([
  ["the same part", "abc", "aXc", "aYc"],
  ["neighbouring parts", "abcd", "aXcd", "abYd"],
  ["a part that the other removed", "abc", "aXc", "ac"],
  ["the same place by adding", "ac", "aXc", "aYc"],
  ["a list that was empty", "", "X", "Y"],
])("there is no merging if both changed %s", (_, base, mine, theirs) => {
  expect(merge(base, mine, theirs)).toBeUndefined();
  expect(merge(base, theirs, mine)).toBeUndefined();
});
