import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { choose, tab } from "./lists.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const categories = "/dashboard/blog/categories";
const newName = () => `Letters ${randomUUID().slice(0, 8)}`;

async function open(page: Page, who = "editor"): Promise<void> {
  await signIn(page, demo(who));
  await page.goto(`${categories}?size=25`);
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

test("an editor creates a category, deletes it, and restores it from the trash", async ({
  page,
}) => {
  const name = newName();
  await open(page);
  await create(page, name);
  await expect(rowOf(page, name)).toContainText(name.toLowerCase().replace(" ", "-"));
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 1 category?" });
  await expect(question).toContainText("You can restore it for 30 days.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 category deleted")).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await choose(page, rowOf(page, name), "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await tab(page, /^Trash/).click();
  await choose(page, rowOf(page, name), "Restore");
  await expect(page.getByText("1 category restored")).toBeVisible();
  await tab(page, /^All/).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test("a member cannot open the categories", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto(categories);
  await expect(page).toHaveURL("/dashboard/permission-denied");
});

test("errors are shown at their fields, and the input is kept", async ({ page }) => {
  const name = newName();
  await open(page);
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  const [nameField, slug] = [
    dialog.getByLabel("Name", { exact: true }).first(),
    dialog.getByLabel("Slug").first(),
  ];
  await dialog.getByRole("button", { name: "Create category" }).click();
  await expect(nameField).toHaveAccessibleDescription("Required");
  await expect(nameField).toBeFocused();
  await nameField.fill(name);
  await slug.fill("craft");
  await dialog.getByRole("button", { name: "Create category" }).click();
  await expect(slug).toHaveAccessibleDescription(/^Already taken/);
  await expect(slug).toBeFocused();
  await expect(nameField).toHaveValue(name);
  await audit(page, { at: [1280] });
});

test("whoever saves later chooses between both values", async ({ page, browser, baseURL }) => {
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
  const dialog = page.getByRole("dialog", { name: "Someone else has edited this" });
  await expect(dialog.getByRole("radio", { name: `${name} of mine` })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: `${name} of theirs` })).toBeVisible();
  await audit(page, { at: [1280] });
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(rowOf(page, `${name} of mine`)).toBeVisible();
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

test("unsaved changes are offered after a reload, until they are discarded", async ({ page }) => {
  const name = newName();
  await open(page);
  await page.getByRole("button", { name: "New category" }).click();
  const field = page.getByLabel("Name", { exact: true }).first();
  await field.fill(name);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "New category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  await dialog.getByRole("button", { name: "Restore" }).click();
  await expect(field).toHaveValue(name);
  await page.keyboard.press("Escape");
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await leaving.getByRole("button", { name: "Leave" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "New category" }).click();
  await expect(field).toHaveValue("");
  await expect(dialog.getByRole("button", { name: "Restore" })).toHaveCount(0);
});

test("a category is created with the keyboard alone", async ({ page }) => {
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
