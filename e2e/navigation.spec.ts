import { expect, type Locator, type Page, test } from "@playwright/test";
import { brief, lang, locales } from "./demo-world.ts";
import { type Screen, screens } from "./screens.ts";
import { Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

test.describe("without JavaScript", () => {
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
});

test.describe("with the keyboard alone", () => {
  test("the first stop skips to the content", async ({ page }) => {
    await page.goto("/blog");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("navigation, language and mode follow, each with a ring", async ({ page }) => {
    await page.goto("/blog");
    const header = page.getByRole("banner");
    const stops = [
      page.getByRole("link", { name: "Skip to content" }),
      header.getByRole("link", { name: "Atelier" }),
      header.getByRole("link", { name: "Blog" }),
      header.getByRole("link", { name: "Categories" }),
      header.getByRole("link", { name: "English" }),
      header.getByRole("link", { name: "Français" }),
      header.getByRole("link", { name: "Norsk" }),
      header.getByRole("button", { name: "Switch to dark mode" }),
    ];
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
      await expectRing(stop);
    }
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    const back = header.getByRole("button", { name: "Switch to light mode" });
    await expect(back).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "light");
  });

  test("the phone menu opens, is walked through and closes", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/blog");
    const menu = page.getByLabel("Menu");
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
    const entries = page.getByRole("navigation", { name: "Main" });
    await expect(entries).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(entries.getByRole("link", { name: "Blog" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entries).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press("Enter");
    await tabTo(page, entries.getByRole("link", { name: "Categories" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog/categories");
    await expect(entries).toBeHidden();
  });

  test("a comment is written and answered", async ({ page }) => {
    const thread = await new Thread(page).openLive("fjordlys-wayfinding-for-a-night-ferry");
    const [mine, answer] = [writing(), writing()];
    await tabTo(page, thread.form.getByLabel("Name"));
    await page.keyboard.type(mine.name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(mine.email);
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(mine.content);
    await page.keyboard.press("Tab");
    await expectRing(thread.form.getByRole("button", { name: "Post comment" }));
    await page.keyboard.press("Enter");
    await expect(thread.comment(mine)).toBeFocused();

    await page.keyboard.press("Tab");
    await expect(thread.comment(mine).getByRole("link", { name: /^Reply to / })).toBeFocused();
    await page.keyboard.press("Enter");
    // Name and address are known by now: the cursor waits in the first empty field.
    await expect(thread.content(thread.replyForm)).toBeFocused();
    await page.keyboard.insertText(answer.content);
    await tabTo(page, thread.replyForm.getByRole("button", { name: "Post reply" }));
    await page.keyboard.press("Space");
    await expect(thread.comment(answer)).toBeFocused();
    await expect(thread.line(mine).getByRole("article")).toHaveCount(2);
  });

  test("a reply is given up and the focus goes back to where it was", async ({ page }) => {
    const thread = await new Thread(page).openLive(brief.slug.en);
    const reply = thread.all.first().getByRole("link", { name: /^Reply to / });
    await reply.focus();
    await page.keyboard.press("Enter");
    await expect(thread.replyForm.getByLabel("Name")).toBeFocused();
    await tabTo(page, thread.replyForm.getByRole("link", { name: "Cancel" }));
    await page.keyboard.press("Enter");
    await expect(thread.replyForm).toHaveCount(0);
    await expect(reply).toBeFocused();
  });
});

test("the loading bar appears after 300 ms, and goes when the page is there", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/blog");
  const link = page.getByRole("banner").getByRole("link", { name: "Categories" });
  // React marks what it has taken over: from here on links are the router's.
  await expect.poll(() => link.evaluate((it) => Object.keys(it).join())).toContain("__react");
  const bar = page.getByRole("progressbar", { name: "Loading the page" });
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.click();
  await page.clock.runFor(299);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we write about");
  await expect(bar).toHaveCount(0);
});

test("a page is loaded ahead once a link to it is within 200 px of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/blog");
  const link = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
  const ahead = page.locator("link[rel=prefetch][href*='page=2']");
  await scrollTo(link, 260);
  await expect(ahead).toHaveCount(0);
  await scrollTo(link, 150);
  await expect(ahead).not.toHaveCount(0);
});

test("a link stays on the page: what is on it is kept, its title is read out", async ({ page }) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("banner").getByRole("link", { name: "Categories" }).click();
  await expect(page).toHaveURL("/blog/categories");
  await expect(page).toHaveTitle(/^What we write about/);
  await expect(page.getByRole("status").filter({ hasText: "What we write about" })).toHaveCount(1);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

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

/** Presses Tab until something has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toHaveCount(1);
  for (let presses = 0; presses < 150; presses += 1) {
    if (await goal.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not reach ${String(goal)}`);
}

async function expectRing(focused: Locator): Promise<void> {
  const { style, width } = await focused.evaluate((it) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    return { style: outlineStyle, width: parseFloat(outlineWidth) };
  });
  expect(style).not.toBe("none");
  expect(width).toBeGreaterThanOrEqual(2);
}

/** Scrolls until something is so many px below the screen, and lets the page see it. */
async function scrollTo(target: Locator, below: number): Promise<void> {
  await target.evaluate(async (it, distance) => {
    const top = it.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight - distance, behavior: "instant" });
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  }, below);
}
