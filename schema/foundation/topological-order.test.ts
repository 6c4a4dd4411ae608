import { expect, test } from "vitest";
import { topologicalOrder } from "./topological-order.ts";

const fixtures = (after: Record<string, string[]>) =>
  new Map(Object.entries(after).map(([name, names]) => [name, { name, after: names }]));
const namesOf = (after: Record<string, string[]>) =>
  topologicalOrder(fixtures(after), "Fixtures").map(({ name }) => name);

test("each comes after those it names, and otherwise in the given order", () => {
  expect(namesOf({ blog: ["members", "categories"], categories: [], members: [] })).toEqual([
    "members",
    "categories",
    "blog",
  ]);
});

test("one that waits for nothing that exists is told so by name", () => {
  expect(() => namesOf({ blog: ["memberz"] })).toThrow(
    'Fixtures of blog come after "memberz", which has none',
  );
});

test("those that wait for each other are told so by name", () => {
  expect(() => namesOf({ blog: ["chat"], chat: ["blog"] })).toThrow(
    "Fixtures wait for each other: blog → chat → blog",
  );
});
