import { expect, test, vi } from "vitest";
import type { Locale } from "./locale.ts";
import { intlFor, messageFiles, messagesOf } from "./intl.server.ts";

test("a missing translation file is logged, and its messages are empty", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const missing = "da" as Locale;
  expect(messagesOf(missing)).toEqual({});
  expect(log).toHaveBeenCalledWith("No translation file for da");
  expect(messageFiles(missing, true)).toEqual([]);
  expect(intlFor(missing).formatMessage({ id: "site.rss" })).toBe("");
  log.mockRestore();
});
