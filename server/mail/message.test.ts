import { describe, expect, test } from "vitest";
import { Locale, LOCALES } from "../../schema/foundation/locale.ts";
import type { EmailMessage } from "../../schema/foundation/services.ts";
import { messageHtml } from "./message-html.ts";
import { messageText } from "./message-text.ts";

const ORIGIN = "https://atelier.example";

const message: EmailMessage = {
  to: "ada@example.org",
  locale: Locale.en,
  subject: "Confirm your address",
  paragraphs: ["Type this code:", "It holds for 15 minutes."],
  code: "012345",
  action: { label: "Confirm", url: "/verify?email=ada%40example.org" },
};
const forms = { text: messageText, html: messageHtml };

test("the plain text contains all parts in order", () => {
  expect(messageText(message, ORIGIN)).toBe(`Type this code:

    012345

Never share this code. Nobody at Atelier will ask you for it.

Confirm
https://atelier.example/verify?email=ada%40example.org

It holds for 15 minutes.

-- 
Sent by Atelier, https://atelier.example
`);
});

describe.each(Object.entries(forms))("as %s", (_name, form) => {
  test("links to the site become absolute, others are not changed", () => {
    expect(form(message, ORIGIN)).toContain(
      "https://atelier.example/verify?email=ada%40example.org",
    );
    const elsewhere = { ...message, action: { label: "Read", url: "https://other.example/a" } };
    expect(form(elsewhere, ORIGIN)).toContain("https://other.example/a");
  });

  test("missing parts are left out", () => {
    const { code, action, ...plain } = message;
    expect(form(plain, ORIGIN)).not.toMatch(/Never share this code|button|undefined/);
  });

  test("the fixed texts exist in every language", () => {
    const said = LOCALES.map((locale) => form({ ...message, locale }, ORIGIN));
    expect(new Set(said).size).toBe(LOCALES.length);
  });
});

test("text is escaped", () => {
  const html = messageHtml(
    {
      ...message,
      subject: "<b>&",
      paragraphs: ['<img src="x">', "two\nlines"],
      action: { label: "<i>", url: '/"><script>' },
    },
    ORIGIN,
  );
  expect(html).not.toMatch(/<b>|<img|<i>|<script/);
  expect(html).toContain("&lt;b&gt;&amp;");
  expect(html).toContain("two<br>lines");
});
