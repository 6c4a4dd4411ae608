// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { dates, type ListParams, many } from "./list-params.ts";
import { readStoredListState, storeListState } from "./stored-list-state.ts";

const posts = {
  sorts: ["title", "updated"],
  sort: { by: "updated", direction: "descending" },
  filters: { language: many(z.enum(["en", "fr"])), written: dates() },
  storedAs: "redux-posts",
} as const satisfies ListParams;

const usual = { sort: posts.sort, filters: { language: [], written: [] } };
const stored = {
  sort: { by: "title", direction: "ascending" } as const,
  filters: { language: ["fr"], written: ["2026-11-01", ""] },
};

beforeEach(() => localStorage.clear());

test("a list opens with the order and filters that were last chosen", () => {
  expect(readStoredListState(posts)).toEqual(usual);
  storeListState(posts, stored);
  expect(localStorage.getItem("redux-posts")).toBe(
    '{"sortBy":{"by":"title","direction":"ascending"},"filters":{"language":["fr"],"written":["2026-11-01",""]}}',
  );
  expect(readStoredListState(posts)).toEqual(stored);
});

test.each([
  "",
  "null",
  "{",
  "[]",
  '{"sortBy":"title"}',
  '{"sortBy":{"by":"password","direction":"ascending"}}',
  '{"sortBy":{"by":"title","direction":"sideways"}}',
  '{"filters":"fr"}',
  '{"filters":{"language":"fr"}}',
  '{"filters":{"language":["de"],"author":["x"],"written":["yesterday"]}}',
])("stored as %j, it is ignored", (stored) => {
  localStorage.setItem("redux-posts", stored);
  expect(readStoredListState(posts)).toEqual(usual);
});

test("an order that no longer exists does not discard the filters", () => {
  const { filters } = stored;
  const sortBy = { by: "password", direction: "ascending" };
  localStorage.setItem("redux-posts", JSON.stringify({ sortBy, filters }));
  expect(readStoredListState(posts)).toEqual({ sort: posts.sort, filters });
});

test("a list without a name stores nothing", () => {
  const { storedAs: _, ...others } = posts;
  storeListState(others, stored);
  expect(localStorage).toHaveLength(0);
  expect(readStoredListState(others)).toEqual(usual);
});
