import { expect, type Page, type Response, test } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import type { Locale } from "./demo-world.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { GOOD_SHIFT, movedOn, shiftOf, UNNOTICED_SHIFT, watchShift } from "./layout-shift.ts";
import { wear } from "./looks.ts";
import { accountScreens, type Screen, screens, states } from "./screens.ts";
import { addressOf, whoOpens } from "./subjects.ts";

// Every screen of client/routes.ts, opened once a language: what can be said of any screen is asked then.

test.describe.configure({ mode: "parallel" });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** What is shown in place of a missing page is rendered once more when its code is loaded. */
const ANY_SHIFT = Infinity;
/** A narrow phone, on which public pages and account forms fit, too. */
const NARROW = { at: [320] };

for (const { id, path, status, locale } of [...screens, ...states]) {
  test(`${id} (${path}) is accessible, fits, keeps still and asks no other site`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(locale === "fr" ? PHONE : DESKTOP);
    const faults = await watch(page, baseURL, status);
    const response = await openStill(page, path, status < 400 ? GOOD_SHIFT : ANY_SHIFT);
    expect(response?.status()).toBe(status);
    expect(response?.headers()["content-security-policy"]).toMatch(
      // what has a form of its own for each visitor is not kept
      /script-src 'self'( 'sha256-[\w+/=]{44}'| 'nonce-[\w+/=]+')+(;|$)/,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await audit(page);
    await fits(page, NARROW);
    expect(faults).toEqual(none);
  });
}

const inside = (path: string) => path.startsWith("/dashboard");

for (const screen of [
  ...accountScreens,
  { path: "/auth/verify?email=nora%40example.org", status: 200 },
  { path: "/auth/new-password?email=nora%40example.org", status: 200 },
  { path: "/auth/login?error=SessionRequired", status: 200 },
  { path: "/dashboard/user/account?tab=security", status: 200 },
]) {
  test(`${screen.path} is accessible, fits and keeps still on a phone, in French`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    const faults = await watch(page, baseURL, screen.status);
    await open(page, screen, "fr", baseURL);
    await audit(page);
    if (!inside(screen.path)) await fits(page, NARROW);
    expect(faults).toEqual(none);
  });

  test(`${screen.path} fits and keeps still on a desktop, in Norwegian`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(DESKTOP);
    const faults = await watch(page, baseURL, screen.status);
    await open(page, screen, "no", baseURL);
    expect(await cutHeaders(page)).toEqual([]);
    await fits(page);
    if (!inside(screen.path)) await fits(page, NARROW);
    expect(faults).toEqual(none);
  });
}

/** Opens an auth page or a screen of the dashboard in a language. */
async function open(
  page: Page,
  { path, status }: Pick<Screen, "path" | "status">,
  language: Exclude<Locale, "en">,
  site: string | undefined,
): Promise<void> {
  if (inside(path)) await signIn(page, whoOpens(path));
  const address = await addressOf(path, (query) => ask(page, query));
  await wear(page.context(), { NEXT_LOCALE: language }, site);
  const response = await openStill(page, address, UNNOTICED_SHIFT);
  expect(response?.status()).toBe(status);
  await expect(page.locator("html")).toHaveAttribute("lang", language === "no" ? "nb" : "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (inside(path) && status === 200) await expect(instead(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/ · Atelier$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
}

/** Opens a page, on which little moves while it loads. */
async function openStill(page: Page, address: string, most: number): Promise<Response | null> {
  await watchShift(page);
  const response = await page.goto(address);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const shift = await shiftOf(page);
  expect(shift, `layout shift:\n${await movedOn(page)}`).toBeLessThan(most);
  return response;
}

/** The messages shown in place of a screen that failed. */
const instead = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: /\S/ }) // an empty one only reserves space
    .or(
      page.locator(":is([href*='/missing'], [href*='/broken'], [href*='/closed'])[href$='#scene']"),
    );

/** The headers of tables that are not read in full. */
const cutHeaders = (page: Page): Promise<string[]> =>
  page
    .getByRole("columnheader")
    .locator("span:not(.sr-only)")
    .evaluateAll((each) =>
      each.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
