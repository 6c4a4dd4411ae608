import { expect, type Page, test } from "@playwright/test";
import { audit } from "./audit.ts";
import { fjordlys } from "./demo-world.ts";

test.describe.configure({ mode: "parallel" });

const post = "/blog/fjordlys-wayfinding-for-a-night-ferry";
const project = `/projects/${fjordlys.type}/${fjordlys.slug}`;

const pictures = (page: Page) => page.getByRole("article").locator("a[data-picture]");
const viewer = (page: Page) => page.getByRole("dialog");
const shown = (page: Page) => viewer(page).getByRole("img");

test("a post's pictures open in a viewer, are turned by keys and return the focus", async ({
  page,
}) => {
  await page.goto(post);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("link", { name: "Poster with blue rings" });
  await link.click();
  await expect(shown(page)).toHaveAttribute("alt", /^Poster with blue rings/);
  await expect(viewer(page).getByText("1 of 2")).toBeVisible();
  await expect(viewer(page).getByText("Photos: Chloé Martin")).toBeVisible();
  await audit(page);
  await page.keyboard.press("ArrowRight");
  await expect(shown(page)).toHaveAttribute("alt", /^A large figure 4/);
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).getByText("2 of 2")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer(page).getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(post);
});

test("a project's viewer has its cover and every picture, and is swiped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(project);
  await page.waitForLoadState("networkidle");
  const count = await pictures(page).count();
  expect(count).toBeGreaterThan(2);
  await pictures(page).first().click();
  await expect(viewer(page).getByText(`1 of ${count}`)).toBeVisible();
  await swipe(page, 300, 120);
  await expect(viewer(page).getByText(`2 of ${count}`)).toBeVisible();
  await swipe(page, 120, 300);
  await expect(viewer(page).getByText(`1 of ${count}`)).toBeVisible();
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expect(pictures(page).first()).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [post, project]) {
    test(`each picture of ${path} is a link to itself`, async ({ page }) => {
      await page.goto(path);
      const link = pictures(page).last();
      const href = (await link.getAttribute("href")) ?? "";
      const response = page.waitForResponse((each) => new URL(each.url()).pathname === href);
      await link.click();
      expect((await response).headers()["content-type"]).toContain("image/");
      await expect(page).toHaveURL(href);
    });
  }
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  await shown(page).evaluate(
    (target, [start = 0, end = 0]) => {
      const touch = (clientX: number) =>
        new Touch({ identifier: 1, target, clientX, clientY: 400 });
      const [first, last] = [touch(start), touch(end)];
      const bubbles = true;
      target.dispatchEvent(new TouchEvent("touchstart", { bubbles, touches: [first] }));
      target.dispatchEvent(new TouchEvent("touchend", { bubbles, changedTouches: [last] }));
    },
    [from, to],
  );
}
