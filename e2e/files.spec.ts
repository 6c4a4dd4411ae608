import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { ask } from "./graph.ts";
import { choose, question, row, snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const WIDE = { width: 1440, height: 900 };

/** A new folder of the viewer's with these folders in it; its URL. */
async function aFolder(page: Page, ...names: string[]) {
  const create = async (name: string, parentId?: string) => {
    const { createFolder } = await ask<{ createFolder: { id: string } }>(
      page,
      `mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id } }`,
      { input: { name, parentId } },
    );
    return createFolder.id;
  };
  const name = `Issue ${randomUUID().slice(0, 8)}`;
  const id = await create(name);
  for (const each of names) await create(each, id);
  return { id, name, url: `/dashboard/files-manager?folder=${id}` };
}

const text = (name: string, content: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

const upload = (page: Page, ...files: ReturnType<typeof text>[]) =>
  page.getByLabel("Choose files").first().setInputFiles(files);

test("files are uploaded, also where a name is in use, and the panel stays on other screens @journey:files", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await signIn(page, demo("editor"));
  const { name, url } = await aFolder(page);
  await page.goto(url);
  await expect(page.getByRole("heading", { name: "This folder is empty" })).toBeVisible();
  await upload(page, text("brief.txt", "First"));
  const panel = page.getByRole("region", { name: "Uploads" });
  await expect(panel.getByText(`Uploaded to ${name}`)).toBeVisible();
  await expect(row(page, "brief.txt")).toBeVisible();

  // The one that has to be decided about does not hold up the other.
  await upload(page, text("Brief.txt", "Second"), text("notes.txt", "Notes"));
  await expect(row(page, "notes.txt")).toBeVisible();
  await expect(panel.getByText(`${name} already has a file with this name.`)).toBeVisible();
  await page.getByRole("link", { name: "Boards" }).click();
  await expect(page).toHaveURL("/dashboard/kanban");
  await panel.getByRole("button", { name: "New version" }).click();
  await expect(panel.getByText("3 of 3 uploaded")).toBeVisible();
  await panel.getByRole("link", { name: "Show Brief.txt", exact: true }).click();

  const details = page.getByRole("complementary", { name: "Details" });
  await expect(details.getByRole("listitem").filter({ hasText: "Current" })).toContainText("2");
  await panel.getByRole("button", { name: "Close", exact: true }).click();
  await expect(panel).toHaveCount(0);
  await expect(details.getByRole("region", { name: "Preview of" })).toHaveText("Second");
  await audit(page);
  await page.setViewportSize(WIDE);
  await details.getByRole("button", { name: "Restore version 1" }).click();
  await expect(snackbar(page, "Version 1 restored")).toBeVisible();
  await expect(details.getByRole("listitem").filter({ hasText: "Current" })).toContainText("3");
});

test("what is renamed, moved and deleted by keyboard is where it should be, and can be undone", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await signIn(page, demo("editor"));
  const { url, name } = await aFolder(page, "Covers", "Proofs", "Contracts");
  await page.goto(url);
  await row(page, "Proofs").focus();
  await page.keyboard.press("F2");
  const dialog = page.getByRole("dialog", { name: "Rename" });
  const field = dialog.getByRole("textbox", { name: "Name" });
  await field.fill("COVERS");
  await field.press("Enter");
  await expect(dialog.getByText("This folder already has an item with this name")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("Proofs/2");
  await field.press("Enter");
  await expect(dialog.getByText("A name can’t contain / or \\")).toBeVisible();
  await field.fill("Second proofs");
  await field.press("Enter");
  await expect(row(page, "Second proofs")).toBeVisible();

  await choose(page, row(page, "Second proofs"), "Move to…");
  const move = page.getByRole("dialog", { name: "Move “Second proofs”" });
  await expect(move.getByRole("button", { name: "Second proofs" })).toBeDisabled();
  await move.getByRole("button", { name: "Covers" }).click();
  await move.getByRole("button", { name: "Move here" }).click();
  await expect(snackbar(page, "“Second proofs” moved to Covers")).toBeVisible();
  await expect(row(page, "Second proofs")).toHaveCount(0);
  await row(page, "Covers").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Covers", level: 1 })).toBeVisible();
  await row(page, "Second proofs").focus();
  await page.keyboard.press("Delete");
  await expect(snackbar(page, "“Second proofs” moved to the trash")).toBeVisible();
  await expect(row(page, "Second proofs")).toHaveCount(0);
  await page
    .getByText("“Second proofs” moved to the trash")
    .locator("xpath=../..")
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(row(page, "Second proofs")).toBeVisible();

  await page.getByRole("navigation", { name: "Path" }).getByRole("link", { name }).click();
  await row(page, "Covers").getByRole("checkbox").check();
  await row(page, "Contracts").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Move to trash" }).click();
  await expect(snackbar(page, "2 items moved to the trash")).toBeVisible();
  await page.getByRole("link", { name: /^Trash/ }).click();
  const deleted = row(page, "Contracts").first();
  await choose(page, deleted, "Delete permanently");
  await expect(question(page, "Delete “Contracts” permanently?")).toBeVisible();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(question(page, "Delete “Contracts” permanently?")).toHaveCount(0);
  await choose(page, row(page, "Covers").first(), "Restore");
  await page.goto(url);
  await expect(row(page, "Covers")).toBeVisible();
  await expect(row(page, "Contracts")).toHaveCount(0);
  await fits(page);
});

test("a folder is shared with a member, and a file by a link with a password, until it is stopped", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(WIDE);
  await signIn(page, demo("editor"));
  const { id, name, url } = await aFolder(page);
  const other = await signedIn(browser, baseURL, "moderator");
  await other.setViewportSize(WIDE);
  await other.goto(url);
  await expect(other.getByRole("heading", { name: "Folder not found" })).toBeVisible();

  await page.goto(url);
  await upload(page, text("price list.txt", "Paper: 12 euros"));
  await expect(row(page, "price list.txt")).toBeVisible();
  await page
    .getByRole("region", { name: "Uploads" })
    .getByRole("button", { name: "Close" })
    .click();
  const { viewer } = await ask<{ viewer: { member: { displayName: string } } }>(
    other,
    `{ viewer { member { displayName } } }`,
  );
  const who = viewer.member.displayName;
  await page.goto("/dashboard/files-manager");
  await choose(page, row(page, name), "Share");
  const dialog = page.getByRole("dialog", { name: `Share “${name}”` });
  await dialog.getByRole("combobox", { name: "Member" }).fill(who);
  await page.getByRole("option", { name: who }).click();
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByRole("button", { name: `Stop sharing with ${who}` })).toBeVisible();
  await audit(page, { at: [1440] });
  await page.keyboard.press("Escape");

  await other.goto("/dashboard/files-manager?place=shared");
  await row(other, name).click();
  await expect(row(other, "price list.txt")).toBeVisible();
  await expect(other.getByRole("button", { name: "Upload" })).toHaveCount(0);
  await row(other, "price list.txt")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await expect(other.getByRole("menuitem", { name: "Rename" })).toHaveCount(0);
  await other.context().close();

  await page.goto(url);
  await choose(page, row(page, "price list.txt"), "Share");
  const share = page.getByRole("dialog", { name: "Share “price list.txt”" });
  await share.getByRole("button", { name: "New link" }).click();
  await share.getByRole("textbox", { name: "For" }).fill("Tryckeri Lund");
  await share.getByLabel("Password", { exact: true }).fill("short");
  await share.getByRole("button", { name: "Create link" }).click();
  await expect(share.getByText("Use at least 6 characters")).toBeVisible();
  await share.getByLabel("Password", { exact: true }).fill("letterpress");
  await share.getByRole("button", { name: "Create link" }).click();
  const address = await share.getByRole("textbox", { name: "Link address" }).inputValue();

  const visitor = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: true });
  await visitor.goto(address);
  await expect(visitor.getByText("price list.txt")).toHaveCount(0);
  await visitor.getByLabel("Password", { exact: true }).fill("letterset");
  await visitor.getByRole("button", { name: "Continue" }).click();
  await expect(visitor.getByText("Incorrect password")).toBeVisible();
  await audit(visitor, { at: [390] });
  await visitor.getByLabel("Password", { exact: true }).fill("letterpress");
  await visitor.getByRole("button", { name: "Continue" }).click();
  await expect(visitor.getByText("price list.txt")).toBeVisible();
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("button", { name: "Download" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toBe("Paper: 12 euros");

  await share.getByRole("button", { name: "Stop link" }).click();
  await expect(snackbar(page, "Link stopped")).toBeVisible();
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(410);
  await expect(visitor.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  expect((await visitor.request.get(`/files/${id}`)).status()).toBeGreaterThanOrEqual(400);
  await visitor.context().close();
  await page.goto("/dashboard/files-manager?place=links&state=ended");
  await expect(row(page, "price list.txt").first()).toContainText("Stopped");
  const search = page.getByRole("textbox", { name: "Search by file or recipient" });
  await search.fill("no such link");
  await expect(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await search.fill("tryck");
  await expect(page).toHaveURL(/q=tryck/);
  await expect(row(page, "price list.txt").first()).toContainText("Tryckeri Lund");
  await page
    .getByRole("button", { name: /^Actions for price list/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit link" }).click();
  const editing = page.getByRole("dialog", { name: "Edit link" });
  await editing.getByRole("textbox", { name: "For" }).fill("Tryckeri Lund, proofs");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(row(page, "price list.txt").first()).toContainText("Tryckeri Lund, proofs");
});

test("a folder is uploaded with what is in it, and adds to one that is there", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signIn(page, demo("editor"));
  const { url } = await aFolder(page, "Harbour");
  const device = mkdtempSync(join(tmpdir(), "atelier-folder-"));
  const harbour = join(device, "harbour");
  mkdirSync(join(harbour, "Sketches"), { recursive: true });
  writeFileSync(join(harbour, "brief.txt"), "The brief");
  writeFileSync(join(harbour, "Sketches", "boats.txt"), "Boats");
  await page.goto(url);
  await expect(row(page, "Harbour")).toBeVisible();
  await page.getByLabel("Choose a folder").setInputFiles(harbour);
  const panel = page.getByRole("region", { name: "Uploads" });
  await expect(panel.getByText("2 of 2 uploaded")).toBeVisible();
  rmSync(device, { recursive: true });
  // Its name differs in case alone: it is the same folder.
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(1);
  await row(page, "Harbour").click();
  await expect(row(page, "brief.txt")).toBeVisible();
  await row(page, "Sketches").click();
  await expect(row(page, "boats.txt")).toBeVisible();
});

test("files are moved by dragging, and by cutting and pasting", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signIn(page, demo("editor"));
  const { url, name } = await aFolder(page, "Covers", "Proofs", "Second", "Third");
  await page.goto(url);
  await row(page, "Second").getByRole("checkbox").check();
  await row(page, "Third").getByRole("checkbox").check();
  await row(page, "Third").dragTo(row(page, "Covers"));
  await expect(snackbar(page, "2 items moved to Covers")).toBeVisible();
  // A folder opens if something is held over it.
  await page.goto(url);
  await expect(row(page, "Covers")).toBeVisible();
  await expect(row(page, "Third")).toHaveCount(0);

  await row(page, "Proofs").hover();
  await page.mouse.down();
  // A place where the pointer was before gets “dragover”; elsewhere the browser says “dragenter”.
  for (const x of [300, 302, 304]) await row(page, "Covers").hover({ position: { x, y: 20 } });
  await expect(page.getByRole("heading", { name: "Covers", level: 1 })).toBeVisible();
  await expect(row(page, "Third")).toBeVisible();
  await row(page, "Third").hover();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.goto(url);

  // Into the tree, where a folder is not dropped on itself.
  const tree = page.getByRole("navigation", { name: "Folders" });
  await row(page, "Proofs").dragTo(tree.getByRole("link", { name: "Covers" }));
  await expect(snackbar(page, "“Proofs” moved to Covers")).toBeVisible();
  await row(page, "Covers").dragTo(tree.getByRole("link", { name: "Covers" }));
  await row(page, "Covers").click();
  await expect(row(page, "Proofs")).toBeVisible();
  await expect(row(page, "Covers")).toHaveCount(0);

  await row(page, "Proofs").focus();
  await page.keyboard.press("ControlOrMeta+x");
  const clipboard = page.getByRole("status").filter({ hasText: "Paste" });
  await expect(clipboard).toHaveText(/^“Proofs” cut\./);
  await page.getByRole("navigation", { name: "Path" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(snackbar(page, `“Proofs” moved to ${name}`)).toBeVisible();
  await expect(row(page, "Proofs")).toBeVisible();
  await expect(clipboard).toHaveCount(0);

  await row(page, "Proofs").focus();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(clipboard).toHaveText(/^“Proofs” copied\./);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(snackbar(page, `Copy of “Proofs” added to ${name}`)).toBeVisible();
  await expect(row(page, "Proofs (2)")).toBeVisible();
  const copied = page.getByRole("listitem").filter({ hasText: "Copy of “Proofs”" });
  await copied.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Proofs (2)")).toHaveCount(0);
});

test("by finger files are copied from their menus, and pasted here or into a folder", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo("editor"));
  const { name, url } = await aFolder(page, "Covers", "Proofs");
  await page.goto(url);
  const menuOf = (item: string) =>
    page.getByRole("button", { name: `Actions for ${item}`, exact: true });
  const press = async (item: string, action: string) => {
    await menuOf(item).click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  await press("Proofs", "Copy");
  await expect(page.getByText("“Proofs” copied. Paste it in a folder")).toBeVisible();
  await audit(page, { at: [390] });
  await page.getByRole("button", { name: "Paste here" }).click();
  await expect(snackbar(page, `Copy of “Proofs” added to ${name}`)).toBeVisible();
  await expect(menuOf("Proofs (2)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Paste here" })).toHaveCount(0);

  await press("Proofs", "Copy");
  await press("Covers", "Paste into folder");
  await expect(snackbar(page, "Copy of “Proofs” added to Covers")).toBeVisible();
  await page.getByText("Covers", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Covers", level: 1 })).toBeVisible();
  await expect(menuOf("Proofs")).toBeVisible();
});

test("the space bar shows a preview, arrow keys go through it and through tiles", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await signIn(page, demo("editor"));
  const { url } = await aFolder(page, "A", "B", "C", "D", "E", "F");
  await page.goto(`${url}&view=cards`);
  await upload(page, text("first.txt", "First text"), text("second.txt", "Second text"));
  const tile = (name: string) => page.getByRole("listitem").filter({ hasText: name }).last();
  await expect(tile("second.txt")).toBeVisible();
  const panel = page.getByRole("region", { name: "Uploads" });
  await expect(panel.getByText("2 of 2 uploaded")).toBeVisible();
  await panel.getByRole("button", { name: "Close", exact: true }).click();

  const list = page.getByRole("list", { name: "Files and folders" });
  const tiles = list.getByRole("listitem");
  await expect(tiles).toHaveCount(8);
  await tiles.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const [from, to] = await Promise.all([
    tiles.nth(1).boundingBox(),
    page.locator(":focus").boundingBox(),
  ]);
  expect(to?.x).toBe(from?.x);
  expect(to?.y).toBeGreaterThan(from?.y ?? 0);
  await page.keyboard.press("ArrowUp");
  await expect(tiles.nth(1)).toBeFocused();

  await page.keyboard.press("End");
  await page.keyboard.press(" ");
  const second = page.getByRole("dialog", { name: "second.txt" });
  await expect(second.getByText("Second text")).toBeVisible();
  await expect(second.getByText("8 of 8")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  const first = page.getByRole("dialog", { name: "first.txt" });
  await expect(first.getByText("First text")).toBeVisible();
  await audit(page, { at: [1440, 390] });
  await page.setViewportSize(WIDE);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await tiles.nth(6).focus();
  await page.keyboard.press("x");
  await tiles.nth(7).focus();
  await page.keyboard.press("x");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as ZIP" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Issue .*\.zip$/);
});

test("the overview shows space by project and by month", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/file");
  await expect(page.getByRole("figure", { name: "By project" })).toBeVisible();
  const months = page.getByRole("figure", { name: "Added by month" });
  await months.getByRole("button", { name: "Show as table" }).click();
  await expect(months.getByRole("row")).toHaveCount(13);
  const { id, name } = await aFolder(page);
  await ask(page, `mutation ($ids: [ID!]!) { trashFiles(ids: $ids) }`, { ids: [id] });
  await page.reload();
  await expect(page.getByText(`${name} was moved to the trash`)).toBeVisible();
  await audit(page);
});
