import { expect, type Locator, type Page, test } from "@playwright/test";
import { brief } from "./demo-world.ts";
import { Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

test("the first tab stop skips to the content", async ({ page }) => {
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

test("navigation, language and mode follow, each with a focus ring", async ({ page }) => {
  await page.goto("/blog");
  const header = page.getByRole("banner");
  const entries = await header.getByRole("navigation", { name: "Main" }).getByRole("link").all();
  const stops = [
    page.getByRole("link", { name: "Skip to content" }),
    header.getByRole("link", { name: "Atelier" }),
    ...entries,
    header.getByText("More", { exact: true }),
    header.getByRole("link", { name: "English" }),
    header.getByRole("link", { name: "Français" }),
    header.getByRole("link", { name: "Norsk" }),
    header.getByRole("searchbox", { name: "Search" }),
    header.getByRole("button", { name: "Switch to dark mode" }),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
    await expectRing(stop);
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  await expect(header.getByRole("button", { name: "Match system mode" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "system");
  await expect(header.getByRole("button", { name: "Switch to light mode" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(header.getByRole("link", { name: "Sign in" })).toBeFocused();
});

test("further pages are behind More, also without a pointer", async ({ page }) => {
  await page.goto("/blog");
  const header = page.getByRole("banner");
  const more = header.getByText("More", { exact: true });
  const changelog = header.getByRole("link", { name: "Changelog" });
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await expect(changelog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(changelog).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, changelog);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/changelog");
  await expect(changelog).toBeHidden();
});

test("the phone menu opens, can be walked through, and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/blog");
  const menu = page.getByLabel("Menu");
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  const entries = page.getByRole("navigation", { name: "Main" });
  await expect(entries).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(entries.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entries).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, entries.getByRole("link", { name: "Pricing" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pricing");
  await expect(entries).toBeHidden();
});

test("a comment is written and replied to", async ({ page }) => {
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

  await tabTo(page, thread.comment(mine).getByRole("link", { name: /^Reply to / }));
  await page.keyboard.press("Enter");
  // Name and address are known by now: the first empty field has focus.
  await expect(thread.content(thread.replyForm)).toBeFocused();
  await page.keyboard.insertText(answer.content);
  await tabTo(page, thread.replyForm.getByRole("button", { name: "Post reply" }));
  await page.keyboard.press("Space");
  await expect(thread.comment(answer)).toBeFocused();
  await expect(thread.line(mine).getByRole("article")).toHaveCount(2);
});

test("cancelling a reply restores focus", async ({ page }) => {
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

/** Presses Tab until an element has focus, as users without a mouse do. */
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
