import { expect, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";

const SITE = "/dashboard/settings?tab=site";

test("an administrator sets how long messages are kept, and sees what is invalid", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  await page.goto(SITE);
  const days = page.getByRole("textbox", { name: "Delete messages after (days)" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await audit(page);
  await days.fill("0");
  await save.click();
  await expect(days).toHaveAttribute("aria-invalid", "true");
  const other = String(3_000 + (Date.now() % 1_000)); // no demo data are that old
  await days.fill(other);
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(days).toHaveValue(other);
  await expect(page.getByRole("switch", { name: /Approve new members/ })).not.toBeChecked();
});

test("users without permission for site settings only see display settings", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto(SITE);
  await expect(page.getByRole("button", { name: "Reset" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Site", exact: true })).toHaveCount(0);
  await expect(page.getByText("Approve new members")).toHaveCount(0);
});
