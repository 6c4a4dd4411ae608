import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import messages from "../client/messages/en.json" with { type: "json" };
import { navItems } from "../client/shell/dashboard/navigation.ts";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { choose, row, search, snackbar, tab } from "./lists.ts";

// What holds for every list with its form in a dialog: those that client/shell/dashboard/navigation.ts
// names with their file. What is special about one has a spec of its own.

test.describe.configure({ mode: "parallel" });

const said = (id: string, count?: number): string => {
  const message = (messages as Record<string, string>)[id];
  if (message === undefined) throw new Error(`No message ${id} in client/messages/en.json`);
  const [, one = ""] = /one \{([^}]*)\}/.exec(message) ?? [];
  return count === undefined ? message : one.replace("#", String(count));
};

for (const { name: messagePrefix, to, screen } of navItems) {
  if (!screen) continue;
  const title = said(`${messagePrefix}.title`);
  const add = said(`${messagePrefix}.new`);
  const item = said(`${messagePrefix}.items`, 1);

  const newName = () => `Letters ${randomUUID().slice(0, 8)}`;
  const first = (of: Locator) => of.getByRole("textbox").first();
  const adding = (page: Page) => page.getByRole("dialog", { name: add });
  const editing = (page: Page, name: string) =>
    page.getByRole("dialog", { name: `Edit “${name}”` });

  const open = async (page: Page, who = "admin") => {
    await signIn(page, demo(who));
    await page.goto(`${to}?size=25`);
    await expect(page.getByRole("table", { name: title })).toBeVisible();
  };
  /** A new search clears what is selected: it has to be there before. */
  const find = async (page: Page, name: string) => {
    await search(page).fill(name);
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === name);
  };
  /** The first field has the name; whatever else is required has it, too. */
  const fill = async (dialog: Locator, name: string) => {
    await first(dialog).fill(name);
    await dialog.getByRole("button", { name: "Create" }).click();
    const wrong = dialog.locator("[aria-invalid]:visible");
    for (const field of await wrong.all()) await field.fill(name);
    if (await wrong.count()) await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog).toHaveCount(0);
  };
  const create = async (page: Page, name: string) => {
    await page.getByRole("button", { name: add }).click();
    await fill(adding(page), name);
    await find(page, name);
    await expect(row(page, name)).toHaveCount(1);
  };
  const edit = async (page: Page, name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    return editing(page, name);
  };
  const save = (dialog: Locator) =>
    dialog.getByRole("button", { name: "Save", exact: true }).click();

  test.describe(title, () => {
    test("a row is created, edited, deleted, brought back by undo, and restored from the trash", async ({
      page,
    }) => {
      const before = newName();
      await open(page);
      await create(page, before);
      const name = newName();
      const dialog = await edit(page, before);
      await first(dialog).fill(name);
      await save(dialog);
      await expect(dialog).toHaveCount(0);
      await find(page, name);
      const question = page.getByRole("alertdialog", { name: `Delete ${item}?` });
      const remove = async () => {
        await choose(page, row(page, name), "Delete");
        await question.getByRole("button", { name: "Delete" }).click();
        await expect(snackbar(page, `${item} deleted`)).toBeVisible();
        await expect(row(page, name)).toHaveCount(0);
      };
      await remove();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(row(page, name)).toHaveCount(1);

      await remove();
      await tab(page, /^Trash/).click();
      await choose(page, row(page, name), "Restore");
      await expect(snackbar(page, `${item} restored`)).toBeVisible();
      await tab(page, /^All/).click();
      await expect(row(page, name)).toHaveCount(1);
    });

    test("several rows are deleted at once, and permanently from the trash", async ({ page }) => {
      const name = newName();
      await open(page);
      for (const each of [`${name} one`, `${name} two`]) {
        await page.getByRole("button", { name: add }).click();
        await fill(adding(page), each);
      }
      await find(page, name);
      const remove = async (action: string) => {
        await expect(row(page, name)).toHaveCount(2);
        for (const each of ["one", "two"]) {
          await page.getByRole("checkbox", { name: `Select ${name} ${each}` }).check();
        }
        await page.getByRole("button", { name: action, exact: true }).click();
        await page
          .getByRole("alertdialog")
          .getByRole("button", { name: action, exact: true })
          .click();
        await expect(row(page, name)).toHaveCount(0);
      };
      await remove("Delete");
      await tab(page, /^Trash/).click();
      await remove("Delete permanently");
    });

    test("errors are shown at their fields", async ({ page }) => {
      await open(page);
      await page.getByRole("button", { name: add }).click();
      const dialog = adding(page);
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(first(dialog)).toHaveAccessibleDescription("Required");
      await expect(first(dialog)).toBeFocused();
      await audit(page, { at: [1280] });
    });

    test("whoever saves later chooses between both values", async ({ page, browser, baseURL }) => {
      const name = newName();
      await open(page);
      await create(page, name);
      const other = await browser.newPage({ baseURL });
      await open(other);
      await find(other, name);
      const [mine, theirs] = [await edit(page, name), await edit(other, name)];

      await first(theirs).fill(`${name} of theirs`);
      await save(theirs);
      await expect(theirs).toHaveCount(0);

      await first(mine).fill(`${name} of mine`);
      await save(mine);
      const dialog = page.getByRole("dialog", { name: "Someone else has edited this" });
      await expect(dialog.getByRole("radio", { name: `${name} of mine` })).toBeChecked();
      await expect(dialog.getByRole("radio", { name: `${name} of theirs` })).toBeVisible();
      await audit(page, { at: [1280] });
      await save(dialog);
      await expect(row(page, `${name} of mine`)).toBeVisible();
    });

    test("unsaved changes are offered after a reload, until they are discarded", async ({
      page,
    }) => {
      const name = newName();
      await open(page);
      await page.getByRole("button", { name: add }).click();
      const dialog = adding(page);
      await first(dialog).fill(name);
      page.on("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await page.getByRole("button", { name: add }).click();
      await dialog.getByRole("button", { name: "Restore" }).click();
      await expect(first(dialog)).toHaveValue(name);
      await page.keyboard.press("Escape");
      const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
      await leaving.getByRole("button", { name: "Leave" }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole("button", { name: add }).click();
      await expect(first(dialog)).toHaveValue("");
      await expect(dialog.getByRole("button", { name: "Restore" })).toHaveCount(0);
    });

    test("the dialog opens with the focus on its first field, and gives it back", async ({
      page,
    }) => {
      await open(page);
      await page.getByRole("button", { name: add }).focus();
      await page.keyboard.press("Enter");
      await expect(first(adding(page))).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: add })).toBeFocused();
    });

    test("a member cannot open it", async ({ page }) => {
      await signIn(page, demo("member"));
      await page.goto(to);
      await expect(page).toHaveURL("/dashboard/permission-denied");
    });
  });
}
