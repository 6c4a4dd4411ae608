import { expect, test } from "vitest";
import { samePlace } from "./same-site.ts";

test.each(["/blog", "/fr/blog?page=2", "/blog/post#comments", "/"])("%s is on this site", (to) => {
  expect(samePlace(to)).toBe(to);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "http://[",
  null,
])("%s leads to the start", (to) => {
  expect(samePlace(to)).toBe("/");
});

test("a path that normalises to another host stays here", () => {
  expect(samePlace("/.//evil.example")).toBe("/evil.example");
});
