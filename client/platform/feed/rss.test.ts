import { expect, test } from "vitest";
import { withAbsoluteUrls } from "./absolute-urls.ts";
import { type FeedItem, rss } from "./rss.ts";

const post: FeedItem = {
  slug: "en-god-brief",
  title: "Pris & \u0007pålitelighet <nå>",
  description: null,
  author: "Ingrid Solheim",
  categories: ["Håndverk"],
  publishedAt: "2026-11-18T08:00:00.000Z",
};

const channel = {
  origin: "https://atelier.example",
  locale: "no",
  path: "/no/rss.xml",
  sitePath: "/blog",
  title: "Atelier",
  description: "Notater",
} as const;

test("a feed contains its title, its language and each post, as well-formed XML", () => {
  const feed = rss({ ...channel, items: [post] });
  expect(feed).toContain("<language>nb</language>");
  expect(feed).toContain(
    `<atom:link href="https://atelier.example/no/rss.xml" rel="self" type="application/rss+xml"/>`,
  );
  expect(feed).toContain("<title>Pris &amp; pålitelighet &lt;nå&gt;</title>");
  expect(feed).toContain("<link>https://atelier.example/no/blog/en-god-brief</link>");
  expect(feed).toContain("<pubDate>Wed, 18 Nov 2026 08:00:00 GMT</pubDate>");
  expect(feed).not.toContain("<description></description>");
});

test.each([
  [`<a href="#two">2</a>`, `<a href="https://atelier.example/no/blog/en-god-brief#two">2</a>`],
  [
    `<a href="to?a=1&amp;b=2">2</a>`,
    `<a href="https://atelier.example/no/blog/to?a=1&amp;b=2">2</a>`,
  ],
  [`<a href="//cdn.example/x">x</a>`, `<a href="https://cdn.example/x">x</a>`],
  [`<a href="mailto:a@b.example">x</a>`, `<a href="mailto:a@b.example">x</a>`],
  [`<a href="https://b.example">x</a>`, `<a href="https://b.example">x</a>`],
  [
    `<img src="/files/a.webp" srcset="/files/a,b.webp?w=640 640w, /files/a.webp?w=960 960w" alt="">`,
    `<img src="https://atelier.example/files/a.webp" srcset="https://atelier.example/files/a,b.webp?w=640 640w, https://atelier.example/files/a.webp?w=960 960w" alt="">`,
  ],
  [
    `<video poster="/p.webp"><source src="/v.mp4"></video>`,
    `<video poster="https://atelier.example/p.webp"><source src="https://atelier.example/v.mp4"></video>`,
  ],
  [`<p>src="/a" stays</p>`, `<p>src="/a" stays</p>`],
])("in the text of a feed, %s has absolute URLs", (content, expected) => {
  expect(withAbsoluteUrls(content, "https://atelier.example/no/blog/en-god-brief")).toBe(expected);
});

test("a post contains its text and its picture, with absolute URLs", () => {
  const feed = rss({
    ...channel,
    items: [
      {
        ...post,
        picture: "/artwork/rings.svg",
        content: `<p>Se <a href="/no/blog/to">to</a> og <img src="/files/a.png" alt=""></p>`,
      },
    ],
  });
  expect(feed).toContain(
    `<media:content url="https://atelier.example/artwork/rings.svg" medium="image"/>`,
  );
  expect(feed).toContain("&lt;a href=&quot;https://atelier.example/no/blog/to&quot;&gt;");
  expect(feed).toContain("&lt;img src=&quot;https://atelier.example/files/a.png&quot;");
});
