import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

const origin = "https://atelier.example";

test("a page in several languages lists its alternates, and only existing ones", () => {
  const map = sitemap(origin, {
    posts: [{ updatedAt: "2026-11-18T08:00:00.000Z", slugs: { en: "a-brief", no: "en-brief" } }],
    categories: [],
    members: [],
  });
  const entries = map.split("\n").filter((line) => line.includes("brief</loc>"));
  expect(entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1])).toEqual([
    `${origin}/blog/a-brief`,
    `${origin}/no/blog/en-brief`,
  ]);
  for (const entry of entries) {
    expect(entry).toContain("<lastmod>2026-11-18T08:00:00.000Z</lastmod>");
    expect(entry).toContain(`hreflang="nb" href="${origin}/no/blog/en-brief"`);
    expect(entry).not.toContain(`hreflang="fr"`);
  }
});

test("a sitemap contains the fixed pages, and at most 50,000 URLs", () => {
  const members = Array.from({ length: 20_000 }, (_, i) => ({
    handle: `m${i}`,
    updatedAt: "2026",
  }));
  const map = sitemap(origin, { posts: [], categories: [], members });
  for (const path of ["/", "/blog", "/fr", "/no/blog/categories"]) {
    expect(map).toContain(`<loc>${origin}${path}</loc>`);
  }
  expect(map.split("<loc>").length - 1).toBe(50_000);
});
