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
  ["an angle bracket in an attribute", `<p title="5 > 3">a</p>`, "<p>a</p>"],
  ["quotes in an attribute", `<p title='"' data-x="'">a</p>`, "<p>a</p>"],
  ["a tag in an attribute", `<p title="</p><b>">a</p>`, "<p>a</p>"],
  [
    "an attribute without quotes",
    "<a title=b href=https://a.example/?b=1&amp;c=d>x</a>",
    '<p><a href="https://a.example/?b=1&amp;c=d" rel="noopener">x</a></p>',
  ],
  [
    "an address with a parameter that is named like an entity",
    `<a HREF = "https://a.example/?a=1&copy=2">x</a>`,
    '<p><a href="https://a.example/?a=1&amp;copy=2" rel="noopener">x</a></p>',
  ],
  [
    "the first of two attributes",
    `<a href="/one" href="/two">x</a>`,
    '<p><a href="/one">x</a></p>',
  ],
  [
    "an attribute whose name ends in another one's",
    `<a data-href="/one" href="/two">x</a>`,
    '<p><a href="/two">x</a></p>',
  ],
  [
    "named entities",
    "&eacute;t&eacute; &mdash; &hellip; &laquo;&Aring;&raquo;",
    "<p>été — … «Å»</p>",
  ],
  [
    "entities with digits or capitals in their names",
    "&frac12; &there4; &AMP;",
    "<p>½ ∴ &amp;</p>",
  ],
  ["numeric entities", "&#233; &#xe9; &#XE9; &#8212;", "<p>é é é —</p>"],
  ["numbers of Windows-1252", "&#128; &#150;", "<p>€ –</p>"],
  ["numbers of no character", "a&#0;b&#xd800;c&#x110000;d", "<p>a�b�c�d</p>"],
  ["entities without a semicolon", "&eacute &#233 Tom &amp Ann", "<p>é é Tom &amp; Ann</p>"],
  ["an ampersand alone", "R&D & co &nosuch; &", "<p>R&amp;D &amp; co &amp;nosuch; &amp;</p>"],
  [
    "spaces that do not break",
    "<p>&nbsp;</p><p>10&nbsp;000&#160;€</p>",
    "<p>10\u00a0000\u00a0€</p>",
  ],
  [
    "signs that begin no tag",
    "<p>1 < 2 <3 a<b>c</b></p>",
    "<p>1 &lt; 2 &lt;3 a<strong>c</strong></p>",
  ],
  ["line ends of Windows", "<pre>a\r\nb</pre>", "a\nb"],
  ["names in capitals", "<P>a<BR>b</P><UL><LI>c</UL>", "<p>a<br>b</p><ul><li><p>c</p></li></ul>"],
])("%s", (_name, html, expected) => {
  expect(shown(html)).toContain(expected);
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
  ["a comment in a word", "<p>a<!-- - -- > -->b<!-->c<!--->d<!-- --!>e</p>", "<p>abcde</p>"],
  ["a comment that never ends", "<p>a</p><!-- <p>b</p>", "<p>a</p>"],
  ["a document type", "<!DOCTYPE html><?xml version='1.0'?><p>a</p>", "<p>a</p>"],
  ["a section of XML", "<p>a<![CDATA[b]]>c</p>", "<p>ac</p>"],
  ["a NUL", "<p>a\0b</p>", "<p>ab</p>"],
  ["a script in a comment of a script", "<script><!--<script></script>--></script>a", "<p>a</p>"],
  ["a script that never ends", "<p>a</p><script>b</scrip <p>c</p>", "<p>a</p>"],
  ["a style", `<style>p::before { content: "</p><b>" }</style ><p>a</p>`, "<p>a</p>"],
  ["a template", "<template><p>a</p><b>b</template><p>c</p>", "<p>c</p>"],
  ["the title of a document", "<title>a <b>b</b> &amp;</title><p>c</p>", "<p>c</p>"],
  ["what browsers without frames show", "<iframe><p>a</p></iframe><p>b</p>", "<p>b</p>"],
  ["an attribute that never ends", `<p>a</p><p title="b>c</p>`, "<p>a</p>"],
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

test("a tag with a hundred thousand attributes is read in linear time", () => {
  const attributes = Array.from({ length: 100_000 }, (_, n) => `a${n}=${n}`).join(" ");
  expect(htmlDocument(`<p ${attributes}>`).type).toBe("doc");
});

test.each(["blockquote", "ul><li", "div", "b", "table><tr><td", "span"])(
  "the text in ten thousand levels of <%s> is kept",
  (tag) => {
    expect(shown(`<${tag}>`.repeat(10_000) + "a")).toMatch(/>a</);
  },
);

test("a table of a hundred thousand spanning rows is read in linear time", () => {
  expect(htmlDocument(`<table>${"<tr><td rowspan=99999>".repeat(100_000)}`).type).toBe("doc");
});
