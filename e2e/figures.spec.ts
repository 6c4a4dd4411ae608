import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { movedOn, shiftOf, UNNOTICED_SHIFT, watchShift } from "./layout-shift.ts";

test.describe.configure({ mode: "parallel" });

const block = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { level: 2, name, exact: true });

const screens = [
  {
    path: "ecommerce",
    role: "billing",
    title: "E-commerce",
    blocks: ["Sales", "Today", "Average order", "Sales by category", "Best-selling products"],
    chart: "Sales per",
  },
  {
    path: "banking",
    role: "billing",
    title: "Banking",
    blocks: ["Received", "Overdue", "Open by age", "Recent payments"],
    chart: "Received and invoiced",
  },
  {
    path: "booking",
    role: "recruiter",
    title: "Booking",
    blocks: ["Booked", "No-shows", "Next seven days", "How they went", "To record"],
    chart: "Held and booked",
  },
] as const;

for (const { path, role, title, blocks, chart } of screens) {
  test(`${path} shows its figures, also as a table, and fits`, async ({ page, baseURL }) => {
    const faults = await watch(page, baseURL);
    await signIn(page, demo(role));
    await page.goto(`/dashboard/${path}?range=12m`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const name of blocks) await expect(block(page, name), name).toBeVisible();
    const figure = page.getByRole("figure", { name: chart });
    await expect(figure).toBeVisible();
    const table = figure.getByRole("button", { name: "Show as table" });
    if (await table.isVisible()) {
      await table.click();
      await expect(figure.getByRole("row")).toHaveCount(13);
    }
    expect(faults).toEqual(none);
    await audit(page);
  });

  test(`${path} says that its figures could not be loaded, and loads them again`, async ({
    page,
  }) => {
    let isDown = true;
    await page.route("**/graphql", (route) => {
      const isFigures = /query (Sales|Banking|Booking)Dashboard/.test(
        route.request().postData() ?? "",
      );
      return isDown && isFigures ? route.abort() : route.continue();
    });
    await signIn(page, demo(role));
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole("alert")).toContainText("Couldn’t load the figures");
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(block(page, blocks[0])).toBeVisible();
  });
}

for (const [role, paths] of [
  ["editor", ["ecommerce", "banking"]],
  ["recruiter", ["ecommerce", "banking"]],
  ["member", ["ecommerce", "banking"]],
] as const) {
  test(`the figures of money are not for ${role}`, async ({ page }) => {
    await signIn(page, demo(role));
    for (const path of paths) {
      await page.goto(`/dashboard/${path}`);
      await expect(page).toHaveURL(/\/dashboard\/permission-denied$/);
    }
  });
}

test("members see their own bookings", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/booking");
  await expect(block(page, "Booked")).toBeVisible();
});

test("range and comparison are part of the URL, and survive a reload", async ({ page }) => {
  await signIn(page, demo("billing"));
  await page.goto("/dashboard/ecommerce");
  const periods = page.getByRole("navigation", { name: "Period" });
  await periods.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL(/\?range=7d$/);
  await page.getByRole("button", { name: /^compared with/ }).click();
  await page.getByRole("link", { name: "No comparison" }).click();
  await expect(page).toHaveURL(/\?range=7d&against=none$/);
  await page.reload();
  await expect(periods.getByRole("link", { name: "7 days" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByRole("button", { name: "No comparison" })).toBeVisible();
  await page.goto("/dashboard/ecommerce?range=2026-10-01..2026-10-31");
  await expect(page.getByText("1 – 31 October 2026")).toBeVisible();
});

test("billing reads the names of the categories that were sold", async ({ page }) => {
  await signIn(page, demo("billing"));
  await page.goto("/dashboard/ecommerce?range=12m");
  await expect(page.getByRole("figure", { name: "Sales by category" })).toContainText("Fonts");
});

test("nothing moves on a phone while the figures of today are late", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo("billing"));
  await watchShift(page);
  const today = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (/query SalesToday/.test(route.request().postData() ?? "")) await today.promise;
    await route.continue();
  });
  const figures = page.waitForResponse((response) =>
    /query SalesDashboard/.test(response.request().postData() ?? ""),
  );
  await page.goto("/dashboard/ecommerce");
  await (await figures).finished();
  // what they change is drawn
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.getByRole("status", { name: "Loading figures" })).toBeVisible();
  today.resolve();
  await expect(block(page, "Today")).toBeVisible();
  const shift = await shiftOf(page);
  expect(shift, `layout shift:\n${await movedOn(page)}`).toBeLessThan(UNNOTICED_SHIFT);
});

test("a figure leads to the orders that it counts", async ({ page }) => {
  await signIn(page, demo("billing"));
  await page.goto("/dashboard/ecommerce?range=12m");
  const card = page.getByRole("main").getByRole("link", { name: "Sales", exact: true });
  const source = page.getByText(/^\d+ paid orders?, with VAT/);
  const count = Number((await source.textContent())?.match(/\d+/)?.[0]);
  await card.click();
  await expect(page).toHaveURL(/\/dashboard\/e-commerce\/orders\?paid=/);
  await expect(page.getByRole("status").getByText(`of ${count}`)).toBeVisible();
});

test("the figures of each day can be saved as a file", async ({ page }) => {
  await signIn(page, demo("billing"));
  await page.goto("/dashboard/banking?range=7d");
  await expect(block(page, "Received")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = readFileSync(await (await saved).path(), "utf8");
  expect(text).toMatch(/^\uFEFFday,currency,received,refunded,invoiced\r\n/);
  expect(text.trim().split("\r\n").length % 7).toBe(1);
  const terms = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export VAT as CSV" }).click();
  const vat = readFileSync(await (await terms).path(), "utf8");
  expect(vat).toMatch(/^\uFEFFfrom,to,reported_by,currency,vat_invoiced,vat_credited,vat_due\r\n/);
});
