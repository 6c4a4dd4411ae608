import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { brief } from "./demo-world.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { choose, question, row, rows, search, snackbar, tab } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const list = "/dashboard/blog/posts";

/** Drafts of this test's own, found by the returned word. */
async function someDrafts(page: Page, count: number): Promise<string> {
  const word = `w${randomUUID().replaceAll("-", "")}`;
  for (let number = 1; number <= count; number++) {
    const title = { en: `Draft ${number} of ${word}` };
    await ask(page, "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }", {
      input: { title },
    });
  }
  return word;
}

test("search and sort order are part of the URL, and the back button works", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(`${list}?size=5&sort=title`);
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.getByRole("button", { name: "Title" }).click();
  await expect(page).toHaveURL(/sort=-title/);
  await search(page).fill("other side of the table");
  await expect(page).toHaveURL(/q=other\+side/);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, brief.title.en)).toBeVisible();
  await expect(page.getByText("1 result", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue("");
  await expect(rows(page)).toHaveCount(5);
  await search(page).fill("nobody ever wrote this");
  await expect(
    page.getByRole("button", { name: "Remove the filter Search: nobody ever wrote this" }),
  ).toBeVisible();
  await expect(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page)).toHaveCount(5);
});

test("filters are part of the URL, shown next to the number of results, and can be removed", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.goto(list);
  await page.getByRole("button", { name: "Category" }).click();
  await page.getByRole("checkbox", { name: "Craft" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  const shared = page.url();
  await page.getByRole("button", { name: "Remove the filter Category: Craft" }).click();
  await expect(page).not.toHaveURL(/category=/);
  await page.goto(shared);
  await expect(
    page.getByRole("button", { name: "Remove the filter Category: Craft" }),
  ).toBeVisible();
  await page.goto(`${shared}&tab=archived&q=${crypto.randomUUID()}`);
  await expect(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).not.toHaveURL(/category=|q=/);
});

test("a list opens with the last filters, unless its URL has others", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(list);
  await page.getByRole("button", { name: "Category" }).click();
  await page.getByRole("checkbox", { name: "Craft" }).check();
  await expect(page).toHaveURL(/category=/);
  const chip = page.getByRole("button", { name: "Remove the filter Category: Craft" });
  await page.goto(list);
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/category=/);

  await page.goto(`${list}?tab=draft`);
  await expect(tab(page, /^Draft/)).toHaveAttribute("aria-current", "page");
  await expect(rows(page).first()).toBeVisible();
  await expect(chip).toBeHidden();

  await page.goto(list);
  await chip.click();
  await expect(page).not.toHaveURL(/category=/);
  await page.goto(list);
  await expect(rows(page).first()).toBeVisible();
  await expect(chip).toBeHidden();
  await expect(page).not.toHaveURL(/category=/);
});

test("the list is exported as a file, with all pages", async ({ page }) => {
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 7);
  await ask(page, "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }", {
    input: { title: { en: `=Draft, 8 of ${word}` } },
  });
  await page.goto(`${list}?q=${word}&size=5&sort=title`);
  await expect(rows(page)).toHaveCount(5);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^posts-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const [head, ...lines] = text.trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFTitle,Author,Categories,Languages,Comments,Updated");
  expect(lines).toHaveLength(8);
  expect(lines.filter((line) => line.startsWith(`"'=Draft, 8 of ${word}",`))).toHaveLength(1);
  await expect(snackbar(page, "8 rows exported")).toBeVisible();
});

test("deletions are counted by the server, and Undo restores them @journey:blog", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 7);
  await page.goto(`${list}?q=${word}&size=5`);
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Select all 7" }).click();
  await expect(page.getByText("7 selected")).toBeVisible();
  // Another post is created meanwhile: the number is not the one this page had counted.
  await ask(page, "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }", {
    input: { title: { en: `Draft 8 of ${word}` } },
  });
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question(page, "Delete 8 posts?")).toBeVisible();
  await page.getByRole("button", { name: "Delete 8 posts" }).click();
  await expect(snackbar(page, "8 posts deleted")).toBeVisible();
  await expect(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText("8 results", { exact: true })).toBeVisible();
});

test("several posts get a category and are published and archived at once", async ({ page }) => {
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 2);
  await page.goto(`${list}?q=${word}`);
  const all = page.getByRole("checkbox", { name: "Select all rows of this page" });
  await all.check();
  await page.getByRole("button", { name: "Category", exact: true }).last().click();
  await page.getByRole("menuitem", { name: "Craft" }).click();
  await expect(snackbar(page, "2 posts added to the category")).toBeVisible();
  await expect(row(page, "Craft")).toHaveCount(2);
  await all.check();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect(snackbar(page, "2 posts published")).toBeVisible();
  await expect(tab(page, /^Published/)).toHaveText("Published2");
  await all.check();
  await page.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(tab(page, /^Archived/)).toHaveText("Archived2");
  await expect(tab(page, /^Published/)).toHaveText("Published0");
});

test("archived posts are restored by Undo, together and from the menu, in their languages", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 2);
  await page.goto(`${list}?q=${word}`);
  const all = page.getByRole("checkbox", { name: "Select all rows of this page" });
  const archive = async () => {
    await all.check();
    await page.getByRole("button", { name: "Archive" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
    await expect(snackbar(page, "2 posts archived")).toBeVisible();
    await expect(tab(page, /^Archived/)).toHaveText("Archived2");
  };
  await archive();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tab(page, /^Draft \d+$/)).toHaveText("Draft2");
  await expect(tab(page, /^Archived/)).toHaveText("Archived0");

  await archive();
  await tab(page, /^Archived/).click();
  await expect(rows(page)).toHaveCount(2);
  await all.check();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(snackbar(page, "2 posts restored")).toBeVisible();
  await expect(page.getByText("No results")).toBeVisible();

  await tab(page, /^All/).click();
  await choose(page, row(page, "Draft 1"), "Archive");
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(tab(page, /^Archived/)).toHaveText("Archived1");
  await choose(page, row(page, "Draft 1"), "Restore");
  await expect(tab(page, /^Archived/)).toHaveText("Archived0");
  await expect(tab(page, /^Draft \d+$/)).toHaveText("Draft2");
});

test("failures are listed in plain words until they are closed", async ({ page }) => {
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 2);
  await page.goto(`${list}?q=${word}`);
  await choose(page, row(page, "Draft 1"), "Archive");
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(tab(page, /^Archived/)).toHaveText("Archived1");
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect(snackbar(page, "1 post published")).toBeVisible();
  await expect(snackbar(page, "1 post published")).toBeHidden();
  const failure = snackbar(page, `1 post couldn’t be published: Draft 1 of ${word}`);
  await expect(failure).toBeVisible();
  const notice = page.getByRole("listitem").filter({ hasText: "couldn’t be published" });
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(failure).toBeHidden();
});

test("deleted posts are in the trash, restored from it or deleted permanently", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 3);
  await page.goto(`${list}?q=${word}`);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete 3 posts" }).click();
  await expect(tab(page, /^Trash/)).toHaveText("Trash3");

  await tab(page, /^Trash/).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Draft 1" })).toHaveCount(0);
  await choose(page, row(page, "Draft 1"), "Restore");
  await expect(snackbar(page, "1 post restored")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await choose(page, row(page, "Draft 2"), "Delete permanently");
  await expect(question(page, "Delete 1 post permanently?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete permanently" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("No results")).toBeVisible();
  await tab(page, /^All/).click();
  await expect(rows(page)).toHaveCount(2);
});

test("a post is duplicated and deleted from its menu", async ({ page }) => {
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 1);
  await page.goto(`${list}?q=${word}`);
  await choose(page, row(page, word), "Duplicate");
  await expect(page).toHaveURL(/\/dashboard\/blog\/post\/edit\//);
  await page.goto(`${list}?q=${word}`);
  await expect(rows(page)).toHaveCount(2);
  await choose(page, row(page, "(copy)"), "Delete");
  await expect(page.getByRole("alertdialog")).toContainText(
    "Its comments and all languages are deleted, too. You can restore it for 30 days.",
  );
  await page.getByRole("button", { name: "Delete 1 post" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "(copy)")).toHaveCount(0);
});

test("a dialog that opens slowly doesn't move away from under a press", async ({ page }) => {
  // As on a busy machine
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => window.setTimeout(() => draw(callback), 300);
  });
  await signIn(page, demo("editor"));
  const word = await someDrafts(page, 1);
  await page.goto(`${list}?q=${word}`);
  await choose(page, row(page, word), "Delete");
  const button = page.getByRole("button", { name: "Delete 1 post" });
  await button.hover();
  await page.mouse.down();
  await expect(page.locator("[data-closed], [data-transition]")).toHaveCount(0);
  await page.mouse.up();
  await expect(rows(page)).toHaveCount(0);
});

test("the list works by keyboard alone", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(`${list}?size=5`);
  await expect(rows(page)).toHaveCount(5);
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("studio");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=studio/);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/q=studio/);
  await expect(page.getByRole("button", { name: "Clear all" })).toHaveCount(0);
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  await expect(rows(page)).toHaveCount(5);

  await rows(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  await expect(page.getByText("3 selected")).toBeVisible();

  await rows(page)
    .first()
    .getByRole("button", { name: /^Actions for/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Preview" })).toBeVisible();
  await page.keyboard.press("Escape");
  await rows(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/blog\/post\/edit\//);
});

test("shift selects all rows between two", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(list);
  const boxes = rows(page).getByRole("checkbox");
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ["Shift"] });
  await expect(page.getByText("4 selected")).toBeVisible();
  await page.getByRole("button", { name: "Clear the selection" }).click();
  await expect(page.getByText("4 selected")).toBeHidden();
});

test("columns and row height are chosen and persist", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(list);
  await page.getByRole("button", { name: "Columns and rows" }).click();
  await page.getByRole("checkbox", { name: "Author" }).uncheck();
  await page.getByRole("radio", { name: "Compact" }).check();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Author" })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Title" })).toBeVisible();
  const heights = await rows(page).evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(45); // with its line
});

test("the last chosen order persists; the URL takes precedence", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(list);
  await page.getByRole("button", { name: "Title" }).click();
  await expect(page).toHaveURL(/sort=title/);
  await page.goto(list);
  const title = page.getByRole("columnheader", { name: "Title" });
  await expect(title).toHaveAttribute("aria-sort", "ascending");
  await page.goto(`${list}?sort=-title`);
  await expect(title).toHaveAttribute("aria-sort", "descending");
});

test("cards are chosen and persist", async ({ page, context }) => {
  await signIn(page, demo("editor"));
  await page.goto(`${list}?q=other+side+of+the+table`);
  await page.getByRole("button", { name: "Cards" }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: brief.title.en })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "blogViewMode")?.value).toBe("cards");
});

test("a phone has cards instead of a table, and one button for all filters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo("editor"));
  await page.goto(`${list}?q=brief`);
  await expect(page.getByRole("link", { name: brief.title.en })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("radio", { name: "Norsk" }).check();
  await page.getByRole("button", { name: /^Show \d+ results/ }).click();
  await expect(page).toHaveURL(/language=no/);
  await expect(page.getByRole("button", { name: "Filters 1 selected" })).toBeVisible();
});

test("a list that failed to load says so and can be retried", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.route("**/graphql", (route) => route.abort());
  await page.goto(list);
  await expect(page.getByText("Couldn’t load this list")).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("the list, its filters, menus and dialogs are accessible", async ({ page, baseURL }) => {
  await signIn(page, demo("editor"));
  const faults = await watch(page, baseURL);
  await page.goto(`${list}?language=en`);
  await rows(page).getByRole("checkbox").nth(2).check();
  await audit(page);
  const at = [1280];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Category", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Category" })).toBeVisible();
  await audit(page, { at });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await rows(page)
    .first()
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await audit(page, { at });
  await page.keyboard.press("Escape");
  await page.goto(`${list}?view=cards&language=no`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await audit(page);
  expect(faults).toEqual(none);
});
