import { expect, test } from "vitest";
import type { ListState } from "./list-params.ts";
import { localPage } from "./local-page.ts";

const rows = [
  { name: "Tools", order: 2 },
  { name: "Åpen kode", order: 1 },
  { name: "Craft", order: 3 },
];
const state = (change: Partial<ListState<string, "name" | "order">> = {}) => ({
  search: "",
  tab: "all",
  sort: { by: "order", direction: "ascending" } as const,
  page: 1,
  size: 10,
  filters: {},
  view: undefined,
  ...change,
});
const shown = (change?: Partial<ListState<string, "name" | "order">>) => {
  const page = localPage(rows, state(change), {
    textOf: ({ name }) => name,
    sortBy: { name: ({ name }) => name, order: ({ order }) => order },
    collator: new Intl.Collator("en"),
  });
  return { names: page.rows.map(({ name }) => name), total: page.total };
};

test("rows are sorted by numbers and by the reader's alphabet", () => {
  expect(shown().names).toEqual(["Åpen kode", "Tools", "Craft"]);
  expect(shown({ sort: { by: "name", direction: "descending" } }).names).toEqual([
    "Tools",
    "Craft",
    "Åpen kode",
  ]);
});

test("all search words must occur in a row", () => {
  expect(shown({ search: "kode åp" })).toEqual({ names: ["Åpen kode"], total: 1 });
  expect(shown({ search: "kode craft" })).toEqual({ names: [], total: 0 });
});

test("a page has the requested number of rows, and the total counts all matches", () => {
  expect(shown({ page: 2, size: 2 })).toEqual({ names: ["Craft"], total: 3 });
});
