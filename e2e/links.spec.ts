import { expect, type Page, test } from "@playwright/test";
import { lang, locales } from "./demo-world.ts";
import { type Screen, screens } from "./screens.ts";

test.describe.configure({ mode: "parallel" });
test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`every link and picture of every page in ${lang[locale]} leads somewhere`, async ({
    page,
    request,
    baseURL,
  }) => {
    const sources = new Map<string, Screen>();
    for (const screen of screens.filter((each) => each.locale === locale)) {
      await page.goto(screen.path);
      for (const address of await addresses(page)) {
        const { origin, pathname, search } = new URL(address);
        if (origin === baseURL) sources.set(pathname + search, screen);
      }
      for (const id of await fragments(page)) {
        await expect(page.locator(`[id="${id}"]`), `${screen.path}#${id}`).toHaveCount(1);
      }
    }
    expect(sources.size).toBeGreaterThan(30);

    const dead: string[] = [];
    const rest = [...sources];
    const follow = async () => {
      for (let next = rest.pop(); next; next = rest.pop()) {
        const [address, { path, status }] = next;
        const answer = await request.get(address, { headers: { accept: "text/html" } });
        // The other languages of an error page are error pages.
        const isTwin = address.startsWith("/locale/") && answer.status() === status;
        if (!answer.ok() && !isTwin) dead.push(`${path} to ${address}: ${answer.status()}`);
      }
    };
    await Promise.all([follow(), follow(), follow(), follow()]);
    expect(dead).toEqual([]);
  });
}

/** What a page links to and shows, as whole addresses */
async function addresses(page: Page): Promise<string[]> {
  const links = page.locator("a[href]:not([href^='#']), head link[href]");
  const pictures = page.locator("img[src]");
  const [hrefs, srcs] = await Promise.all([
    links.evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).href)),
    pictures.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).src)),
  ]);
  return [...hrefs, ...srcs];
}

/** Places on the page itself that it links to */
function fragments(page: Page): Promise<string[]> {
  return page
    .locator("a[href^='#']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
}
