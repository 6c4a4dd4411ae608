import { expect, type Page, test } from "@playwright/test";
import { lang, locales } from "./demo-world.ts";
import { type Screen, screens } from "./screens.ts";
import { visit } from "./visits.ts";

test.describe.configure({ mode: "parallel", timeout: 120_000 });
test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`every link and picture of every page in ${lang[locale]} leads somewhere`, async ({
    page,
    baseURL,
  }) => {
    const sources = new Map<string, Screen>();
    for (const screen of screens.filter((each) => each.locale === locale)) {
      await page.goto(screen.path);
      for (const address of await addresses(page)) {
        if (new URL(address).origin === baseURL) sources.set(address, screen);
      }
      for (const id of await fragments(page)) {
        await expect(page.locator(`[id="${id}"]`), `${screen.path}#${id}`).toHaveCount(1);
      }
    }
    expect(sources.size).toBeGreaterThan(30);

    const statuses = await visit(sources.keys());
    const dead = [...sources].flatMap(([address, { path, status }]) => {
      const answered = statuses.get(address) ?? 0;
      // The other languages of an error page are error pages.
      const isTwin = address.includes("/locale/") && answered === status;
      return answered < 400 || isTwin ? [] : [`${path} to ${address}: ${answered}`];
    });
    expect(dead).toEqual([]);
  });
}

/** The absolute URLs of a page's links and pictures */
async function addresses(page: Page): Promise<string[]> {
  const links = page.locator("a[href]:not([href^='#']), head link[href]");
  const pictures = page.locator("img[src]");
  const [hrefs, srcs] = await Promise.all([
    links.evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).href)),
    pictures.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).src)),
  ]);
  return [...hrefs, ...srcs];
}

/** The anchors on the page itself that it links to */
function fragments(page: Page): Promise<string[]> {
  return page
    .locator("a[href^='#']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
}
