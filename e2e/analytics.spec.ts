import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { demo, newSession, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { freePort } from "../scripts/free-ports.ts";
import { start, stop } from "./own-server.ts";

test.describe.configure({ mode: "parallel" });

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function openAnalytics(page: Page, search = ""): Promise<void> {
  await signIn(page, demo("editor"));
  await page.goto(`/dashboard/analytics${search}`);
  await expect(block(page, "Top pages")).toBeVisible();
}

const block = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { level: 2, name, exact: true });

test("an editor reads how pages are read, by the period in the URL @journey:analytics", async ({
  page,
  baseURL,
}) => {
  const faults = await watch(page, baseURL);
  await openAnalytics(page, "?from=2026-01-01&to=2026-01-10");
  await expect(page.getByText("No page views in this period")).toBeVisible();
  await page.getByRole("link", { name: "30 days" }).click();
  await expect(page).toHaveURL("/dashboard/analytics");
  const pages = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Top pages", exact: true }) });
  await expect(pages.getByRole("link", { name: "/blog", exact: true })).toHaveAttribute(
    "href",
    "/blog",
  );
  await expect(pages.getByRole("listitem")).toHaveCount(10);
  await pages.getByRole("button", { name: /^Show all/ }).click();
  await expect(pages.getByRole("button", { name: "Show fewer" })).toBeVisible();

  await page.getByRole("link", { name: "Page views" }).click();
  await expect(page).toHaveURL(/show=views/);
  await page.getByRole("button", { name: /^compared with/ }).click();
  await page.getByRole("menuitem", { name: "Same days last year" }).click();
  await expect(page).toHaveURL(/compare=year/);
  await page.reload();
  const chart = page.getByRole("figure", { name: "Page views" });
  await chart.getByRole("button", { name: "Show as table" }).click();
  await expect(chart.getByRole("columnheader", { name: "Same days last year" })).toBeVisible();
  await expect(chart.getByRole("row")).toHaveCount(31);
  await audit(page);
  expect(faults).toEqual(none);
});

test("days of one's own are refused if there are too many, and kept in the URL", async ({
  page,
}) => {
  await openAnalytics(page);
  await page.getByRole("button", { name: "Custom" }).click();
  const dialog = page.getByRole("dialog", { name: "Dates" });
  await dialog.getByLabel("From").fill("1/1/2024");
  await dialog.getByLabel("To", { exact: true }).fill("1/3/2026");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog.getByText("Choose 1 to 366 days, the first before the last")).toBeVisible();
  await dialog.getByLabel("From").fill("1/2/2026");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/dashboard/analytics?from=2026-02-01&to=2026-03-01");
});

test("the figures are exported as a file", async ({ page }) => {
  await openAnalytics(page, "?from=2026-01-01&to=2026-01-03");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Days" }).click();
  expect((await download).suggestedFilename()).toBe("analytics-days-2026-01-01-2026-01-03.csv");
});

test("figures that cannot be loaded can be asked for again", async ({ page }) => {
  let isDown = true;
  await page.route("**/graphql", (route) => {
    const isOurs = route.request().postData()?.includes("query SiteAnalytics");
    return isDown && isOurs ? route.abort() : route.continue();
  });
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/analytics");
  await expect(page.getByRole("alert")).toContainText("Couldn’t load the figures");
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(block(page, "Top pages")).toBeVisible();
});

test("pages are counted when they are sent to people, also by a server that stops", async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const place = mkdtempSync(join(tmpdir(), "atelier-views-"));
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const all = { "user-agent": BROWSER, ...headers };
    return (await fetch(`${origin}${path}`, { method, headers: all, redirect: "manual" })).status;
  };
  const ask = async (query: string, cookie = "") => {
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify({ query }),
    });
    return (await response.json()).data;
  };
  const cookieOf = async (name: string) => {
    const cookies = await newSession(demo(name), origin);
    return cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join("; ");
  };
  const day = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Vienna" }).format(new Date());
  const figures = async (cookie: string) =>
    (
      await ask(
        `{ siteAnalytics(from: "${day}", to: "${day}", first: 1000) {
          views visitors pages { locale path views } referrers { host }
        } }`,
        cookie,
      )
    ).siteAnalytics;
  try {
    let server = await start(port, place);
    const editor = await cookieOf("editor");
    expect(await get("/fr/faqs", { referer: "https://example.org/private?x=1" })).toBe(200);
    expect(await get("/fr/faqs")).toBe(200); // the cached page
    expect(await get("/fr/faqs.data?_routes=fr%2Ffaqs")).toBe(200);
    expect(await get("/fr/faqs", {}, "HEAD")).toBe(200);
    expect(await get("/fr/faqs", { "user-agent": "curl/8.5.0" })).toBe(200);
    expect(await get("/fr/faqs", { "sec-purpose": "prefetch" })).toBe(200);
    expect(await get("/fr/faqs", { cookie: editor })).toBe(200);
    expect(await get("/nothing-is-here")).toBe(404);
    expect(await get("/api/home")).toBe(200);
    await get("/invoices/kept-secret-of-an-invoice");
    await stop(server);
    server = await start(port, place);
    const found = await figures(await cookieOf("editor"));
    expect(found.pages.filter(({ path }: { path: string }) => path !== "/invoices/…")).toEqual([
      { locale: "fr", path: "/faqs", views: 3 },
    ]);
    expect(found).toMatchObject({ visitors: 1, referrers: [{ host: "example.org" }] });
    await stop(server);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
