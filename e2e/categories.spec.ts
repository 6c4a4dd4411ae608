import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { snackbar } from "./lists.ts";

// What every list of the dashboard does is walked through in entity-lists.spec.ts.

test.describe.configure({ mode: "parallel" });

const newName = () => `Letters ${randomUUID().slice(0, 8)}`;

async function open(page: Page, who = "editor"): Promise<void> {
  await signIn(page, demo(who));
  await page.goto("/dashboard/blog/categories?size=25");
  await expect(page.getByRole("table", { name: "Categories" })).toBeVisible();
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  await expect(dialog.getByLabel("Name", { exact: true }).first()).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

test("an editor creates a category with the keyboard alone; its slug is made from the name @journey:categories", async ({
  page,
}) => {
  const name = newName();
  await open(page);
  await create(page, name);
  await expect(page.getByRole("row", { name })).toContainText(name.toLowerCase().replace(" ", "-"));
});

test("a slug that is taken is reported at its field, and the input is kept", async ({ page }) => {
  const name = newName();
  await open(page);
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  const slug = dialog.getByLabel("Slug").first();
  const nameField = dialog.getByLabel("Name", { exact: true }).first();
  await nameField.fill(name);
  await slug.fill("craft");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(slug).toHaveAccessibleDescription(/^Already taken/);
  await expect(slug).toBeFocused();
  await expect(nameField).toHaveValue(name);
});

test("changes of two people in different fields are merged without a question", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = newName();
  await open(page);
  await create(page, name);
  const other = await browser.newPage({ baseURL });
  await open(other, "admin");
  for (const each of [page, other]) await each.getByRole("button", { name, exact: true }).click();

  await other.getByLabel("Description").first().fill("Theirs");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("dialog")).toBeHidden();

  await page.getByLabel("Name", { exact: true }).first().fill(`${name} of mine`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: `${name} of mine`, exact: true }).click();
  await expect(page.getByLabel("Description").first()).toHaveValue("Theirs");
});

test("the order of a kind is changed by keyboard, and saved at once", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Change order" }).click();
  const dialog = page.getByRole("dialog", { name: "Change order" });
  const shop = dialog.getByRole("list", { name: "Shop" }).getByRole("listitem");
  await expect(shop.first()).toBeVisible();
  const names = await shop.locator("bdi").allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await dialog.getByRole("button", { name: `Move ${names[0]}` }).press("ArrowDown");
  const moved = [names[1], names[0], ...names.slice(2)];
  await expect(shop.locator("bdi")).toHaveText(moved as string[]);
  await dialog.getByRole("button", { name: "Save order" }).click();
  await expect(snackbar(page, "Order saved")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Change order" }).click();
  await expect(shop.locator("bdi")).toHaveText(moved as string[]);
});

test("categories of questions are apart from those of posts", async ({ page }) => {
  const name = newName();
  await open(page);
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  await dialog.getByLabel("Name", { exact: true }).first().fill(name);
  await dialog.getByRole("combobox", { name: "Used for" }).click();
  await page.getByRole("option", { name: "FAQ" }).click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("row", { name })).toContainText("FAQ");

  await page
    .getByRole("button", { name: /^Used for/ })
    .first()
    .click();
  await page.getByRole("radio", { name: "Blog" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: "Craft" })).toBeVisible();
  await expect(page.getByRole("row", { name })).toHaveCount(0);

  await page.goto("/dashboard/blog/new");
  await page.getByLabel("Categories").fill(name);
  await expect(page.getByRole("option", { name })).toHaveCount(0);
});
