import { expect, type Page, test } from "@playwright/test";
import { accountMenu, demo, logIn, signIn, signInLink } from "./accounts.ts";
import { snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

/** Replaces the next CSRF tokens, or all, by one that the server refuses. */
const spoilTokens = (page: Page, times?: number) =>
  page.route(
    "**/api/auth/csrf",
    (route) => route.fulfill({ json: { csrfToken: "0".repeat(64) } }),
    {
      times,
    },
  );

test("a refused token is replaced by a new one", async ({ page }) => {
  await logIn(page, demo("support"));
  await page.goto("/dashboard/app");
  await spoilTokens(page, 1);
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect(signInLink(page)).toBeVisible();
});

for (const [what, breakIt] of [
  ["whose tokens are all refused", (page: Page) => spoilTokens(page)],
  [
    "whose request is lost",
    (page: Page) => page.route("**/api/auth/signout", (route) => route.abort()),
  ],
] as const) {
  test(`a user ${what} is told that they’re still signed in`, async ({ page }) => {
    await signIn(page, demo("editor"));
    await page.goto("/dashboard/app");
    await breakIt(page);
    await accountMenu(page).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(snackbar(page, "Signing out failed. You’re still signed in.")).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });
}

test("on the site, a user whose tokens are all refused gets the page that signs out by a form", async ({
  page,
}) => {
  await logIn(page, demo("operator"), "/auth/login?callbackUrl=%2Fblog");
  await page.goto("/blog");
  await spoilTokens(page);
  await accountMenu(page).click();
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/api/auth/signout?callbackUrl=/");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect(signInLink(page)).toBeVisible();
});
