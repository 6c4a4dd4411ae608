import { expect, type Locator, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { brief, fjordlys } from "./demo-world.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the loading bar appears after 300 ms, and disappears when the page is loaded", async ({
  page,
}) => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await gate;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/blog");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Categories" });
  // React marks hydrated elements: from here on the router handles links.
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

for (const [path, area] of [
  ["/projects", "Projects"],
  [`/projects/${fjordlys.type}/${fjordlys.slug}`, "Projects"],
  ["/fr/members", "Membres"],
  ["/about-us", "About us"],
] as const) {
  test(`${path} is marked in the header and in the phone menu`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole("banner");
    expect(await markedIn(header.getByRole("navigation"))).toEqual([area]);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByLabel("Menu").click();
    expect(await markedIn(header.getByRole("navigation"))).toEqual([area]);
  });
}

test("a page is prefetched once a link to it is within 200 px of the viewport", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/blog");
  const link = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
  const ahead = page.locator("link[rel=prefetch][href*='page=2']");
  await leaveBelow(link, 260);
  await expect(ahead).toHaveCount(0);
  await leaveBelow(link, 150);
  await expect(ahead).not.toHaveCount(0);
});

test("the state of a page is kept on navigation, and its title is announced", async ({ page }) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Categories" }).click();
  await expect(page).toHaveURL("/blog/categories");
  await expect(page).toHaveTitle(/^What we write about/);
  await expect(page.getByRole("status").filter({ hasText: "What we write about" })).toHaveCount(1);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("a new page is at its top at once, and going back restores the scroll position", async ({
  page,
}) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("main").getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => scrollY);
  expect(from).toBeGreaterThan(300);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const path = location.href;
    const look = () => {
      // From the frame after the URL has changed: the page is rendered with it.
      if (location.href !== path) seen.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  await link.click();
  await expect(page).not.toHaveURL("/blog");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Seen).seen.length))
    .toBeGreaterThan(20);
  const seen = await page.evaluate(() => (window as unknown as Seen).seen);
  // The URL may change a frame before the page does; there are no other positions.
  expect(seen.filter((y) => y !== 0 && y !== from)).toEqual([]);
  expect(seen.at(-1)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
});

test("a link to a place on the same page scrolls smoothly", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`/blog/${brief.slug.en}`);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("navigation", { name: "In this post" }).getByRole("link").last();
  await page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    addEventListener("scroll", () => seen.add(Math.round(scrollY)));
  });
  await link.click();
  const steps = () => page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size);
  await expect.poll(steps).toBeGreaterThan(3);
});

test("editors get a link from a post to its editor, members do not", async ({ page }) => {
  const edit = page.getByRole("main").getByRole("link", { name: "Edit", exact: true });
  await signIn(page, demo("member"));
  await page.goto(`/blog/${brief.slug.en}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await signIn(page, demo("editor"));
  await page.reload();
  await edit.click();
  await expect(page).toHaveURL(/\/dashboard\/blog\/post\/edit\/[\da-f-]{36}$/);
});

interface Seen {
  seen: number[];
}

/** Scrolls until an element is this many px below the viewport, and lets the page notice it. */
async function leaveBelow(target: Locator, below: number): Promise<void> {
  await target.evaluate(async (it, distance) => {
    const top = it.getBoundingClientRect().top + scrollY;
    window.scrollTo({ top: top - innerHeight - distance, behavior: "instant" });
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  }, below);
}

/** The names of the links that have the colour of what is current. */
const markedIn = (navigation: Locator): Promise<string[]> =>
  navigation.evaluate((it) => {
    const probe = it.appendChild(document.createElement("i"));
    probe.className = "text-primary-strong";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...it.querySelectorAll("a")]
      .filter((link) => getComputedStyle(link).color === color)
      .map((link) => link.textContent ?? "");
  });
