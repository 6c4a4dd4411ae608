import { createIntl } from "react-intl";
import { expect, test, vi } from "vitest";
import { intlConfig } from "./message-catalogue.ts";

test("a missing message is logged and empty", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const intl = createIntl(intlConfig("fr", { known: "Bonjour" }));
  expect(intl.formatMessage({ id: "known" })).toBe("Bonjour");
  expect(intl.formatMessage({ id: "unknown" })).toBe("");
  expect(log).toHaveBeenCalledWith("No message unknown");
  log.mockRestore();
});

test("times are Vienna's, dates have the language's format", () => {
  const midnight = "2026-11-17T23:30:00.000Z";
  const form = { day: "numeric", month: "long", year: "numeric" } as const;
  expect(createIntl(intlConfig("en", {})).formatDate(midnight, form)).toBe("18 November 2026");
  expect(createIntl(intlConfig("no", {})).formatDate(midnight, form)).toBe("18. november 2026");
});
