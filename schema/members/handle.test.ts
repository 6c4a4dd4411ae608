import { describe, expect, test } from "vitest";
import { isHandle } from "./handle.ts";

describe("handles", () => {
  test.each(["ada", "ada-lovelace", "a1b", "0x0", "x".repeat(30)])("%s is valid", (value) => {
    expect(isHandle(value)).toBe(true);
  });

  test.each([
    "ab",
    "x".repeat(31),
    "-ada",
    "ada-",
    "ada--lovelace",
    "Ada",
    "ada.lovelace",
    "ada lovelace",
    "ådå",
    "ada_l",
    "",
  ])("%j is invalid", (value) => {
    expect(isHandle(value)).toBe(false);
  });

  // the first path segments of the specification's routes (section 2) and of the server's own paths
  const RESERVED =
    "about-us auth blog careers changelog coming-soon contact-us dashboard faqs info maintenance " +
    "members page payment pricing projects solutions 403 404 500 api graphql icons assets health " +
    "ready sitemap robots rss signin error admin artwork settings calendar share unsubscribe webhooks " +
    "invoice invoices payments products shop files search";

  test.each(RESERVED.split(" "))("%s is reserved", (value) => {
    expect(isHandle(value)).toBe(false);
  });
});
