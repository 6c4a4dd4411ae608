import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import {
  brief,
  craft,
  developer,
  fjordlys,
  identity,
  inLocale,
  lang,
  type Locale,
  locales,
  member,
  october,
} from "./demo-world.ts";

test.describe.configure({ mode: "parallel" });
// What search engines and feed readers need works without scripts.
test.use({ javaScriptEnabled: false });

interface Sheet {
  what: string;
  path(locale: Locale): string;
  type: string;
  /** Its title is the same word in some languages. */
  isSame?: boolean;
  /** It has no structured data. */
  hasNoData?: boolean;
}

const sheets: Sheet[] = [
  { what: "the home page", path: () => "/", type: "website" },
  { what: "the list of posts", path: () => "/blog", type: "website" },
  { what: "the list of categories", path: () => "/blog/categories", type: "website" },
  {
    what: "a category",
    path: (locale) => `/blog/categories/${craft[locale]}`,
    type: "website",
  },
  { what: "a post", path: (locale) => `/blog/${brief.slug[locale]}`, type: "article" },
  { what: "the list of solutions", path: () => "/solutions", type: "website", isSame: true },
  { what: "a solution", path: (locale) => `/solutions/${identity.slug[locale]}`, type: "article" },
  { what: "the list of positions", path: () => "/careers", type: "website" },
  { what: "a position", path: (locale) => `/careers/${developer.slug[locale]}`, type: "website" },
  { what: "the page about us", path: () => "/about-us", type: "website" },
  { what: "a page of the site", path: () => "/page/accessibility", type: "website" },
  { what: "the list of projects", path: () => "/projects", type: "website" },
  {
    what: "a project",
    path: () => `/projects/${fjordlys.type}/${fjordlys.slug}`,
    type: "article",
    isSame: true,
  },
  { what: "the directory of members", path: () => "/members", type: "website" },
  { what: "the questions and answers", path: () => "/faqs", type: "website" },
  { what: "the changelog", path: () => "/changelog", type: "website" },
  { what: "the list of plans", path: () => "/pricing", type: "website" },
  { what: "the contact form", path: () => "/contact-us", type: "website", hasNoData: true },
  { what: "the page about this site", path: () => "/info", type: "website", hasNoData: true },
  {
    what: "the page before the opening",
    path: () => "/coming-soon",
    type: "website",
    hasNoData: true,
  },
  { what: "a member", path: () => `/${member.handle}`, type: "profile" },
];

const openGraphLocale = { en: "en_GB", fr: "fr_FR", no: "nb_NO" };

for (const { what, path, type, isSame, hasNoData } of sheets) {
  test(`${what} has metadata in every language and lists its alternates`, async ({
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
      expect(await sizeOf(page, head.openGraph["og:image"])).toEqual({
        width: Number(head.openGraph["og:image:width"]),
        height: Number(head.openGraph["og:image:height"]),
      });
      expect(head.graphs.length > 0).toBe(!hasNoData);
      for (const graph of head.graphs) expect(graph["@context"]).toBe("https://schema.org");
    }
    // Names of people and of some subjects are the same in all languages.
    if (type !== "profile" && !isSame) expect(titles.size).toBe(locales.length);
  });
}

test("a project is shared with a picture of its own, made from its cover", async ({
  page,
  baseURL,
}) => {
  await page.goto(`/projects/${fjordlys.type}/${fjordlys.slug}`);
  const { openGraph } = await readHead(page);
  expect(openGraph["og:image"]).toBe(`${baseURL}/artwork/fjordlys-night.jpg`);
  expect(await sizeOf(page, openGraph["og:image"])).toEqual({ width: 1200, height: 630 });
});

test("a post lists only its own languages, with English as the default", async ({
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

test("a post's structured data match its page and its REST answer", async ({
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

for (const { path, name } of [
  { path: "/page/accessibility", name: "Tilgjengelighet" },
  { path: "/faqs", name: "Vanlige spørsmål" },
  { path: "/changelog", name: "Endringslogg" },
  { path: "/pricing", name: "Priser" },
]) {
  test(`${path} tells search engines that it is below the home page`, async ({ page, baseURL }) => {
    await page.goto(`/no${path}`);
    const { graphs } = await readHead(page);
    const crumbs = graphs.find((graph) => graph["@type"] === "BreadcrumbList");
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: "Atelier", item: `${baseURL}/no` },
      { position: 2, name, item: `${baseURL}/no${path}` },
    ]);
  });
}

test("the changelog's structured data name each version", async ({ page, request, baseURL }) => {
  const answer = await request.get("/api/changelog/public?locale=fr");
  const { entries } = (await answer.json()) as {
    entries: {
      anchor: string;
      release: string | null;
      title: { text: string };
      publishedAt: string;
    }[];
  };
  await page.goto("/fr/changelog");
  const { graphs } = await readHead(page);
  const list = graphs.find((graph) => graph["@type"] === "CollectionPage");
  expect(list).toMatchObject({
    inLanguage: "fr",
    mainEntity: {
      itemListElement: entries.map(({ anchor, release, title, publishedAt }, place) => ({
        position: place + 1,
        item: {
          "@type": "TechArticle",
          url: `${baseURL}/fr/changelog#${anchor}`,
          headline: title.text,
          ...(release && { version: release }),
          datePublished: publishedAt,
        },
      })),
    },
  });
});

test("the plans' structured data name prices by the month and by the year", async ({
  page,
  request,
}) => {
  const answer = await request.get("/api/plans/public");
  const { plans } = (await answer.json()) as {
    plans: {
      name: string;
      currency: string;
      price: { month: number | null; year: number | null };
    }[];
  };
  await page.goto("/pricing");
  const { graphs } = await readHead(page);
  const catalogue = graphs.find((graph) => graph["@type"] === "OfferCatalog");
  expect(catalogue?.itemListElement).toMatchObject(
    plans.map(({ name }) => ({ "@type": "Offer", name })),
  );
  const [plan] = plans.filter(({ price }) => price.month && price.year);
  expect(catalogue?.itemListElement).toContainEqual(
    expect.objectContaining({
      name: plan?.name,
      priceSpecification: [
        expect.objectContaining({
          price: plan?.price.month,
          priceCurrency: plan?.currency,
          unitCode: "MON",
        }),
        expect.objectContaining({ price: plan?.price.year, unitCode: "ANN" }),
      ],
    }),
  );
});

test("a member's structured data contain the person", async ({ page, baseURL }) => {
  await page.goto(`/${member.handle}`);
  const { graphs } = await readHead(page);
  expect(graphs.find((graph) => graph["@type"] === "Person")).toMatchObject({
    name: member.name,
    url: `${baseURL}/${member.handle}`,
  });
});

test("further pages of the list have their own canonical URL", async ({ page, baseURL }) => {
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

/** Of a picture that all programs can show. */
async function sizeOf(page: Page, address = "") {
  const image = await page.request.get(address);
  expect(image.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
  const { width, height } = await sharp(await image.body()).metadata();
  return { width, height };
}

/** URLs have no trailing slash, except the start page. */
function plain(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === "/" ? `${origin}/` : address;
}

async function readHead(page: Page) {
  const attributes = (selector: string, name: string, value: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll(
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
