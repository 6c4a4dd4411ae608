import { expect, test } from "vitest";
import { localePath } from "./locale-path.ts";

test.each([
  ["en", "/", "/"],
  ["en", "/blog", "/blog"],
  ["fr", "/", "/fr"],
  ["no", "/blog?page=2", "/no/blog?page=2"],
] as const)("in %s, %s is %s", (locale, path, localized) => {
  expect(localePath(locale, path)).toBe(localized);
});
