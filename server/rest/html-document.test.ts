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

/** Rows as text, cells between bars. */
const rowsOf = (html: string) =>
  [...shown(html).matchAll(/<tr>(.*?)<\/tr>/gu)].map(([, row = ""]) =>
    [...row.matchAll(/<(t[dh])[^>]*>(.*?)<\/\1>/gu)]
      .map(([, tag, cell = ""]) => (tag === "th" ? "#" : "") + cell.replace(/<\/?p>/gu, " ").trim())
      .join("|"),
  );

test.each<[string, string, string[]]>([
  [
    "with its parts",
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><b>2</b></td></tr></tbody><tfoot><tr><td>3<td>4</tfoot></table>",
    ["#A|#B", "1|<strong>2</strong>", "3|4"],
  ],
  [
    "with merged cells, which are filled up; an empty cell heads nothing",
    "<table><tr><th rowspan=2>a</th><th colspan=2>b</th></tr><tr><td>c<td>d</tr><tr><td colspan=2>e<td>f</table>",
    ["#a|#b|", "|c|d", "e||f"],
  ],
  [
    "with huge spans, which end with the table",
    "<table><tr><td colspan=99999999 rowspan=99999999>a</td></tr><tr><td>b<td>c</tr></table>",
    ["a|||", "||b|c"],
  ],
  ["with rows of unequal length", "<table><tr><td>a<td>b<tr><td>c<tr></table>", ["a|b", "c|"]],
  [
    "with blocks and a table in a cell, which are lines of it",
    "<table><tr><td><h2>a</h2><ul><li>b<li>c</ul>d<table><tr><td>e<td>f</table>g</td><td><hr></table>",
    ["a  b  c  d  e  f  g|"],
  ],
  ["that never ends", "<table><tr><td>a", ["a"]],
  ["without rows", "<table><td>a<td>b</table>", ["a|b"]],
])("a table %s", (_name, html, expected) => {
  expect(rowsOf(html)).toEqual(expected);
});

test.each([
  ["its caption", "<table><caption>A <i>b</i></caption><td>c</table>", /aria-label="A b"/],
  ["text outside of cells", "<table>a<tr><td>b</table>c", /^<p>a<\/p><figure.*figure><p>c<\/p>$/],
  [
    "a list around it",
    "<ul><li>a<table><td>b</ul></table>c</ul>",
    /^<ul><li><p>a.*table.*<p>c<\/p><\/li><\/ul>$/,
  ],
  ["nothing, if it has no cells", "<p>a</p><table><tr></table>", /^<p>a<\/p>$/],
])("of a table is kept: %s", (_name, html, expected) => {
  expect(shown(html)).toMatch(expected);
});

test.each([
  ["13 columns", `<table><tr>${"<td>a".repeat(13)}</table>`],
  ["201 rows", `<table>${"<tr><td>a".repeat(201)}</table>`],
  ["10,000 cells", `<table>${`<tr>${"<td rowspan=999>a".repeat(100)}`.repeat(100)}</table>`],
])("a table of %s is refused", (_name, html) => {
  expect(() => shown(html)).toThrow("A document may not hold a table of more than");
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
  [
    "a script in a table",
    `<table onload="a()"><tr style="x"><td onclick="a()"><script>a()</script>b</table>`,
    '<figure class="table-box"><div tabindex="0" role="group" aria-label="b"><table><tbody><tr><td><p>b</p></td></tr></tbody></table></div></figure>',
  ],
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
  "<table>",
  "<table><tr><td>",
  "<table></table>",
  "<table><td></table>",
])("%j repeated a hundred thousand times is read in linear time", (part) => {
  expect(htmlDocument(part.repeat(100_000)).type).toBe("doc");
});

test("a table of a hundred thousand spanning rows is read in linear time", () => {
  expect(htmlDocument(`<table>${"<tr><td rowspan=99999>".repeat(100_000)}`).type).toBe("doc");
});
