import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { choose, question, row, rows, snackbar, tab } from "./lists.ts";
import { looks, wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });

const list = "/dashboard/user/list";

/** A member of this test's own; only an admin can create one. */
async function aMember(page: Page, email?: string): Promise<string> {
  const handle = `m${randomUUID().replaceAll("-", "").slice(0, 20)}`;
  await ask(page, "mutation ($input: CreateMemberInput!) { createMember(input: $input) { id } }", {
    input: { handle, displayName: `Nora ${handle}`, ...(email && { email }) },
  });
  return handle;
}

test("a moderator suspends and reinstates a member, and sees no accounts", async ({
  page,
  browser,
}) => {
  const admins = await browser.newPage();
  await signIn(admins, demo("admin"));
  const handle = await aMember(admins);
  await admins.close();

  await signIn(page, demo("moderator"));
  await page.goto(`${list}?q=${handle}`);
  await expect(row(page, handle)).toHaveCount(1);
  await expect(page.getByRole("columnheader", { name: "Last seen" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New member" })).toHaveCount(0);
  await choose(page, row(page, handle), "Suspend");
  await expect(question(page, "Suspend 1 member?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await expect(snackbar(page, "1 member suspended")).toBeVisible();
  await expect(row(page, "Suspended")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Active")).toHaveCount(1);
});

test("an admin deletes a member with the account, restores both, and deletes them permanently", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  const handle = await aMember(page, `${randomUUID()}@example.org`);
  const asked = page.getByRole("alertdialog", { name: "Delete 1 member?" });
  const remove = async () => {
    await choose(page, row(page, handle), "Delete");
    await expect(asked).toContainText("You can restore them for 30 days.");
    await asked.getByLabel(/^Also delete the account/).check();
    await asked.getByRole("button", { name: "Delete 1 member" }).click();
    await expect(snackbar(page, "1 member deleted")).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  };
  await page.goto(`${list}?q=${handle}`);
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, handle)).toHaveCount(1);
  expect((await page.request.get(`/${handle}`)).status()).toBe(200);

  await remove();
  expect((await page.request.get(`/${handle}`)).status()).toBe(404);
  await expect(tab(page, /^Trash/)).toHaveText("Trash1");
  await tab(page, /^Trash/).click();
  await choose(page, row(page, handle), "Restore");
  await expect(snackbar(page, "1 member restored")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await tab(page, /^All/).click();
  await expect(row(page, handle)).toContainText("@example.org");

  await remove();
  await tab(page, /^Trash/).click();
  await page.getByRole("checkbox", { name: `Select Nora ${handle}` }).check();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  const last = page.getByRole("alertdialog", { name: "Delete 1 member permanently?" });
  await expect(last).toContainText("This can’t be undone");
  await last.getByRole("button", { name: "Delete permanently" }).click();
  await expect(snackbar(page, "1 member deleted permanently")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test("accounts in the trash have a tab of their own", async ({ page }) => {
  await signIn(page, demo("admin"));
  const email = `${randomUUID()}@example.org`;
  const handle = await aMember(page, email);
  await page.goto(`${list}?q=${handle}`);
  await choose(page, row(page, handle), "Delete");
  await page.getByRole("button", { name: "Delete 1 member" }).click();
  await expect(rows(page)).toHaveCount(0);

  await page.goto(`${list}?tab=accounts&q=${email}`);
  await choose(page, row(page, email), "Delete");
  await page.getByRole("button", { name: "Delete 1 account" }).click();
  await expect(snackbar(page, "1 account deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, email)).toHaveCount(1);
  await choose(page, row(page, email), "Delete");
  await page.getByRole("button", { name: "Delete 1 account" }).click();
  await tab(page, /^Deleted accounts/).click();
  await choose(page, row(page, email), "Restore");
  await expect(snackbar(page, "1 account restored")).toBeVisible();
});

test("table and cards are two URLs of the same list", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto(`${list}?q=freya`);
  await expect(row(page, "freya-holm")).toHaveCount(1);
  await page.getByRole("button", { name: "Cards" }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/cards\?q=freya$/);
  await expect(page.getByRole("link", { name: "Freya Holm" })).toBeVisible();
  await tab(page, /^Suspended/).click();
  await expect(page.getByText("No results")).toBeVisible();
});

for (const look of ["light", "dark"] as const) {
  test(`members are accessible in ${look}, as a table and as cards`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page, demo("admin"));
    await wear(context, looks[look], baseURL);
    const faults = await watch(page, baseURL);
    for (const path of [list, "/dashboard/user/cards"]) {
      await page.goto(path);
      await expect(page.getByRole("link", { name: "Freya Holm" })).toBeVisible();
      await audit(page);
    }
    expect(faults).toEqual(none);
  });
}
