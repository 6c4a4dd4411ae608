import { expect, test } from "vitest";
import { MAIL_TEMPLATES } from "./mail-templates.ts";

test("every email to applicants begins with a greeting and a sentence of its own", () => {
  const contents = Object.values(MAIL_TEMPLATES).flatMap((byLocale) =>
    Object.values(byLocale).map(({ content }) => content),
  );
  for (const content of contents) expect(content).toMatch(/^\p{Lu}\S+ \{name\},\n\n\p{Lu}/u);
});
