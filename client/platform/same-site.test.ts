import { expect, test } from "vitest";
import { samePlace } from "./same-site.ts";

test.each(["/blog", "/fr/blog?page=2", "/blog/post#comments", "/"])(
  "%s is within this site",
  (to) => {
    expect(samePlace(to)).toBe(to);
  },
);

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "http://[",
  null,
])("%s becomes the start page", (to) => {
  expect(samePlace(to)).toBe("/");
});

test("a path that normalises to another host stays within this site", () => {
  expect(samePlace("/.//evil.example")).toBe("/evil.example");
});
