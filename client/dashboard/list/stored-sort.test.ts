// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { ListAddress } from "./list-address.ts";
import { storedSort, storeSort } from "./stored-sort.ts";

const posts = {
  sorts: ["title", "updated"],
  sort: { by: "updated", direction: "descending" },
  storedAs: "redux-posts",
} as const satisfies ListAddress;

beforeEach(() => localStorage.clear());

test("a list begins in the order that was last chosen", () => {
  expect(storedSort(posts)).toEqual(posts.sort);
  storeSort(posts, { by: "title", direction: "ascending" });
  expect(localStorage.getItem("redux-posts")).toBe(
    '{"sortBy":{"by":"title","direction":"ascending"}}',
  );
  expect(storedSort(posts)).toEqual({ by: "title", direction: "ascending" });
});

test.each([
  "",
  "null",
  "{",
  '{"sortBy":"title"}',
  '{"sortBy":{"by":"password","direction":"ascending"}}',
  '{"sortBy":{"by":"title","direction":"sideways"}}',
])("what is stored as %j is as if it were not there", (stored) => {
  localStorage.setItem("redux-posts", stored);
  expect(storedSort(posts)).toEqual(posts.sort);
});

test("a list that keeps no order stores none", () => {
  const { storedAs: _, ...others } = posts;
  storeSort(others, { by: "title", direction: "ascending" });
  expect(localStorage).toHaveLength(0);
  expect(storedSort(others)).toEqual(posts.sort);
});
