import { expect, test } from "@playwright/test";
import { demo, logIn } from "./accounts.ts";
import { type LargeWorld, largeWorld } from "./large-world.ts";
import { question, row, rows, search, snackbar, tab } from "./lists.ts";

// All tests use one list; a data set of this size is created once.
test.describe.configure({ mode: "serial", timeout: 240_000 });
const posts = 20_000;
let world: LargeWorld;

test.beforeAll(async () => {
  test.setTimeout(240_000); // the describe block's is that of its tests
  world = await largeWorld(posts);
});
test.afterAll(async () => {
  await world.end();
});

test("20,000 posts are listed, sorted, searched, filtered and paged", async ({ page }) => {
  await logIn(page, demo("editor"), `${world.url}/auth/login`);
  await page.goto(`${world.url}/dashboard/blog/posts`);
  await expect(rows(page)).toHaveCount(10);
  await expect(tab(page, /^All/)).toContainText("20,0");
  await page.getByRole("button", { name: "Title" }).click();
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await search(page).fill("large story 12");
  // Words of titles and slugs, which have no zeros before their numbers
  await expect(page.getByText("1,111 results", { exact: true })).toBeVisible();
  await expect(row(page, /Large story \d*12/)).toHaveCount(10);
  await tab(page, /^Draft/).click();
  await expect(tab(page, /^Draft/)).toHaveAttribute("aria-current", "page");
  await expect(rows(page).first()).toContainText("Draft");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await page.goto(`${world.url}/dashboard/blog/posts?page=1000`);
  await expect(rows(page)).toHaveCount(10);
});

test("all matching posts are deleted at once, by the server's count, and restored", async ({
  page,
}) => {
  await logIn(page, demo("editor"), `${world.url}/auth/login`);
  await page.goto(`${world.url}/dashboard/blog/posts?q=large&tab=draft`);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Select all 2,000" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question(page, "Delete 2,000 posts?")).toBeVisible();
  await page.getByRole("button", { name: "Delete 2,000 posts" }).click();
  const done = { timeout: 120_000 };
  await expect(snackbar(page, "2,000 posts deleted")).toBeVisible(done);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2,000 results", { exact: true })).toBeVisible(done);
  await expect(rows(page)).toHaveCount(10);
});
