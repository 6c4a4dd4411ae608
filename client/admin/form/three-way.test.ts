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
