import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { choose, question, row, rows, snackbar, tab } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const list = "/dashboard/user/list";

/** A member of this test's own; only an admin can create one. */
async function aMember(page: Page, email?: string, values: object = {}): Promise<string> {
  const handle = `m${randomUUID().replaceAll("-", "").slice(0, 20)}`;
  await ask(page, "mutation ($input: CreateMemberInput!) { createMember(input: $input) { id } }", {
    input: { handle, displayName: `Nora ${handle}`, ...(email && { email }), ...values },
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
  await expect(question(page, `Suspend Nora ${handle}?`)).toBeVisible();
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
  const dialog = page.getByRole("alertdialog", { name: `Delete Nora ${handle}?` });
  const remove = async () => {
    await choose(page, row(page, handle), "Delete");
    await expect(dialog).toContainText("You can restore the member for 30 days.");
    await dialog.getByLabel(/^Also delete the account/).check();
    await dialog.getByRole("button", { name: "Delete 1 member" }).click();
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
  const last = page.getByRole("alertdialog", { name: `Delete Nora ${handle} permanently?` });
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

test("the row of a member leads to a message, and shows the company", async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await signIn(page, demo("admin"));
  const handle = await aMember(page, `${randomUUID()}@example.org`, { company: "Studio Sande" });
  await page.goto(`${list}?q=${handle}`);
  await expect(row(page, handle)).toContainText("Studio Sande");
  await choose(page, row(page, handle), "Message");
  await expect(page).toHaveURL(/\/dashboard\/chat\//);
  await expect(page.getByRole("main").getByText(`Nora ${handle}`).first()).toBeVisible();
});

test("table and cards are two URLs of the same list", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto(`${list}?q=freya`);
  await expect(row(page, "freya-holm")).toHaveCount(1);
  await page.getByRole("button", { name: "Cards" }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/cards\?q=freya$/);
  await expect(page.getByRole("link", { name: "Freya Holm" })).toBeVisible();
  const { member } = await ask<{
    member: Record<"projects" | "published", { totalCount: number }>;
  }>(page, `{ member(id: "freya-holm") { projects { totalCount } published { totalCount } } }`);
  const card = page.getByRole("main");
  await expect(card.getByText(`${member.projects.totalCount} projects`)).toBeVisible();
  await expect(card.getByText(`${member.published.totalCount} post`)).toBeVisible();
  await tab(page, /^Suspended/).click();
  await expect(page.getByText("No results")).toBeVisible();
});

test("members are accessible, as a table and as cards", async ({ page, baseURL }) => {
  await signIn(page, demo("admin"));
  const faults = await watch(page, baseURL);
  for (const path of [list, "/dashboard/user/cards"]) {
    await page.goto(path);
    await expect(page.locator('main a[href^="/dashboard/user/"]').first()).toBeVisible();
    await audit(page);
  }
  expect(faults).toEqual(none);
});

test("two profiles of one person are merged: the older one stays, the link of the other leads to it", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  const target = await aMember(page);
  const other = await aMember(page);
  await page.goto(`${list}?q=${other}`);
  await row(page, other).getByRole("link").first().click();
  await page.getByRole("button", { name: "Merge" }).click();
  const dialog = page.getByRole("alertdialog", {
    name: `Merge Nora ${other} with another profile?`,
  });
  const confirm = dialog.getByRole("button", { name: "Merge profiles" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Other profile" }).fill(target);
  await page.getByRole("option", { name: target }).click();
  await expect(dialog).toContainText(
    `Nora ${other} (@${other}) becomes part of Nora ${target} (@${target}), and its link redirects.`,
  );
  await expect(dialog.getByRole("listitem")).toHaveText([
    "0 posts",
    "0 comments",
    "0 projects",
    "0 conversations",
    "0 likes",
  ]);
  await audit(page);
  await confirm.click();
  await expect(snackbar(page, "Profiles merged")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Nora ${target}`);
  const answer = await page.request.get(`/${other}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/${target}`);
});
