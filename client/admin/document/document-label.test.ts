import { readFileSync } from "node:fs";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { documentFields } from "./document-fields.ts";
import { documentLabel } from "./document-label.ts";

test.each(["en", "fr", "no"])("every field of a document has a label in %s", (locale) => {
  const file = readFileSync(`client/messages/${locale}.json`, "utf8");
  const messages = JSON.parse(file) as Record<string, string>;
  const missing: string[] = [];
  const onError = ({ message }: Error) => missing.push(message);
  const intl = createIntl({ locale, messages, onError });

  const labels = Object.keys(documentFields).map((name) => documentLabel(intl, name));

  expect(missing).toEqual([]);
  expect(labels).not.toContain(undefined);
});
