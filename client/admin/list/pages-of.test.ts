import { expect, test } from "vitest";
import { MAX_COUNT } from "../../../schema/foundation/reading/descriptions/max-count.ts";
import { isBounded } from "../../i18n/count.ts";
import { MAX_PAGED_ROWS } from "./list-params.ts";
import { pagesOf } from "./pages-of.ts";

const at = (page: number) => ({ page, size: 25 });

test("the client knows where the server stops counting", () => {
  expect([MAX_COUNT, MAX_COUNT + 1, MAX_COUNT + 2].map(isBounded)).toEqual([false, true, false]);
});

test("a counted list has a last page", () => {
  expect(pagesOf(0, at(1), 0)).toEqual({ pages: 1, isOpen: false });
  expect(pagesOf(10_000, at(1), 25)).toEqual({ pages: 400, isOpen: false });
  expect(pagesOf(12_500, at(1), 25)).toEqual({ pages: 500, isOpen: false });
});

test("a list of more rows than were counted goes on as long as its pages are full", () => {
  expect(pagesOf(10_001, at(1), 25)).toEqual({ pages: 401, isOpen: true });
  expect(pagesOf(10_001, at(401), 25)).toEqual({ pages: 402, isOpen: true });
  expect(pagesOf(10_001, at(500), 25)).toEqual({ pages: 501, isOpen: true });
  expect(pagesOf(10_001, at(500), 24)).toEqual({ pages: 500, isOpen: false });
  expect(pagesOf(10_001, at(900), 0)).toEqual({ pages: 401, isOpen: false });
});

test("no page is beyond the last row that can be reached", () => {
  const furthest = MAX_PAGED_ROWS / 25;
  expect(pagesOf(10_001, at(furthest), 25)).toEqual({ pages: furthest, isOpen: false });
  expect(pagesOf(MAX_PAGED_ROWS + 1_000, at(1), 25)).toEqual({ pages: furthest, isOpen: false });
});
