import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { capitalized } from "./capitalized.ts";

test.each([
  ["en-GB", "yesterday", "Yesterday"],
  ["fr", "à l’instant", "À l’instant"],
  ["fr", "il y a 2 heures", "Il y a 2 heures"],
  ["nb", "i går", "I går"],
  ["en-GB", "2 hours ago", "2 hours ago"],
])("a line in %s begins with a capital: %s", (locale, text, line) => {
  expect(capitalized(createIntl({ locale }), text)).toBe(line);
});
