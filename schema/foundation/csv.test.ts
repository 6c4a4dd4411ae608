import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a table is UTF-8 with a byte order mark, one line per row", () => {
  expect(
    csvOf([
      ["Titre", "Vues"],
      ["Été", 3],
      [null, undefined],
    ]),
  ).toBe("\uFEFFTitre,Vues\r\nÉté,3\r\n,\r\n");
});

test("commas, quotes and line breaks stay in their cell", () => {
  expect(csvOf([["a,b", 'say "hi"', "one\ntwo"]])).toBe('\uFEFF"a,b","say ""hi""","one\ntwo"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
  "the text %j cannot become a formula in a spreadsheet",
  (text) => {
    expect(csvOf([[text]]).replaceAll('"', "")).toBe(`\uFEFF'${text}\r\n`);
  },
);

test("a negative number stays a number", () => {
  expect(csvOf([[-3]])).toBe("\uFEFF-3\r\n");
});
