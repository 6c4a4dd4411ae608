import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("few pages are all shown", () => {
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test("first, last and the neighbours are shown with gaps between", () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
});

test("a list that was not counted to its end ends with a gap", () => {
  expect(pageNumbers(2, 401, true)).toEqual([1, 2, 3, null, 401, null]);
  expect(pageNumbers(402, 403, true)).toEqual([1, null, 401, 402, 403, null]);
});

test("a gap of one page is that page", () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});
