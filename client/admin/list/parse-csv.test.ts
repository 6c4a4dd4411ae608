import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";
import { parseCsv } from "./parse-csv.ts";

test("what is exported is read as it was", () => {
  const lines = [
    ["name", "note"],
    ["Åse, née Berg", 'say "hi"\nand\r\nleave'],
    ["=1+1", "+47 22 00 00 00"],
    ["", "x"],
  ];
  expect(parseCsv(csvOf(lines))).toEqual(lines);
});

test.each([";", "\t"])("cells may be separated by %j", (separator) => {
  const text = [`a${separator}b`, `"1${separator}2"${separator}3,4`].join("\n");
  expect(parseCsv(text)).toEqual([
    ["a", "b"],
    [`1${separator}2`, "3,4"],
  ]);
});

test("empty lines, and the end of the file without a line break, are no rows", () => {
  expect(parseCsv("a,b\n\n1,2\n , \n3")).toEqual([["a", "b"], ["1", "2"], ["3"]]);
  expect(parseCsv("")).toEqual([]);
});

test("a quote inside a cell, and one that is never closed, lose no text", () => {
  expect(parseCsv('a\n5" disk\n"open, to\nthe end')).toEqual([
    ["a"],
    ['5" disk'],
    ["open, to\nthe end"],
  ]);
});
