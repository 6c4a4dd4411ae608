import { expect, type Page, test } from "@playwright/test";
import { brief, inLocale, type Locale, locales } from "./demo-world.ts";
import { wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });
// Everything around a page works without scripts.
test.use({ javaScriptEnabled: false });

const everywhere = [
  "/projects",
  "/members",
  "/solutions",
  "/blog",
  "/careers",
  "/pricing",
  "/about-us",
  "/contact-us",
  "/changelog",
  "/info",
  "/faqs",
];
const legal = ["/page/terms-and-conditions", "/page/privacy-policy"];

const navigation: Record<Locale, string> = {
  en: "Main",
  fr: "Principale",
  no: "Hovedmeny",
};

const hrefsIn = (page: Page, role: "banner" | "contentinfo") =>
  page
    .getByRole(role)
    .getByRole("link", { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

for (const locale of locales) {
  const inLanguage = (paths: string[]) => paths.map((path) => inLocale(locale, path));

  test(`header and footer lead to every area in ${locale}`, async ({ page }) => {
    await page.goto(inLocale(locale, "/info"));
    expect(await hrefsIn(page, "banner")).toEqual(
      expect.arrayContaining([...inLanguage([...everywhere, ...legal]), "/graphql", "/api/docs"]),
    );
    expect(await hrefsIn(page, "contentinfo")).toEqual(
      expect.arrayContaining([
        ...inLanguage([...everywhere, ...legal, "/blog/categories", "/rss.xml"]),
        "/graphql",
        "/api/docs",
      ]),
    );
  });

  test(`examples of what to search for are read in full on a phone in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of inLanguage(["/members", "/faqs", "/search"])) {
      await page.goto(path);
      const field = page.getByRole("main").getByRole("searchbox");
      const room = await field.evaluate((input: HTMLInputElement) => {
        const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(input);
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen) throw new Error("No canvas");
        pen.font = font;
        const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
        return input.clientWidth - padding - pen.measureText(input.placeholder).width;
      });
      expect(room, path).toBeGreaterThan(0);
    }
  });

  test(`the phone menu opens in ${locale} and leads to every area`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(inLocale(locale, "/"));
    const menu = page.getByRole("banner").locator("details").filter({ visible: true });
    const entries = menu.getByRole("navigation");
    await expect(entries).toBeHidden();
    await menu.locator("summary").click();
    await expect(entries).toBeVisible();
    await expect(entries).toHaveAccessibleName(navigation[locale]);
    for (const path of inLanguage([...everywhere, ...legal])) {
      await expect(entries.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await expect(entries.getByRole("searchbox")).toBeVisible();
    await expect(entries.locator('a[href*="register"]')).toBeVisible();
    const box = await entries.locator("..").boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await entries.locator(`a[href="${inLocale(locale, "/careers")}"]`).click();
    await expect(page).toHaveURL(inLocale(locale, "/careers"));
  });
}

for (const locale of locales) {
  for (const path of ["/", "/info", "/maintenance", "/search"]) {
    test(`the search of ${inLocale(locale, path)} leads to what it found`, async ({ page }) => {
      await page.goto(inLocale(locale, path));
      const field = page.getByRole(path === "/search" ? "main" : "banner").getByRole("searchbox");
      await field.fill("fjordlys");
      await field.press("Enter");
      await expect(page).toHaveURL(`${inLocale(locale, "/search")}?search=fjordlys`);
      const found = page.getByRole("main").locator(`a[href^="${inLocale(locale, "/projects/")}"]`);
      await expect(found.filter({ hasText: "Fjordlys" }).first()).toBeVisible();
    });
  }
}

const didYouMean: Record<Locale, string> = {
  en: "Did you mean fjordlys?",
  fr: "Vouliez-vous dire fjordlys ?",
  no: "Mente du fjordlys?",
};

for (const locale of locales) {
  test(`a misspelt search in ${locale} leads to what was meant`, async ({ page }) => {
    const search = inLocale(locale, "/search");
    const meant = page.getByRole("main").getByRole("link", { name: "fjordlys", exact: true });
    // a server that has just started collects its words first
    await expect(async () => {
      await page.goto(`${search}?search=fjordlis`);
      await expect(meant).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText(didYouMean[locale])).toBeVisible();
    await meant.click();
    await expect(page).toHaveURL(`${search}?search=fjordlys`);
    const found = page.getByRole("main").locator(`a[href^="${inLocale(locale, "/projects/")}"]`);
    await expect(found.filter({ hasText: "Fjordlys" }).first()).toBeVisible();
    await page.goto(`${search}?search=quartz`);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  });
}

test("the search is a link where there is no room for its field", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("searchbox")).toBeHidden();
  await header.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
});

test("the maintenance page says that the site is open, and leads home", async ({ page }) => {
  await page.goto("/maintenance");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The site is open");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("the home page shows every area and leads to each", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [name, to, first] of [
    ["Featured work", "/projects", "/projects/"],
    ["Solutions", "/solutions", "/solutions/"],
    ["People to work with", "/members", "/"],
    ["Latest writing", "/blog", "/blog/"],
    ["Open positions", "/careers", "/careers/"],
    ["Pricing", "/pricing", undefined],
  ] as const) {
    const area = main.getByRole("region", { name, exact: true });
    await expect(area.locator(`a[href="${to}"]`).first()).toBeVisible();
    if (first) expect(await area.locator(`a[href^="${first}"]`).count()).toBeGreaterThan(1);
  }
  const plans = main.getByRole("region", { name: "Pricing" }).getByRole("listitem");
  expect(await plans.count()).toBeGreaterThan(1);
  const call = main.getByRole("region", { name: "You made it. Put your name on it." });
  await expect(call.getByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    "/auth/register",
  );
  await expect(call.getByRole("link", { name: "Find someone" })).toHaveAttribute(
    "href",
    "/members",
  );
});

test("an article is printed in light colours, without header, forms and comments", async ({
  page,
  context,
  baseURL,
}) => {
  await wear(context, { themeMode: "dark" }, baseURL);
  await page.goto(`/blog/${brief.slug.en}`);
  await page.emulateMedia({ media: "print" });
  const screenOnly = [
    ".site-frame > header",
    ".site-frame > footer",
    "#comments",
    "form",
    "nav",
    "main button",
  ];
  await expect(page.locator(screenOnly.map((part) => `${part}:visible`).join())).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brief.title.en);
  await expect(page.locator(".prose").first()).toBeVisible();
  const scheme = await page.locator("html").evaluate((html) => getComputedStyle(html).colorScheme);
  expect(scheme).toBe("light");
});
