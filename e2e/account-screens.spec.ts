import { expect, test } from "@playwright/test";
import { accountMenu, demo, fillLogIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });

test("errors of a form are accessible", async ({ page }) => {
  await page.goto("/auth/login");
  await fillLogIn(page, { email: "nobody@example.org", password: "" });
  await expect(page.getByText("Required")).toBeVisible();
  await audit(page);
});

test("the open account menu is accessible", async ({ page }) => {
  await signIn(page, demo("editor"));
  for (const path of ["/blog", "/dashboard/user/account"]) {
    await page.goto(path);
    await accountMenu(page).click();
    const out = { name: "Sign out" };
    await expect(page.getByRole("link", out).or(page.getByRole("menuitem", out))).toBeVisible();
    await audit(page);
  }
});

test("the account menu works by keyboard, and Escape restores focus", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  await accountMenu(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
});

test("right to left, form and account keep their order", async ({ page, context, baseURL }) => {
  await wear(context, { themeDirection: "rtl" }, baseURL);
  await signIn(page, demo("editor"));
  for (const path of ["/auth/login-unprotected", "/dashboard/user/account?tab=security"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await audit(page);
  }
});
