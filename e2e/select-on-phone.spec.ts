import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { navItems } from "../client/shell/dashboard/navigation.ts";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { question, snackbar } from "./lists.ts";
import { aPost } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const list = "/dashboard/blog/posts";
const switchOf = (page: Page) => page.getByRole("button", { name: "Select rows" });
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Select Draft \d of/ });
const barOf = (page: Page) => page.getByRole("group", { name: /selected$/ });

/** A word in the titles of so many posts, whose list is shown. */
async function openDrafts(page: Page, count: number): Promise<string> {
  await signIn(page, demo("editor"));
  const word = `w${randomUUID().replaceAll("-", "")}`;
  for (let number = 1; number <= count; number++)
    await aPost(page, { title: { en: `Draft ${number} of ${word}` } });
  await page.goto(`${list}?q=${word}`);
  await expect(page.getByRole("link", { name: word })).toHaveCount(count);
  return word;
}

test("rows are selected by a tap anywhere on them, and changed together", async ({ page }) => {
  await openDrafts(page, 3);
  await expect(boxes(page)).toHaveCount(0);
  await switchOf(page).tap();
  await expect(boxes(page)).toHaveCount(3);
  await audit(page, { at: [390] });
  await page.getByText(/^Draft 2 of/).tap({ force: true });
  await expect(page).toHaveURL(/\/posts\?q=/);
  await expect(barOf(page)).toContainText("1 selected");
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).tap();
  await expect(barOf(page)).toContainText("3 selected");
  await page.getByText(/^Draft 1 of/).tap({ force: true });
  await expect(barOf(page)).toContainText("2 selected");
  await audit(page, { at: [390] });

  await barOf(page).getByRole("button", { name: "Delete" }).tap();
  await expect(question(page, "Delete 2 posts?")).toBeVisible();
  await page.getByRole("button", { name: "Delete 2 posts" }).tap();
  await expect(snackbar(page, "2 posts deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Draft \d of/ })).toHaveText([/^Draft 1 of/]);
  await expect(boxes(page)).toHaveCount(0);
});

test("a long press selects its row and opens nothing; Done ends selecting", async ({ page }) => {
  await openDrafts(page, 2);
  const title = page.getByRole("link", { name: /^Draft 1 of/ });
  const lift = await touch(page, title);
  const box = page.getByRole("checkbox", { name: /^Select Draft 1 of/ });
  await expect(box).toBeChecked();
  await lift();
  await expect(box).toBeChecked();
  await expect(barOf(page)).toContainText("1 selected");
  await expect(page).toHaveURL(/\/posts\?q=/);
  await page.getByRole("button", { name: "Done" }).tap();
  await expect(boxes(page)).toHaveCount(0);
  await expect(barOf(page)).toHaveCount(0);
  await title.tap();
  await expect(page).toHaveURL(/\/post\//);
});

const lists = navItems.filter(({ screen }) => screen).map(({ to }) => to);

for (const path of [...lists, "/dashboard/blog/comments", "/dashboard/user/list"]) {
  test(`${path} can be selected from, too`, async ({ page }) => {
    await signIn(page, demo("admin"));
    await page.goto(path);
    await switchOf(page).tap();
    await page
      .getByRole("checkbox", { name: /^Select (?!all)/ })
      .first()
      .tap();
    await expect(barOf(page)).toContainText("1 selected");
    await expect(barOf(page).getByRole("button")).not.toHaveCount(0);
  });
}

/** Puts a finger on an element; the answer lifts it. */
async function touch(page: Page, on: Locator): Promise<() => Promise<void>> {
  const box = await on.boundingBox();
  if (!box) throw new Error("It is not shown");
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 20, y: box.y + box.height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  return async () => {
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
