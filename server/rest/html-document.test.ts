import { expect, test } from "vitest";
import { render } from "../../schema/foundation/rich-text.ts";
import { htmlDocument, isHtml, textDocument } from "./html-document.ts";

const shown = (html: string) => render(htmlDocument(html)).html;

test.each([
  [
    "<p>One</p>\n<p>Two <b>bold</b> and <em>so</em></p>",
    "<p>One</p><p>Two <strong>bold</strong> and <em>so</em></p>",
  ],
  ["Bare &amp; <i>inline</i>", "<p>Bare &amp; <em>inline</em></p>"],
  ["<h1>A</h1><h3>B</h3>text", '<h2 id="a">A</h2><h3 id="b">B</h3><p>text</p>'],
  [
    "<ul><li>a<li><p>b</p><ol><li>c</li></ol></li></ul>d",
    "<ul><li><p>a</p></li><li><p>b</p><ol><li><p>c</p></li></ol></li></ul><p>d</p>",
  ],
  ["<blockquote>q</blockquote><hr>a<br>b", "<blockquote><p>q</p></blockquote><hr><p>a<br>b</p>"],
  [
    "<a href='https://a.example/?b=1&amp;c'>x</a>",
    '<p><a href="https://a.example/?b=1&amp;c" rel="noopener">x</a></p>',
  ],
  ["<pre><code>let a;\n  b &lt; c</code></pre>", "let a;\n  b &lt; c"],
  ['<img src="/files/posts/a.webp" alt="A">', /<img src="\/files\/posts\/a.webp" [^>]*alt="A"/],
])("%s", (html, expected) => {
  expect(shown(html)).toMatch(expected);
});

test.each([
  ["a script", "<p>a</p><script>alert('<p>b</p>')</script>", "<p>a</p>"],
  ["a handler", `<p onclick="alert(1)">a</p>`, "<p>a</p>"],
  ["a link that runs", `<a href="javascript:alert(1)">a</a>`, "<p>a</p>"],
  ["a frame", `<iframe src="https://x.example"></iframe><p>a</p>`, "<p>a</p>"],
  [
    "a picture from elsewhere",
    `<img src="https://x.example/a.png" onerror="b()"><p>a</p>`,
    "<p>a</p>",
  ],
  ["markup in an entity", "<p>&lt;script&gt;</p>", "<p>&lt;script&gt;</p>"],
  ["a tag that never ends", "<p>a</p><p", "<p>a</p>"],
  ["a comment", "<p>a<!-- <b>b</b> --></p>", "<p>a</p>"],
])("%s is removed", (_name, html, expected) => {
  expect(shown(html)).toBe(expected);
});

test("plain text keeps its paragraphs, lines and angle brackets", () => {
  expect(isHtml("1 < 2, a <b, x <3 y")).toBe(false);
  expect(render(textDocument("One\nline\n\n1 < 2")).html).toBe("<p>One<br>line</p><p>1 &lt; 2</p>");
});

// An algorithm with quadratic time would exceed the test's time limit.
test.each([
  "<",
  "<a",
  "<!--",
  "&",
  "<a href='",
  "<script>",
  "</p>",
  "<b>x",
  "<blockquote>",
  "<blockquote></ol>",
])("%j repeated a hundred thousand times is read in linear time", (part) => {
  expect(htmlDocument(part.repeat(100_000)).type).toBe("doc");
});
