import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { brief, developer, inLocale, lang, locales, member, october } from "./demo-world.ts";
import { visit } from "./visits.ts";

test.describe.configure({ mode: "parallel", timeout: 120_000 });

test("robots.txt names the sitemap and allows crawling", async ({ request, baseURL }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(lines).toContain("User-agent: *");
  expect(lines).not.toContain("Disallow: /");
});

test("security.txt says whom to tell of a vulnerability, and is renewed before it expires", async ({
  request,
  baseURL,
}) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toContain(`Contact: ${baseURL}/contact-us\n`);
  const [, expires = ""] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect((await request.get("/contact-us")).ok()).toBe(true);
});

test("the sitemap contains every page in its languages, and each answers", async ({
  page,
  request,
  baseURL,
}) => {
  const placesIn = async (path: string) => {
    const { type, source, texts } = await xml(page, request, path);
    expect(type).toMatch(/^application\/xml/);
    return { source, places: texts.filter(({ name }) => name === "loc").map(({ text }) => text) };
  };
  const files = await placesIn("/sitemap.xml");
  const sitemaps = await Promise.all(files.places.map((file) => placesIn(new URL(file).pathname)));
  const places = sitemaps.flatMap((sitemap) => sitemap.places);
  for (const locale of locales) {
    expect(places).toContain(`${baseURL}${inLocale(locale, "/blog")}`);
    expect(places).toContain(`${baseURL}${inLocale(locale, `/blog/${brief.slug[locale]}`)}`);
    expect(places).toContain(`${baseURL}${inLocale(locale, `/${member.handle}`)}`);
    const position = `/careers/${developer.slug[locale]}`;
    expect(places).toContain(`${baseURL}${inLocale(locale, position)}`);
  }
  expect(places.filter((place) => place.endsWith(`/blog/${october.en}`))).toHaveLength(1);
  expect(new Set(places).size).toBe(places.length);
  const sources = sitemaps.map(({ source }) => source).join("");
  expect(sources).toContain(`hreflang="nb" href="${baseURL}/no/blog/${brief.slug.no}"`);
  const statuses = await visit(places.filter((place) => place.includes("/blog/")));
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
});

for (const locale of locales) {
  test(`${inLocale(locale, "/blog/feed.xml")} is the same feed under its own address`, async ({
    page,
    request,
    baseURL,
  }) => {
    const path = inLocale(locale, "/blog/feed.xml");
    const feed = await xml(page, request, path);
    expect(feed.source).toContain(`<atom:link href="${baseURL}${path}" rel="self"`);
    const guid = `${baseURL}${inLocale(locale, `/blog/${brief.slug[locale]}`)}`;
    expect(feed.texts).toContainEqual({ name: "guid", text: guid });
  });

  test(`${inLocale(locale, "/careers/feed.xml")} is a feed of the open positions`, async ({
    page,
    request,
    baseURL,
  }) => {
    const path = inLocale(locale, "/careers/feed.xml");
    const feed = await xml(page, request, path);
    expect(feed.type).toMatch(/^application\/rss\+xml/);
    const position = `${baseURL}${inLocale(locale, `/careers/${developer.slug[locale]}`)}`;
    expect(feed.texts).toContainEqual({ name: "guid", text: position });
    const texts = feed.texts.filter(({ name }) => name === "encoded");
    expect(texts.some(({ text }) => text.startsWith("<p>"))).toBe(true);
    expect(feed.source).not.toContain("photographer-one-winter"); // closed
    await page.goto(inLocale(locale, "/careers"));
    const link = page.locator(`link[type='application/rss+xml'][href$='${path}']`);
    await expect(link).toHaveCount(1);
  });

  test(`${inLocale(locale, "/rss.xml")} is a feed of the newest posts`, async ({
    page,
    request,
    baseURL,
  }) => {
    const feed = await xml(page, request, inLocale(locale, "/rss.xml"));
    expect(feed.type).toMatch(/^application\/rss\+xml/);
    expect(feed.texts).toContainEqual({ name: "language", text: lang[locale] });
    expect(feed.texts).toContainEqual({ name: "title", text: brief.title[locale] });
    const post = `${baseURL}${inLocale(locale, `/blog/${brief.slug[locale]}`)}`;
    expect(feed.texts).toContainEqual({ name: "guid", text: post });
    const texts = feed.texts.filter(({ name }) => name === "encoded");
    // other tests publish posts without a text meanwhile
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.every(({ text }) => text.startsWith("<"))).toBe(true);
    const dates = feed.texts
      .filter(({ name }) => name === "pubDate")
      .map(({ text }) => Date.parse(text));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    await page.goto(inLocale(locale, "/blog"));
    await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute(
      "href",
      inLocale(locale, "/rss.xml"),
    );
  });
}

/** Parsed by the browser, which refuses XML that is not well-formed. */
async function xml(page: Page, request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const source = await answer.text();
  const { texts, error } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    return {
      error: parsed.querySelector("parsererror")?.textContent,
      texts: [...parsed.querySelectorAll("*")].map(({ localName, textContent }) => ({
        name: localName,
        text: textContent ?? "",
      })),
    };
  }, source);
  expect(error).toBeUndefined();
  return { type: answer.headers()["content-type"] ?? "", source, texts };
}
