import { expect, test } from "vitest";
import { topologicalOrder } from "./topological-order.ts";

const fixtures = (after: Record<string, string[]>) =>
  new Map(Object.entries(after).map(([name, names]) => [name, { name, after: names }]));
const namesOf = (after: Record<string, string[]>) =>
  topologicalOrder(fixtures(after), "Fixtures").map(({ name }) => name);

test("each item comes after its dependencies, otherwise in the given order", () => {
  expect(namesOf({ blog: ["members", "categories"], categories: [], members: [] })).toEqual([
    "members",
    "categories",
    "blog",
  ]);
});

test("an unknown dependency is reported by name", () => {
  expect(() => namesOf({ blog: ["memberz"] })).toThrow(
    'Fixtures of blog come after "memberz", which does not exist',
  );
});

test("a cycle is reported by name", () => {
  expect(() => namesOf({ blog: ["chat"], chat: ["blog"] })).toThrow(
    "Fixtures depend on each other: blog → chat → blog",
  );
});
