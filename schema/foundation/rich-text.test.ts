import { describe, expect, test } from "vitest";
import { readingMinutes, render, type RichText } from "./rich-text.ts";

const doc = (...content: unknown[]) => ({ type: "doc", content });
const p = (...content: unknown[]) => ({ type: "paragraph", content });
const textNode = (text: string, ...marks: unknown[]) => ({ type: "text", text, marks });
const cell = (type: string) => (text: string) => ({ type, content: [p(textNode(text))] });
const td = cell("tableCell");
const th = cell("tableHeader");
const row = (...content: unknown[]) => ({ type: "tableRow", content });
const table = (...content: unknown[]) => ({ type: "table", content });
const tableOf = (rows: number, columns: number) =>
  table(
    ...Array.from({ length: rows }, () => row(...Array.from({ length: columns }, () => td("x")))),
  );
const link = (href: unknown) => ({ type: "link", attrs: { href } });
const html = (...content: unknown[]) => render(doc(...content)).html;

describe("allowed content is rendered", () => {
  test.each<[string, unknown, string]>([
    ["a paragraph", p(textNode("Hi")), "<p>Hi</p>"],
    ["an empty paragraph", { type: "paragraph" }, "<p></p>"],
    ["a line break", p(textNode("a"), { type: "hardBreak" }, textNode("b")), "<p>a<br>b</p>"],
    ["a rule", { type: "horizontalRule" }, "<hr>"],
    [
      "marks, the first innermost",
      p(textNode("x", { type: "bold" }, { type: "italic" }, { type: "code" })),
      "<p><code><em><strong>x</strong></em></code></p>",
    ],
    [
      "strokes",
      p(textNode("x", { type: "strike" }, { type: "underline" })),
      "<p><u><s>x</s></u></p>",
    ],
    [
      "lists",
      { type: "bulletList", content: [{ type: "listItem", content: [p(textNode("a"))] }] },
      "<ul><li><p>a</p></li></ul>",
    ],
    [
      "ordered lists",
      { type: "orderedList", content: [{ type: "listItem", content: [] }] },
      "<ol><li></li></ol>",
    ],
    [
      "a quotation with its source",
      { type: "blockquote", attrs: { source: "A & B" }, content: [p(textNode("x"))] },
      "<blockquote><p>x</p><footer>A &amp; B</footer></blockquote>",
    ],
    [
      "code with language and title",
      { type: "codeBlock", attrs: { language: "ts", title: "a<b" }, content: [textNode("1 < 2")] },
      '<figure class="code"><figcaption>a&lt;b</figcaption><pre tabindex="0"><code class="language-ts">1 &lt; 2</code></pre></figure>',
    ],
    [
      "code whose comments, keys and strings can have tones",
      { type: "codeBlock", attrs: { language: "ts" }, content: [textNode(`a: "<b>", // &`)] },
      '<figure class="code"><pre tabindex="0"><code class="language-ts"><span class="tok-key">a</span>: <span class="tok-string">&quot;&lt;b&gt;&quot;</span>, <span class="tok-comment">// &amp;</span></code></pre></figure>',
    ],
    [
      "code with marks, as it is",
      {
        type: "codeBlock",
        attrs: { language: "ts" },
        content: [textNode(`"a"`, { type: "bold" })],
      },
      '<figure class="code"><pre tabindex="0"><code class="language-ts"><strong>&quot;a&quot;</strong></code></pre></figure>',
    ],
    [
      "pictures of this server",
      { type: "pictures", attrs: { pictures: [{ src: "/artwork/a.svg", alt: '"A"' }] } },
      '<figure class="pictures"><div><img src="/artwork/a.svg" alt="&quot;A&quot;" width="400" height="260" loading="lazy"></div></figure>',
    ],
    [
      "a link to the web",
      p(textNode("x", link("https://a.example/?b=1&c"))),
      '<p><a href="https://a.example/?b=1&amp;c" rel="noopener">x</a></p>',
    ],
    ["a link to this site", p(textNode("x", link("/blog"))), '<p><a href="/blog">x</a></p>'],
    ["a link to a heading", p(textNode("x", link("#top"))), '<p><a href="#top">x</a></p>'],
    [
      "a link to mail",
      p(textNode("x", link("mailto:a@b.example"))),
      '<p><a href="mailto:a@b.example">x</a></p>',
    ],
  ])("%s", (_name, node, expected) => {
    expect(html(node)).toBe(expected);
  });

  test("a table: its first row names the columns, other header cells their row", () => {
    const rendered = html(
      table(row(th(""), th("Price")), row(th("One"), td("€1 < 2")), row(th("Two"), td(""))),
    );
    expect(rendered).toBe(
      '<figure class="table-box"><div tabindex="0" role="group" aria-label="Price"><table>' +
        '<thead><tr><td><p></p></td><th scope="col"><p>Price</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>One</p></th><td><p>€1 &lt; 2</p></td></tr>' +
        '<tr><th scope="row"><p>Two</p></th><td><p></p></td></tr></tbody></table></div></figure>',
    );
  });

  test("a table without headers, named by its caption", () => {
    const rendered = html({ ...table(row(td("a"), td("b"))), attrs: { caption: '"C"' } });
    expect(rendered).toBe(
      '<figure class="table-box"><figcaption>&quot;C&quot;</figcaption>' +
        '<div tabindex="0" role="group" aria-label="&quot;C&quot;"><table><tbody><tr>' +
        "<td><p>a</p></td><td><p>b</p></td></tr></tbody></table></div></figure>",
    );
  });

  test("words of cells are words of the text", () => {
    const { text } = render(
      doc(table(row(td("a"), td("b")), row(td("c"), td("d"))), p(textNode("e"))),
    );
    expect(text.split(/\s+/u)).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("a table of 200 rows and 12 columns is allowed", () => {
    expect(html(tableOf(200, 12)).match(/<td>/gu)).toHaveLength(2400);
  });

  test("pictures that were uploaded are offered in several widths", () => {
    const picture = { src: "/files/posts/a.webp", alt: "A" };
    const shown = (...pictures: object[]) => html({ type: "pictures", attrs: { pictures } });
    expect(shown(picture)).toContain(
      'srcset="/files/posts/a.webp?w=640 640w, /files/posts/a.webp?w=960 960w, /files/posts/a.webp?w=1280 1280w" sizes="(width < 48rem) 100vw, 720px"',
    );
    expect(shown(picture, picture)).toContain("/files/posts/a.webp?w=320 320w");
    expect(shown({ ...picture, src: "/artwork/a.svg" })).not.toContain("srcset");
  });

  test("headings get unique ids, and those of level two are listed", () => {
    const rendered = render(
      doc(heading("Why", 2), heading("Why", 2), heading("So", 3), heading("日本", 2)),
    );
    expect(rendered.html).toBe(
      '<h2 id="why">Why</h2><h2 id="why-2">Why</h2><h3 id="so">So</h3><h2 id="section">日本</h2>',
    );
    expect(rendered.headings).toEqual([
      { id: "why", text: "Why" },
      { id: "why-2", text: "Why" },
      { id: "section", text: "日本" },
    ]);
  });
});

const heading = (text: string, level: number) => ({
  type: "heading",
  attrs: { level },
  content: [textNode(text)],
});

test("no two headings share an id, whatever their levels and numbers", () => {
  const { html: text, headings } = render(
    doc(heading("A", 3), heading("A 3", 2), heading("A", 2), heading("A", 2), heading("A", 2)),
  );
  expect(headings.map(({ id }) => id)).toEqual(["a-3", "a-2", "a-4", "a-5"]);
  expect(text).toContain('<h3 id="a">');
});

test("500 identical headings get ids; more are refused", () => {
  const equal = (count: number) => doc(...Array.from({ length: count }, () => heading("x", 2)));
  expect(render(equal(500)).headings.at(-1)).toEqual({ id: "x-500", text: "x" });
  expect(() => render(equal(501))).toThrow("A document may not hold more than 500 headings");
});

describe("scripts and unsafe links are escaped or dropped", () => {
  const PLAIN = "<p>x</p>";

  test("attributes of tables and cells", () => {
    const hostile = { onclick: "alert(1)", style: "x", class: '"><script>', colwidth: ["<"] };
    const rendered = html({
      ...table({ ...row({ ...td("<script>"), attrs: hostile }), attrs: hostile }),
      attrs: { ...hostile, caption: '"><script>alert(1)</script>' },
    });
    const caption = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;";
    expect(rendered).toBe(
      `<figure class="table-box"><figcaption>${caption}</figcaption>` +
        `<div tabindex="0" role="group" aria-label="${caption}"><table><tbody><tr>` +
        "<td><p>&lt;script&gt;</p></td></tr></tbody></table></div></figure>",
    );
  });

  test.each<[string, unknown, string]>([
    [
      "markup",
      p(textNode("<script>alert(1)</script>")),
      "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    ],
    [
      "an attribute",
      p(textNode(`"><img src=x onerror='a()'>`)),
      "<p>&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;</p>",
    ],
    ["an entity", p(textNode("&lt;b&gt;")), "<p>&amp;lt;b&amp;gt;</p>"],
    ["javascript:", p(textNode("x", link("javascript:alert(1)"))), PLAIN],
    ["JaVaScRiPt: after a space", p(textNode("x", link(" JaVaScRiPt:alert(1)"))), PLAIN],
    ["javascript: in pieces", p(textNode("x", link("java\tscript:alert(1)"))), PLAIN],
    ["data:", p(textNode("x", link("data:text/html,<script>alert(1)</script>"))), PLAIN],
    ["vbscript:", p(textNode("x", link("vbscript:x"))), PLAIN],
    ["another host without a scheme", p(textNode("x", link("//evil.example"))), PLAIN],
    ["another host behind a backslash", p(textNode("x", link("/\\evil.example"))), PLAIN],
    ["another host behind a tab", p(textNode("x", link("/\t/evil.example"))), PLAIN],
    ["another host behind a line break", p(textNode("x", link(" /\n\\evil.example"))), PLAIN],
    ["a link that is no text", p(textNode("x", link({ toString: "https://" }))), PLAIN],
    ["a link without attributes", p(textNode("x", { type: "link" })), PLAIN],
    [
      "an attribute in a link",
      p(textNode("x", link('https://a.example/" onmouseover="alert(1)'))),
      '<p><a href="https://a.example/&quot; onmouseover=&quot;alert(1)" rel="noopener">x</a></p>',
    ],
    [
      "an attribute in a language",
      { type: "codeBlock", attrs: { language: 'js" onclick="x' } },
      '<figure class="code"><pre tabindex="0"><code class="language-jsonclickx"></code></pre></figure>',
    ],
    ["a text that is none", p({ type: "text", text: { evil: true } }), "<p></p>"],
    ["attributes of its own", { ...p(textNode("x")), attrs: { style: "x", onclick: "x" } }, PLAIN],
  ])("%s", (_name, node, expected) => {
    expect(html(node)).toBe(expected);
  });
});

describe("invalid content is refused", () => {
  const deep = (levels: number): RichText =>
    levels ? { type: "blockquote", content: [deep(levels - 1)] } : { type: "paragraph" };
  const picture = (src: unknown) => doc({ type: "pictures", attrs: { pictures: [{ src }] } });

  test.each<[string, unknown]>([
    ["nothing", null],
    ["text alone", "<p>x</p>"],
    ["a list", []],
    ["another root", { type: "paragraph" }],
    ["an unknown node", doc({ type: "iframe", attrs: { src: "https://x.example" } })],
    ["a node named as a method", doc({ type: "constructor" })],
    ["a node that is none", doc("text")],
    ["no node", doc(null)],
    ["a node without a type", doc({ content: [] })],
    ["content that is no list", { type: "doc", content: { 0: p() } }],
    ["an unknown mark", doc(p(textNode("x", { type: "onclick" })))],
    ["a mark named as a method", doc(p(textNode("x", { type: "constructor" })))],
    ["a mark that is none", doc(p(textNode("x", null)))],
    ["a mark without a type", doc(p(textNode("x", { type: 7 })))],
    ["marks that are no list", doc(p({ type: "text", text: "x", marks: { type: "bold" } }))],
    ["a picture from elsewhere", picture("https://x.example/a.png")],
    ["a picture in the document", picture("data:image/svg+xml,<svg onload=alert(1)>")],
    ["a picture that runs", picture("javascript:alert(1)")],
    ["a picture without an address", picture(undefined)],
    ["a table without rows", doc({ type: "table" })],
    ["a table whose rows are none", doc(table("row", null))],
    ["a table with an empty row", doc(table(row()))],
    ["a table with rows of other lengths", doc(table(row(td("a"), td("b")), row(td("c"))))],
    ["a table with a paragraph for a row", doc(table(row(td("a")), p(textNode("b"))))],
    ["a table with a paragraph for a cell", doc(table(row(p(textNode("a")))))],
    ["a cell that is none", doc(table(row(null)))],
    ["a cell without a paragraph", doc(table(row({ type: "tableCell" })))],
    ["a cell with bare text", doc(table(row({ type: "tableCell", content: [textNode("a")] })))],
    ["a table in a cell", doc(table(row({ ...td("a"), content: [table(row(td("b")))] })))],
    [
      "a table in a paragraph of a cell",
      doc(table(row({ ...td("a"), content: [p(table(row(td("b"))))] }))),
    ],
    ["a heading in a cell", doc(table(row({ ...td("a"), content: [heading("a", 2)] })))],
    ["a cell that spans two columns", doc(table(row({ ...td("a"), attrs: { colspan: 2 } })))],
    ["a cell that spans all rows", doc(table(row({ ...td("a"), attrs: { rowspan: 1e9 } })))],
    ["a span that is no number", doc(table(row({ ...td("a"), attrs: { colspan: '1" x="' } })))],
    ["a table of 201 rows", doc(tableOf(201, 1))],
    ["a table of 13 columns", doc(tableOf(1, 13))],
    ["a table of 10,000 cells", doc(tableOf(100, 100))],
    ["a row without a table", doc(row(td("a")))],
    ["a cell without a table", doc(td("a"))],
    ["more than 20,000 nodes in tables", doc(...Array.from({ length: 3 }, () => tableOf(200, 12)))],
    ["nesting beyond twenty levels", doc(deep(21))],
    [
      "more than 20,000 nodes",
      doc(...Array.from({ length: 20_001 }, () => ({ type: "hardBreak" }))),
    ],
  ])("%s", (_name, document) => {
    expect(() => render(document)).toThrow(
      expect.objectContaining({
        extensions: { code: "INVALID", fields: { content: "Not valid" } },
      }),
    );
  });

  test("eighteen levels of nesting are allowed", () => {
    expect(render(doc(deep(18))).html).toContain("<p></p>");
  });
});

describe("reading time", () => {
  test.each([
    [0, 1],
    [100, 1],
    [440, 2],
    [560, 3],
    [2200, 10],
  ])("%i words take %i", (count, minutes) => {
    expect(readingMinutes("word ".repeat(count))).toBe(minutes);
  });
});
