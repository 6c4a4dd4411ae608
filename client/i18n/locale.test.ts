import { expect, test } from "vitest";
import { localeOf, localePath, withoutLocale } from "./locale.ts";

test("the prefix decides the locale", () => {
  expect(localeOf("/fr")).toBe("fr");
  expect(localeOf("/no/blog")).toBe("no");
  expect(localeOf("/blog")).toBe("en");
  expect(localeOf("/france")).toBe("en");
  expect(localeOf("/de/blog")).toBe("en");
});

test("a path is converted to each locale and back", () => {
  expect(localePath("fr", "/")).toBe("/fr");
  expect(localePath("no", "/blog?page=2")).toBe("/no/blog?page=2");
  expect(localePath("en", "/blog")).toBe("/blog");
  expect(withoutLocale("/fr/blog")).toBe("/blog");
  expect(withoutLocale("/no")).toBe("/");
  expect(withoutLocale("/northern")).toBe("/northern");
});
