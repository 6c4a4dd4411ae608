import type { Locator, Page } from "@playwright/test";

/** The list of a dashboard screen, as its users see it. */
export const rows = (page: Page): Locator => page.locator("tbody tr");
export const row = (page: Page, text: string | RegExp): Locator =>
  rows(page).filter({ hasText: text });
export const tab = (page: Page, name: RegExp): Locator =>
  page.getByRole("main").getByRole("link", { name });
export const search = (page: Page): Locator => page.getByRole("search").getByRole("textbox");
/** Confirms what the user just did */
export const snackbar = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("region", { name: /^Confirmations/ }).getByText(text);

/** Opens the menu of a row and chooses an item. */
export async function choose(page: Page, of: Locator, action: string): Promise<void> {
  await of.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The confirmation dialog; its box covers the whole window. */
export const question = (page: Page, title: string): Locator =>
  page.getByRole("alertdialog").getByRole("heading", { name: title });
