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

test("what only one has changed is theirs to change", () => {
  expect(merge({ title: "mine" }, { text: "theirs" })).toEqual({
    values: { title: "mine", text: "theirs", tags: "C" },
    disputed: [],
  });
});

test("what both have changed to the same is no dispute", () => {
  expect(merge({ title: "same" }, { title: "same" }).disputed).toEqual([]);
});

test("what both have changed is disputed, and mine stays until that is settled", () => {
  expect(merge({ title: "mine", tags: "x" }, { title: "theirs" })).toEqual({
    values: { title: "mine", text: "B", tags: "x" },
    disputed: ["title"],
  });
});

test("what is changed back is not mine any more", () => {
  expect(merge({}, { title: "theirs" }).values.title).toBe("theirs");
});

test("each field says what is the same in it", () => {
  const anyCase = (_path: string, one: unknown, other: unknown) =>
    String(one).toLowerCase() === String(other).toLowerCase();
  expect(threeWay({ tag: "a" }, { tag: "A" }, { tag: "b" }, anyCase)).toEqual({
    values: { tag: "b" },
    disputed: [],
  });
});
