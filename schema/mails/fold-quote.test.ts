import { expect, test } from "vitest";
import { foldTrailingQuote } from "./fold-quote.ts";

const FOLDED = `<details class="quoted"><summary title="Quoted" aria-label="Quoted">…</summary>`;
const fold = (html: string) => foldTrailingQuote(html, "Quoted");

test("what a mail ends with of an earlier one is folded", () => {
  expect(fold(`<p>Yes</p><blockquote type="cite">No?</blockquote>\n`)).toBe(
    `<p>Yes</p>${FOLDED}<blockquote type="cite">No?</blockquote>\n</details>`,
  );
  expect(
    fold(
      `<div>Yes</div><br><div class="moz-cite-prefix">On 1 May:</div><blockquote type="cite">No?</blockquote>`,
    ),
  ).toBe(
    `<div>Yes</div><br>${FOLDED}<div class="moz-cite-prefix">On 1 May:</div><blockquote type="cite">No?</blockquote></details>`,
  );
  expect(
    fold(
      `<div><p>Yes</p><div class="gmail_quote">On 1 May:<blockquote>No?</blockquote></div></div>`,
    ),
  ).toContain(`<p>Yes</p>${FOLDED}<div class="gmail_quote">`);
});

test.each([
  ["answered below", `<p>Hi</p><blockquote type="cite">No?</blockquote><p>Yes</p>`],
  [
    "answered part by part",
    `<p>Hi</p><blockquote type="cite">1?</blockquote><p>Yes</p><blockquote type="cite">2?</blockquote>`,
  ],
  ["all of the mail", `<blockquote type="cite">No?</blockquote>`],
  ["forwarded", `<p>See</p><div class="gmail_quote">---------- Forwarded message<br>Text</div>`],
  ["no quote", `<p>Hi</p><blockquote>A line of Rilke</blockquote>`],
])("a quote that is %s stays", (_name, html) => {
  expect(fold(html)).toBe(html);
});
