import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { auditHere } from "./audit.ts";
import { ask } from "./graph.ts";

const LOG = "/dashboard/settings/audit-log";

test("an administrator reads who changed what, with choices before and after @journey:audit", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  const name = `Audited ${randomUUID().slice(0, 8)}`;
  const { createUser } = await ask<{ createUser: { id: string } }>(
    page,
    "mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }",
    { input: { email: `${randomUUID()}@example.com`, name } },
  );
  await ask(
    page,
    "mutation ($id: ID!) { updateUser(id: $id, input: { roles: [MEMBER, EDITOR] }) { id } }",
    createUser,
  );
  await page.goto(`${LOG}?item=${createUser.id}`);
  const row = page.getByRole("row").filter({ hasText: "Changed" });
  await expect(row).toContainText("roles");
  await expect(row).toContainText(`User ${name}`);
  await auditHere(page);
  await row.getByText("roles", { exact: true }).click();
  const changes = page.getByRole("row", { name: "roles member member, editor", exact: true });
  await expect(changes).toBeVisible();
  await auditHere(page);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(changes).toHaveCount(0);
  await page.getByRole("link", { name: "Refused" }).click();
  await expect(page.getByText("No results")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No results")).toBeVisible();
});

test("the log is exported as it is filtered", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto(`${LOG}?action=SIGNED_IN`);
  await expect(page.getByRole("row").filter({ hasText: "Signed in" }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  expect((await download).url()).toContain("action=signed_in");
});

test("others may not open the log, and read what happened with their account", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(LOG);
  await expect(page).toHaveURL(/permission-denied/);
  await page.goto("/dashboard/user/account?tab=security");
  const activity = page.getByRole("list", { name: "Account activity" });
  await expect(activity.getByText("Signed in").first()).toBeVisible();
});
