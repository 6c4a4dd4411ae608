import { expect, test } from "vitest";
import { Locale } from "../foundation/locale.ts";
import { mailIntl } from "./mail-intl.ts";

test.each([
  [Locale.en, 1, "1 comment to review"],
  [Locale.en, 2, "2 comments to review"],
  [Locale.fr, 1, "1 commentaire à modérer"],
  [Locale.no, 12, "12 kommentarer til gjennomgang"],
])("in %s, %i pending comments have their form", (locale, count, text) => {
  const { formatMessage } = mailIntl(locale);
  expect(formatMessage({ id: "blog.pendingComments.subject" }, { count })).toBe(text);
});

test("what people write is text, whatever it looks like", () => {
  const { formatMessage } = mailIntl(Locale.en);
  const job = "{job} <b>'{count, plural, other {#}}'</b>";
  expect(formatMessage({ id: "jobs.received.subject" }, { job })).toBe(`New application: ${job}`);
});

test("a mail without its values is not sent", () => {
  const { formatMessage } = mailIntl(Locale.en);
  expect(() => formatMessage({ id: "jobs.received.subject" })).toThrow("job");
});
