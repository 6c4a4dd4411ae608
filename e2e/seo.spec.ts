import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { brief, craft, inLocale, lang, type Locale, locales, member, october } from "./demo-world.ts";

test.describe.configure({ mode: "parallel" });
// What search engines and feed readers see is there without scripts.
test.use({ javaScriptEnabled: false });

const sheets = [
  { what: "the home page", path: () => "/", type: "website" },
  { what: "the list of posts", path: () => "/blog", type: "website" },
  { what: "the list of categories", path: () => "/blog/categories", type: "website" },
  {
    what: "a category",
    path: (locale) => `/blog/categories/${craft[locale]}`,
    type: "website",
  },
  { what: "a post", path: (locale) => `/blog/${brief.slug[locale]}`, type: "article" },
  { what: "a member", path: () => `/${member.handle}`, type: "profile" },
] satisfies { what: string; path(locale: Locale): string; type: string }[];

const openGraphLocale = { en: "en_GB", fr: "fr_FR", no: "nb_NO" };

for (const { what, path, type } of sheets) {
  test(`${what} describes itself in every language and names its twins`, async ({
    page,
    baseURL,
  }) => {
    const address = (locale: Locale) => `${baseURL}${inLocale(locale, path(locale))}`;
    const titles = new Set<string>();
    for (const locale of locales) {
      await page.goto(address(locale));
      const head = await readHead(page);
      titles.add(head.title);
      expect(head.description.length).toBeGreaterThan(20);
      expect(head.canonical).toEqual([plain(address(locale))]);
      expect(head.alternates).toEqual({
        ...Object.fromEntries(locales.map((each) => [lang[each], plain(address(each))])),
        "x-default": plain(address("en")),
      });
      expect(head.openGraph).toMatchObject({
        "og:type": type,
        "og:url": plain(address(locale)),
        "og:site_name": "Atelier",
        "og:locale": openGraphLocale[locale],
        "og:description": head.description,
      });
      expect(head.title).toContain(head.openGraph["og:title"]);
      const image = await page.request.get(head.openGraph["og:image"] ?? "");
      expect(image.headers()["content-type"]).toMatch(/^image\/(png|jpeg|webp)$/);
      expect(head.graphs.length).toBeGreaterThan(0);
      for (const graph of head.graphs) expect(graph["@context"]).toBe("https://schema.org");
    }
    // Names of people and of some subjects are the same in all languages.
    if (type !== "profile") expect(titles.size).toBe(locales.length);
  });
}

test("a post names only the languages it is in, English first for everybody else", async ({
  page,
  baseURL,
}) => {
  await page.goto(`/fr/blog/${october.fr}`);
  const { alternates } = await readHead(page);
  expect(alternates).toEqual({
    en: `${baseURL}/blog/${october.en}`,
    fr: `${baseURL}/fr/blog/${october.fr}`,
    "x-default": `${baseURL}/blog/${october.en}`,
  });
});

test("a post's structured data say what its page and its REST answer say", async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.get(`/api/blog/public/${brief.slug.fr}?locale=fr`);
  const { post } = (await answer.json()) as { post: Record<string, unknown> };
  await page.goto(`/fr/blog/${brief.slug.fr}`);
  const { graphs } = await readHead(page);
  const url = `${baseURL}/fr/blog/${brief.slug.fr}`;
  expect(graphs.find((graph) => graph["@type"] === "BlogPosting")).toMatchObject({
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: brief.title.fr,
    description: post.description,
    inLanguage: "fr",
    datePublished: "2026-11-18T07:00:00.000Z",
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: (post.author as { name: string }).name },
    publisher: { "@type": "Organization", name: "Atelier" },
  });
  const crumbs = graphs.find((graph) => graph["@type"] === "BreadcrumbList");
  const steps = crumbs?.itemListElement as { position: number; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(steps.map(({ item }) => item)).toEqual([
    `${baseURL}/fr/blog`,
    expect.stringContaining(`${baseURL}/fr/blog/categories/`),
    url,
  ]);
});

test("a member's structured data name the person", async ({ page, baseURL }) => {
  await page.goto(`/${member.handle}`);
  const { graphs } = await readHead(page);
  expect(graphs.find((graph) => graph["@type"] === "Person")).toMatchObject({
    name: member.name,
    url: `${baseURL}/${member.handle}`,
  });
});

test("further pages of the list are pages of their own", async ({ page, baseURL }) => {
  await page.goto("/blog?page=2");
  const { canonical, title } = await readHead(page);
  expect(canonical).toEqual([`${baseURL}/blog?page=2`]);
  expect(title).toContain("page 2");
  await expect(page.locator("head link[rel=prev]")).toHaveAttribute("href", `${baseURL}/blog`);
  await expect(page.locator("head link[rel=next]")).toHaveAttribute(
    "href",
    `${baseURL}/blog?page=3`,
  );
});

test("robots.txt names the sitemap and lets pages be read", async ({ request, baseURL }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(lines).toContain("User-agent: *");
  expect(lines).not.toContain("Disallow: /");
});

test.describe("feeds", () => {
  test.use({ javaScriptEnabled: true });

  test("the sitemap holds every page in its languages, and each answers", async ({
    page,
    request,
    baseURL,
  }) => {
    const sitemap = await xml(page, request, "/sitemap.xml");
    expect(sitemap.type).toMatch(/^application\/xml/);
    const places = sitemap.texts.filter(({ name }) => name === "loc").map(({ text }) => text);
    for (const locale of locales) {
      expect(places).toContain(`${baseURL}${inLocale(locale, "/blog")}`);
      expect(places).toContain(`${baseURL}${inLocale(locale, `/blog/${brief.slug[locale]}`)}`);
      expect(places).toContain(`${baseURL}${inLocale(locale, `/${member.handle}`)}`);
    }
    expect(places.filter((place) => place.endsWith(october.en))).toHaveLength(1);
    expect(new Set(places).size).toBe(places.length);
    expect(sitemap.source).toContain(
      `hreflang="nb" href="${baseURL}/no/blog/${brief.slug.no}"`,
    );
    const answers = await Promise.all(
      places.filter((place) => place.includes("/blog")).map((place) => request.head(place)),
    );
    expect(answers.filter((answer) => answer.status() !== 200).map((it) => it.url())).toEqual([]);
  });

  for (const locale of locales) {
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
});

test.describe("error pages", () => {
  for (const { path, status, title } of [
    { path: "/403", status: 403, title: "This room is closed" },
    { path: "/404", status: 404, title: "This one is not on the wall" },
    { path: "/nobody/hung-this-here", status: 404, title: "This one is not on the wall" },
    { path: "/500", status: 500, title: "500 Internal Server Error" },
    { path: "/fr/500", status: 500, title: "500 Erreur interne du serveur" },
    { path: "/no/500", status: 500, title: "500 Intern serverfeil" },
  ]) {
    test(`${path} answers ${status}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Atelier`);
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    });
  }

  test("the 500 page says what the specification says", async ({ page }) => {
    await page.goto("/500");
    await expect500(page);
  });

  test.describe("in the browser", () => {
    test.use({ javaScriptEnabled: true });

    for (const [what, answer] of [
      ["a failing loader", { status: 500, body: "Internal Server Error" }],
      ["a server that is gone", "abort"],
    ] as const) {
      test(`${what} shows the 500 page, which leads home`, async ({ page }) => {
        await page.route("**/*.data*", (route) =>
          answer === "abort" ? route.abort() : route.fulfill(answer),
        );
        await page.goto("/blog");
        await page.waitForLoadState("networkidle");
        await page.getByRole("banner").getByRole("link", { name: "Categories" }).click();
        await expect500(page);
        await page.getByRole("link", { name: "Go to Home" }).click();
        await expect(page).toHaveURL("/");
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Show the work.");
      });
    }
  });
});

async function expect500(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("500 Internal Server Error");
  await expect(
    page.getByText("There was an error, please try again later.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Home", exact: true })).toHaveAttribute(
    "href",
    "/",
  );
}

/** Addresses end without a slash, but for the start of the site. */
function plain(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === "/" ? `${origin}/` : address;
}

async function readHead(page: Page) {
  const attributes = (selector: string, name: string, value: string) =>
    page.locator(`head ${selector}`).evaluateAll(
      (all, [key, content]) =>
        all.map((it) => [it.getAttribute(key) ?? "", it.getAttribute(content) ?? ""] as const),
      [name, value] as const,
    );
  const [descriptions, canonical, alternates, openGraph, graphs] = await Promise.all([
    attributes("meta[name=description]", "name", "content"),
    attributes("link[rel=canonical]", "rel", "href"),
    attributes("link[rel=alternate][hreflang]", "hreflang", "href"),
    attributes("meta[property^='og:']", "property", "content"),
    page.locator("script[type='application/ld+json']").allTextContents(),
  ]);
  return {
    title: await page.title(),
    description: descriptions[0]?.[1] ?? "",
    canonical: canonical.map(([, href]) => href),
    alternates: Object.fromEntries(alternates),
    openGraph: Object.fromEntries(openGraph) as Record<string, string>,
    graphs: graphs.map((text) => JSON.parse(text) as Record<string, unknown>),
  };
}

/** Parsed by the browser, which refuses what is not well-formed. */
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
