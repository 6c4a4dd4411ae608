import { expect, type Page, test } from "@playwright/test";
import { accountMenu, demo, fillLogIn, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { type Faults, none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { wear } from "./looks.ts";
import { accountScreens, type Screen } from "./screens.ts";
import { addressOf, whoOpens } from "./subjects.ts";

test.describe.configure({ mode: "parallel" });

/** The messages shown in place of a screen that failed. */
const instead = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: /\S/ }) // an empty one only reserves space
    .or(
      page.locator(":is([href*='/missing'], [href*='/broken'], [href*='/closed'])[href$='#scene']"),
    );

const inside = (path: string) => path.startsWith("/dashboard");

/** Opens a screen in a language, without any fault. */
async function open(
  page: Page,
  { path, status }: Pick<Screen, "path" | "status">,
  language: "fr" | "no",
  site: string | undefined,
): Promise<Faults> {
  if (inside(path)) await signIn(page, whoOpens(path));
  const address = await addressOf(path, (query) => ask(page, query));
  await wear(page.context(), { NEXT_LOCALE: language }, site);
  const faults = await watch(page, site, status);
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
  await expect(page.locator("html")).toHaveAttribute("lang", language === "no" ? "nb" : "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  if (inside(path) && status === 200) await expect(instead(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/ · Atelier$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  return faults;
}

for (const screen of [
  ...accountScreens,
  { path: "/auth/verify?email=nora%40example.org", status: 200 },
  { path: "/auth/new-password?email=nora%40example.org", status: 200 },
  { path: "/auth/login?error=SessionRequired", status: 200 },
  { path: "/dashboard/user/account?tab=security", status: 200 },
]) {
  test(`${screen.path} is accessible and fits, in French`, async ({ page, baseURL }) => {
    const faults = await open(page, screen, "fr", baseURL);
    await audit(page);
    if (!inside(screen.path)) await fits(page, { at: [320] });
    expect(faults).toEqual(none);
  });

  test(`${screen.path} fits in Norwegian`, async ({ page, baseURL }) => {
    const faults = await open(page, screen, "no", baseURL);
    await fits(page);
    if (!inside(screen.path)) await fits(page, { at: [320] });
    expect(faults).toEqual(none);
  });
}

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
