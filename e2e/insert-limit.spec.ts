import { expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { search, snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function paste(page: Page, length: number, field: Locator): Promise<void> {
  await page.evaluate((count) => navigator.clipboard.writeText("word ".repeat(count / 5)), length);
  await field.focus();
  await page.keyboard.press("ControlOrMeta+v");
}

test("10 MB pasted into one line are refused with the limit, and the text before stays", async ({
  page,
}) => {
  await page.goto("/auth/login");
  await page.waitForLoadState("networkidle");
  const email = page.getByLabel("Email");
  await email.fill("ada@example.org");
  await paste(page, 10_000_000, email);
  await expect(snackbar(page, "Nothing was pasted: use at most 10,000 characters")).toBeVisible();
  await expect(email).toHaveValue("ada@example.org");
});

test("a paste that exceeds the limit of its field is refused, not cut off", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/blog/posts");
  await paste(page, 205, search(page));
  await expect(snackbar(page, "Nothing was pasted: use at most 200 characters")).toBeVisible();
  await expect(search(page)).toHaveValue("");
  await paste(page, 195, search(page));
  await expect(search(page)).toHaveValue("word ".repeat(39));
});
