import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const categories = "/dashboard/blog/categories";
const newName = () => `Letters ${randomUUID().slice(0, 8)}`;

async function open(page: Page, who = "editor"): Promise<void> {
  await signIn(page, demo(who));
  await page.goto(categories);
  await expect(page.getByRole("table", { name: "Categories" })).toBeVisible();
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  await dialog.getByLabel("Name", { exact: true }).first().fill(name);
  await dialog.getByRole("button", { name: "Create category" }).click();
  await expect(dialog).toBeHidden();
}

const rowOf = (page: Page, name: string) => page.getByRole("row", { name });

test("an editor makes a category, and deletes it after being told what it holds", async ({
  page,
}) => {
  const name = newName();
  await open(page);
  await create(page, name);
  await expect(rowOf(page, name)).toContainText(name.toLowerCase().replace(" ", "-"));
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: `Delete the category ${name}?` });
  await expect(question).toContainText("There is no post in it.");
  await question.getByRole("button", { name: "Delete category" }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test("a member does not get to the categories", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto(categories);
  await expect(page).toHaveURL("/dashboard/permission-denied");
});

test("what is wrong is said at its field, and what was typed stays", async ({ page }) => {
  const name = newName();
  await open(page);
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  const [nameField, slug] = [
    dialog.getByLabel("Name", { exact: true }).first(),
    dialog.getByLabel("Slug").first(),
  ];
  await dialog.getByRole("button", { name: "Create category" }).click();
  await expect(nameField).toHaveAccessibleDescription("This is needed");
  await expect(nameField).toBeFocused();
  await nameField.fill(name);
  await slug.fill("craft");
  await dialog.getByRole("button", { name: "Create category" }).click();
  await expect(slug).toHaveAccessibleDescription(/^Somebody else has this already/);
  await expect(slug).toBeFocused();
  await expect(nameField).toHaveValue(name);
  await audit(page, { at: [1280] });
});

test("who saves later chooses between both values", async ({ page, browser, baseURL }) => {
  const name = newName();
  await open(page);
  await create(page, name);
  const other = await browser.newPage({ baseURL });
  await open(other, "admin");
  for (const each of [page, other]) await each.getByRole("button", { name, exact: true }).click();

  await other.getByLabel("Name", { exact: true }).first().fill(`${name} of theirs`);
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("dialog")).toBeHidden();

  await page.getByLabel("Name", { exact: true }).first().fill(`${name} of mine`);
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this, too" });
  await expect(dialog.getByRole("radio", { name: `${name} of mine` })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: `${name} of theirs` })).toBeVisible();
  await audit(page, { at: [1280] });
  await dialog.getByRole("button", { name: "Save these" }).click();
  await expect(rowOf(page, `${name} of mine`)).toBeVisible();
});

test("a category is made with the keyboard alone", async ({ page }) => {
  const name = newName();
  await open(page);
  await page.getByRole("button", { name: "New category" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true }).first()).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page.getByRole("button", { name: "New category" })).toBeFocused();
});
