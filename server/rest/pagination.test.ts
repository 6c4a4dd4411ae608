import { expect, test } from "vitest";
import { pagination } from "./route.ts";

const rows = (count: number) => Array.from({ length: count });
const at = (page: number, totalCount: number, count: number) =>
  pagination({ params: {}, body: {}, query: { page: `${page}` } }, 100, {
    totalCount,
    nodes: rows(count),
  });

test("a counted list has more rows until its last page", () => {
  expect(at(1, 150, 100)).toMatchObject({ totalPages: 2, hasMore: true });
  expect(at(2, 150, 50)).toMatchObject({ totalPages: 2, hasMore: false });
  expect(at(2, 200, 100)).toMatchObject({ totalPages: 2, hasMore: false });
});

test("a list of more than 10,000 rows has more as long as its pages are full", () => {
  expect(at(1, 10_001, 100)).toMatchObject({ totalPages: 101, hasMore: true });
  expect(at(300, 10_001, 100).hasMore).toBe(true);
  expect(at(301, 10_001, 99).hasMore).toBe(false);
});
