import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { inLocale, type Locale, locales } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { aPost, textOf } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ page }) => signIn(page, demo("editor")));

const notices: Record<Locale, string> = {
  en: "Preview: this version is not published",
  fr: "Aperçu : cette version n’est pas publiée",
  no: "Forhåndsvisning: denne versjonen er ikke publisert",
};

const aDraft = (page: Page, title: string) =>
  aPost(page, {
    title: { en: title, fr: `${title} (fr)` },
    description: { en: "Not yet for everyone." },
    content: { en: textOf("The ferry leaves at six."), fr: textOf("Le bac part à six heures.") },
    cover: "/artwork/rings-215.svg",
    coverAlt: { en: "Rings" },
    tags: ["ferries"],
  });

/** Makes a link in the language over the graph and returns its path. */
async function share(page: Page, postId: string, locale: Locale): Promise<string> {
  const { createPreviewLink } = await ask<{ createPreviewLink: { path: string } }>(
    page,
    `mutation ($postId: ID!, $locale: Locale!) {
      createPreviewLink(postId: $postId, locale: $locale) { path }
    }`,
    { postId, locale },
  );
  return createPreviewLink.path;
}

const remove = (page: Page, id: string) =>
  ask(page, "mutation ($id: ID!) { deletePost(id: $id) }", { id });

test("an editor shares a draft with someone who has neither an account nor JavaScript, and stops", async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Shared draft ${Date.now()}`;
  const { id } = await aDraft(page, title);
  await page.goto(`/dashboard/blog/post/${id}`);
  await page.getByRole("button", { name: "Share preview" }).click();
  const panel = page.getByRole("region", { name: "Share the preview in English" });
  await panel.getByRole("button", { name: "Create link" }).click();
  const link = await panel.getByLabel("Preview link").inputValue();
  await expect(panel.getByRole("status")).toContainText("The link works until");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await panel.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await audit(page);

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  const response = await reader.goto(link);
  expect(response?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
  });
  await expect(reader.getByText(notices.en)).toBeVisible();
  await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText("The ferry leaves at six.")).toBeVisible();
  await expect(reader.getByRole("img", { name: "Rings" })).toBeVisible();
  await expect(reader.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(reader.locator("#comments")).toHaveCount(0);
  const token = link.split("/").at(-1) ?? "";
  const head = await reader.locator("head").innerHTML();
  expect(head.includes(token)).toBe(false);
  for (const path of [
    "/sitemap.xml",
    "/blog/feed.xml",
    `/search?search=${encodeURIComponent(title)}`,
  ]) {
    const text = await (await reader.request.get(path)).text();
    expect(text, path).not.toContain(`${title}</`);
  }

  // the secret is not told again
  await page.reload();
  await page.getByRole("button", { name: "Share preview" }).click();
  await expect(panel.getByRole("status")).toContainText("The link works until");
  await expect(panel.getByLabel("Preview link")).toHaveCount(0);
  await panel.getByRole("button", { name: "Stop sharing" }).click();
  await expect(panel.getByRole("status")).toHaveText("The link no longer works.");
  expect((await reader.goto(link))?.status()).toBe(404);
  await expect(reader.getByText(title)).toHaveCount(0);
  await context.close();
  await remove(page, id);
});

test("a link leads to the post once it is published, and nowhere once it is deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Published preview ${Date.now()}`;
  const { id } = await aDraft(page, title);
  const path = await share(page, id, "fr");
  expect(path).toMatch(/^\/fr\/blog\/preview\/[\w-]{43}$/);
  const context = await browser.newContext({ baseURL });
  const reader = await context.newPage();
  await reader.goto(path);
  await expect(reader.getByText(notices.fr)).toBeVisible();
  await expect(reader.getByText("Le bac part à six heures.")).toBeVisible();
  await audit(reader);

  await ask(page, "mutation ($id: ID!) { publishPost(id: $id, locale: fr) { id } }", { id });
  await reader.goto(path);
  await expect(reader).toHaveURL(/\/fr\/blog\/published-preview-\d+-fr$/);
  await expect(reader.getByText(notices.fr)).toHaveCount(0);

  await remove(page, id);
  expect((await reader.goto(path))?.status()).toBe(404);
  await context.close();
});

test("a link keeps its draft and its layout in the language and the look of the reader", async ({
  page,
}) => {
  const { id } = await aDraft(page, `Looked at ${Date.now()}`);
  const path = await share(page, id, "en");
  for (const locale of locales) {
    await page.goto(inLocale(locale, path));
    await expect(page.getByText(notices[locale])).toBeVisible();
    await expect(page.getByRole("article")).toHaveAttribute("lang", "en");
  }
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await audit(page);
  await remove(page, id);
});
