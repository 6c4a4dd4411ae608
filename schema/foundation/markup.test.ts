import { expect, test } from "vitest";
import { escapeMarkup } from "./markup.ts";

test("text is no markup in elements and in quoted attributes", () => {
  expect(escapeMarkup(`<a href="x">Tom & 'Ann' &amp;</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Ann&#39; &amp;amp;&lt;/a&gt;",
  );
});
