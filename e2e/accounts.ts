import { randomUUID } from "node:crypto";
import {
  type Browser,
  type Cookie,
  expect,
  type Locator,
  type Page,
  request,
  test,
} from "@playwright/test";

const demoPassword = "atelier-demo";

/** A unique address. */
export const newAddress = () => `${randomUUID()}@example.org`;

export interface Credentials {
  email: string;
  password: string;
}

export const demo = (name: string): Credentials => ({
  email: `${name}@atelier.test`,
  password: demoPassword,
});

export async function fillLogIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in by the form, and waits until that is done; signIn() is faster. */
export async function logIn(page: Page, who: Credentials, path = "/auth/login"): Promise<void> {
  await page.goto(path);
  await fillLogIn(page, who);
  await expect(page).not.toHaveURL(/\/auth\//);
  await expect(accountMenu(page)).toBeVisible();
  await page.waitForLoadState("networkidle"); // the first screen may lead on
}

/** Created once per worker, because few tests are about signing in. */
const sessions = new Map<string, Promise<Cookie[]>>();

/** Gives the page the session of an account, as if it had signed in before. */
export async function signIn(page: Page, who: Credentials): Promise<void> {
  const session = sessions.get(who.email) ?? newSession(who);
  sessions.set(who.email, session);
  await page.context().addCookies(await session);
}

/** A page of a browser of their own, signed in to an account of the demo data. */
export async function signedIn(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
): Promise<Page> {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: true });
  await signIn(page, demo(name));
  return page;
}

async function newSession(who: Credentials): Promise<Cookie[]> {
  const visitor = await request.newContext({ baseURL: test.info().project.use.baseURL });
  const { csrfToken } = (await (await visitor.get("/api/auth/csrf")).json()) as Csrf;
  const form = { ...who, csrfToken, json: "true" };
  const answer = await visitor.post("/api/auth/callback/credentials", { form });
  await expect(answer).toBeOK();
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies.filter(({ name }) => name.includes("session"));
}

interface Csrf {
  csrfToken: string;
}

/** In every header, or at the foot of the dashboard's sidebar, while someone is signed in, on public pages also without JavaScript. */
export const accountMenu = (page: Page): Locator => {
  const header = page.getByRole("banner");
  return header
    .locator("summary")
    .filter({ hasText: /’s account/ })
    .or(header.getByRole("button", { name: /’s account$/ }))
    .or(page.getByRole("complementary").getByRole("button", { name: /’s account$/ }));
};

export const signInLink = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: "Sign in" });
