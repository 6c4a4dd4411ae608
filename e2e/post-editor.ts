import { expect, type Locator, type Page } from "@playwright/test";
import { ask } from "./graph.ts";

type Json = Record<string, unknown>;

export const textOf = (...paragraphs: string[]) => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

/** Creates a post before it is opened. */
export async function aPost(page: Page, input: Json): Promise<{ id: string; version: number }> {
  const { createPost } = await ask<{ createPost: { id: string; version: number } }>(
    page,
    "mutation ($input: CreatePostInput!) { createPost(input: $input) { id version } }",
    { input },
  );
  return createPost;
}

export async function openPost(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/blog/post/edit/${id}`);
  await expect(text(page)).toBeVisible();
}

export const field = (page: Page, name: string, language = "English"): Locator =>
  page.getByRole("textbox", { name: `${name} (${language})`, exact: true });

/** The text area of a post. */
export const text = (page: Page, language = "English"): Locator => field(page, "Text", language);

export const openLanguage = (page: Page, language: string): Promise<void> =>
  page.getByRole("tab", { name: language }).click();

/** The save bar's state. */
export const saved = (page: Page): Locator => page.getByRole("main").getByRole("status");

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
