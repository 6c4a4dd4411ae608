import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

const demoPassword = "atelier-demo";

/** An address nobody else uses. */
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
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in from the sign-in page, and waits until that is done. */
export async function logIn(page: Page, who: Credentials, path = "/auth/login"): Promise<void> {
  await page.goto(path);
  await fillLogIn(page, who);
  await expect(accountMenu(page)).toBeVisible();
}

/** Stands in every header while somebody is signed in: on public pages without JavaScript, too. */
export const accountMenu = (page: Page): Locator => {
  const header = page.getByRole("banner");
  return header
    .locator("summary")
    .filter({ hasText: /Account of / })
    .or(header.getByRole("button", { name: /^Account of / }));
};

export const signInLink = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: "Sign in" });
