import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { brief, developer, fjordlys, identity, member } from "./demo-world.ts";
import { rows } from "./lists.ts";
import { screens } from "./screens.ts";

test.describe.configure({ mode: "parallel" });

const afterIdle = 5_000;

/**
 * Kilobytes of JavaScript of a public page, brotli, everything until 5 s after idle. Pages that need less than most
 * have a limit of their own, so that they keep it.
 */
const MOST = 118;
const less: Record<string, number> = {
  "/": 117,
  "/blog": 115,
  [`/blog/${brief.slug.en}`]: 118,
  "/projects": 114,
  [`/projects/${fjordlys.type}/${fjordlys.slug}`]: 116,
  "/solutions": 116,
  [`/solutions/${identity.slug.en}`]: 118,
  "/careers": 115,
  [`/careers/${developer.slug.en}`]: 118,
  "/members": 118,
  [`/${member.handle}`]: 125,
  "/faqs": 117,
  "/pricing": 117,
  "/changelog": 111,
  "/about-us": 111,
  "/contact-us": 114,
  "/payment": 129,
  "/search": 112,
};
const publicPages = screens
  .filter(({ locale, status }) => locale === "en" && status === 200)
  .map(({ id, path }): Limit => [id, path, less[path] ?? MOST]);
const dashboard: Limit[] = [
  ["the overview", "/dashboard/app", 276],
  ["the editors' list of posts", "/dashboard/blog/posts", 343],
];

for (const [which, limits] of Object.entries({ public: publicPages, dashboard })) {
  test(`${which} pages load no more scripts than they may, compressed with brotli`, async ({
    browser,
  }) => {
    test.slow();
    // Side by side, because each is idle most of the time; none has the cache of another.
    await Promise.all(
      limits.map(async (limit) => {
        const page = await browser.newPage();
        if (which === "dashboard") await signIn(page, demo("editor"));
        await expectFew(page, limit);
        await page.close();
      }),
    );
  });
}

type Limit = [what: string, path: string, kilobytes: number];

async function expectFew(page: Page, [what, path, kilobytes]: Limit): Promise<void> {
  const scripts = await collectScripts(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  // Includes everything that a page defers until it is idle.
  await page.waitForTimeout(afterIdle);
  await expect(page).toHaveURL(path);
  const all = [...scripts.values()].filter(({ bytes }) => bytes > 0);
  const sum = all.reduce((total, { bytes }) => total + bytes, 0);
  test.info().annotations.push({ type: "script bytes", description: `${path}: ${sum}` });

  expect(all.length, what).toBeGreaterThan(3);
  expect(all.filter(({ encoding }) => encoding !== "br")).toEqual([]);
  const largest = all.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  const most = kilobytes * 1024;
  expect.soft(sum, `${what}: ${JSON.stringify(largest, null, 1)}`).toBeLessThanOrEqual(most);
}

/** Text that occurs only in the script of each large part. */
const signs = { editor: "ProseMirror", charts: "chart.trend.", "icon picker": "icons.none" };

test("editor, charts and icon picker are loaded only where they are used", async ({ page }) => {
  await signIn(page, demo("editor"));
  const loaded = new Set<string>();
  page.on("response", async (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    // The responses of a page are gone after navigating away.
    const script = await response.text().catch(() => "");
    for (const [part, sign] of Object.entries(signs)) if (script.includes(sign)) loaded.add(part);
  });
  const parts = () => [...loaded].toSorted();

  await page.goto("/dashboard/blog/posts");
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(parts()).toEqual([]);

  await page.goto("/dashboard/app");
  await expect.poll(parts).toEqual(["charts"]);

  await page.goto("/dashboard/blog/new");
  await expect.poll(parts).toEqual(["charts", "editor"]);

  await page.goto("/dashboard/blog/categories");
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  await expect(dialog.getByRole("heading", { name: "New category" })).toBeVisible();
  expect(parts()).toEqual(["charts", "editor"]);
  await dialog.getByRole("button", { name: /icon/i }).click();
  await expect.poll(parts).toEqual(["charts", "editor", "icon picker"]);
});

interface Script {
  url: string;
  /** Undefined if it is too small to be worth compressing */
  encoding: string | undefined;
  /** Bytes transferred, including headers; 0 from the cache */
  bytes: number;
}

/** The scripts a browser receives, including those that are only preloaded. */
async function collectScripts(page: Page): Promise<Map<string, Script>> {
  const scripts = new Map<string, Script>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const { url, mimeType, headers } = response;
    if (!/javascript/.test(mimeType)) return;
    const encoding = Object.entries(headers).find(([name]) => /^content-encoding$/i.test(name));
    scripts.set(requestId, { url, encoding: encoding?.[1], bytes: 0 });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  return scripts;
}
