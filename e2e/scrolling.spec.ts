import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("sidebar and drawers have their own scrollbar, at least 25 px long", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/settings");
  const sidebar = page.getByRole("complementary");
  const bar = sidebar.locator("[data-scrollbar]");
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  if (!box) throw new Error("No scrollbar");
  expect(box.height).toBeGreaterThanOrEqual(25);
  const link = sidebar.getByRole("link", { name: "Overview" });
  const before = (await link.boundingBox())?.y ?? 0;
  await page.mouse.move(box.x + 2, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 2, box.y + 60, { steps: 4 });
  await page.mouse.up();
  expect((await link.boundingBox())?.y).toBeLessThan(before);

  await page.getByRole("button", { name: "Display settings" }).click();
  await expect(page.getByRole("dialog").locator("[data-scrollbar]")).toBeVisible();
});

test("the list of conversations and dialogs have it, too", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/chat");
  await expect(page.getByRole("main").locator("[data-scrollbar]").first()).toBeVisible();
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/kit");
  await page.getByRole("button", { name: "Form dialog", exact: true }).click();
  await expect(page.getByRole("dialog").locator("[data-scrollbar]")).toBeVisible();
});

test.describe("a mobile browser", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari",
    viewport: { width: 390, height: 480 },
  });

  test("scrolls natively", async ({ page }) => {
    await signIn(page, demo("admin"));
    await page.goto("/dashboard/settings");
    await page.getByRole("button", { name: "Display settings" }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("radio", { name: "Dark" })).toBeVisible();
    await expect(drawer.locator("[data-scrollbar]")).toHaveCount(0);
  });
});
