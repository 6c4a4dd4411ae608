import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { search } from "./lists.ts";

async function choose(page: Page, text: string | Buffer): Promise<void> {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user/list");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Import members" })
    .getByLabel("CSV file")
    .setInputFiles({ name: "members.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

test("a file is checked first, then imported, and refused rows can be saved", async ({ page }) => {
  const name = `Imported ${randomUUID().slice(0, 8)}`;
  const file = [
    "Name;handle;Country;Profession.fr;Shoe size",
    `${name};;is;Relieuse;38`,
    `"Reserved; by route";admin;NO;;`,
    "Freya Holm;freya-holm;DK;;",
    "Freya again;FREYA-HOLM;DK;;",
  ].join("\r\n");
  await choose(page, file);
  const dialog = page.getByRole("dialog", { name: "Import members" });
  await expect(dialog.getByRole("status")).toHaveText(
    "4 rows checked. Nothing has been saved yet.",
  );
  const rows = dialog.getByRole("list", { name: "Rows" }).getByRole("listitem");
  await expect(rows.nth(0)).toContainText("Line 3");
  await expect(rows.nth(0)).toContainText("Handle: This handle is reserved");
  await expect(rows.nth(1)).toContainText("Same member as line 4");
  await expect(rows.nth(2)).toContainText("Will be created");
  await expect(rows.nth(3)).toContainText("No changes");
  await expect(dialog.getByText("Shoe size")).toBeVisible();
  await audit(page);

  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download refused rows" }).click();
  const refused = await readFile(await (await saved).path(), "utf8");
  expect(refused).toContain("Reserved; by route,admin,NO,,,Handle: This handle is reserved\r\n");

  await dialog.getByRole("button", { name: "Import 1 row" }).click();
  await expect(dialog.getByRole("status")).toHaveText("4 rows processed");
  await expect(rows.nth(2)).toContainText("Created");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await search(page).fill(name);
  await expect(page.getByRole("link", { name }).first()).toBeVisible();
});

test("what is exported can be imported again, and changes nothing", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user/list?tab=active&q=Holm");
  await expect(page.getByRole("link", { name: "Freya Holm" }).first()).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("member@atelier.test,freya-holm,Freya Holm,Type designer,");
  await choose(page, text);
  const dialog = page.getByRole("dialog", { name: "Import members" });
  await expect(dialog.getByRole("status")).toBeVisible();
  const outcomes = dialog.getByRole("list", { name: "Rows" }).getByRole("listitem");
  for (const one of await outcomes.all()) await expect(one).toContainText("No changes");
  await expect(dialog.getByRole("button", { name: "Import 0 rows" })).toBeDisabled();
});

test("a file that cannot be read is refused with the reason", async ({ page }) => {
  await choose(page, Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe9, 0x0a]));
  const dialog = page.getByRole("dialog", { name: "Import members" });
  await expect(dialog.getByRole("alert")).toContainText("The file isn’t UTF-8");
  await dialog.getByLabel("CSV file").setInputFiles({
    name: "other.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("a,b\n1,2\n"),
  });
  await expect(dialog.getByRole("alert")).toContainText("None of the columns is known");
});

test("who may not write members is not offered the import", async ({ page }) => {
  await signIn(page, demo("moderator"));
  await page.goto("/dashboard/user/list");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveCount(0);
});
