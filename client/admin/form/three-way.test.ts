import { expect, test } from "vitest";
import { threeWay } from "./three-way.ts";

const base = { title: "A", text: "B", tags: "C" };
const merge = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  threeWay(
    base,
    { ...base, ...mine },
    { ...base, ...theirs },
    (_path, one, other) => one === other,
  );

test("a field changed by one side has that side's value", () => {
  expect(merge({ title: "mine" }, { text: "theirs" })).toEqual({
    values: { title: "mine", text: "theirs", tags: "C" },
    disputed: [],
  });
});

test("the same change by both sides is no conflict", () => {
  expect(merge({ title: "same" }, { title: "same" }).disputed).toEqual([]);
});

test("different changes by both sides are a conflict, with my value until it is resolved", () => {
  expect(merge({ title: "mine", tags: "x" }, { title: "theirs" })).toEqual({
    values: { title: "mine", text: "B", tags: "x" },
    disputed: ["title"],
  });
});

test("a change that was reverted is no change", () => {
  expect(merge({}, { title: "theirs" }).values.title).toBe("theirs");
});

test("each field defines its own equality", () => {
  const anyCase = (_path: string, one: unknown, other: unknown) =>
    String(one).toLowerCase() === String(other).toLowerCase();
  expect(threeWay({ tag: "a" }, { tag: "A" }, { tag: "b" }, anyCase)).toEqual({
    values: { tag: "b" },
    disputed: [],
  });
});

test("changes of a field that can be merged are no conflict", () => {
  const joined = (_path: string, was: unknown, mine: unknown, theirs: unknown) =>
    was === "A" ? [mine, theirs].join(" and ") : undefined;
  const [mine, theirs] = [
    { ...base, title: "mine", text: "mine" },
    { ...base, title: "theirs", text: "theirs" },
  ];
  expect(threeWay(base, mine, theirs, (_path, one, other) => one === other, joined)).toEqual({
    values: { title: "mine and theirs", text: "mine", tags: "C" },
    disputed: ["text"],
  });
});
