import { expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { snackbar } from "./lists.ts";
import { wear } from "./looks.ts";
import { aPost, field, openLanguage, openPost, press, saved, text, textOf } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ page }) => signIn(page, demo("editor")));

const dialog = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name, exact: true });
const inEnglish = (page: Page): Locator => dialog(page, "Versions in English");

/** A post that was published twice, by the editor. */
async function publishedTwice(page: Page): Promise<{ id: string; name: string; slug: string }> {
  const name = `Twice ${crypto.randomUUID()}`;
  const { id } = await aPost(page, {
    title: { en: name },
    description: { en: "As it was first." },
    content: { en: textOf("The first text.") },
    publications: [{ locale: "en", status: "PUBLISHED" }],
  });
  await ask(
    page,
    "mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
    { id, input: { content: { en: textOf("The second text.") }, description: { en: "Then." } } },
  );
  return { id, name, slug: name.toLowerCase().replaceAll(" ", "-") };
}

test("an editor sees who published a version, restores one, takes that back, and publishes it @journey:publication", async ({
  page,
}) => {
  const { viewer } = await ask<{ viewer: { member: { displayName: string } } }>(
    page,
    "{ viewer { member { displayName } } }",
  );
  const { id, slug } = await publishedTwice(page);
  await openPost(page, id);
  const restoreFirst = async () => {
    await press(page, "Show versions");
    const versions = inEnglish(page).getByRole("listitem");
    await expect(versions).toHaveCount(2);
    for (const [n, title] of ["Version 2", "Version 1"].entries()) {
      await expect(versions.nth(n)).toContainText(title);
      await expect(versions.nth(n)).toContainText(`by ${viewer.member.displayName}`);
    }
    await versions.nth(1).getByRole("button").click();
    const first = dialog(page, "Version 1");
    await expect(first.getByText("The first text.")).toBeVisible();
    await expect(first.getByText("As it was first.")).toBeVisible();
    await first.getByRole("button", { name: "Restore as draft" }).click();
    await expect(first).toHaveCount(0);
    await expect(text(page)).toHaveText("The first text.");
    await expect(field(page, "Description")).toHaveValue("As it was first.");
  };
  const publicText = async () => (await page.request.get(`/blog/${slug}`)).text();

  await restoreFirst();
  await expect(saved(page)).toContainText("Unsaved changes");
  await expect(snackbar(page, "Version 1 restored. Publish to make it live.")).toBeVisible();
  expect(await publicText()).toContain("The second text.");

  await page
    .getByRole("region", { name: /^Confirmations/ })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(text(page)).toHaveText("The second text.");
  await expect(field(page, "Description")).toHaveValue("Then.");
  await expect(saved(page)).toContainText("All changes saved");

  await restoreFirst();
  await press(page, "Publish changes");
  await expect(saved(page)).toContainText("All changes saved");
  await expect(page.getByText("Version 3", { exact: true })).toBeVisible();
  expect(await publicText()).toContain("The first text.");
  await press(page, "Show versions");
  await expect(inEnglish(page).getByRole("listitem")).toHaveCount(3);
});

test("a language that was never published has no versions yet", async ({ page }) => {
  const { id } = await aPost(page, { title: { en: `Never ${crypto.randomUUID()}` } });
  await openPost(page, id);
  const versions = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Versions", exact: true }) });
  await expect(versions).toContainText("No versions yet");
  await expect(versions).toContainText("Each text you publish in this language is kept here.");
  await expect(versions.getByRole("button")).toHaveCount(0);
  await press(page, "Publish English");
  await expect(versions).toContainText("Version 1");
  await expect(versions).not.toContainText("No versions yet");
  await openLanguage(page, "Français");
  await expect(versions).toContainText("No versions yet");
});

test("versions are read by keyboard, and the way back leads to where one was", async ({ page }) => {
  const { id } = await publishedTwice(page);
  await openPost(page, id);
  await page.getByRole("button", { name: "Show versions" }).press("Enter");
  const first = inEnglish(page).getByRole("button", { name: /^Version 1/ });
  await first.press("Enter");
  await expect(dialog(page, "Version 1").getByRole("article")).toBeFocused();
  await dialog(page, "Version 1").getByRole("button", { name: "All versions" }).press("Enter");
  await expect(first).toBeFocused();
});

test("versions that can’t be loaded are asked for again", async ({ page }) => {
  const { id } = await publishedTwice(page);
  await openPost(page, id);
  await page.route("**/graphql", (route) => route.abort());
  await press(page, "Show versions");
  await expect(inEnglish(page).getByRole("alert")).toBeVisible();
  await page.unroute("**/graphql");
  await inEnglish(page).getByRole("button", { name: "Try again" }).click();
  await expect(inEnglish(page).getByRole("listitem")).toHaveCount(2);
});

test(`the versions of a post and of a page are accessible`, async ({ page, context, baseURL }) => {
  await wear(context, { themeDirection: "rtl" }, baseURL);
  const { id } = await publishedTwice(page);
  await openPost(page, id);
  await press(page, "Show versions");
  await expect(inEnglish(page).getByRole("listitem")).toHaveCount(2);
  await audit(page);
  await inEnglish(page)
    .getByRole("button", { name: /^Version 1/ })
    .click();
  await expect(page.getByRole("article").getByText("The first text.")).toBeVisible();
  await audit(page);

  const { pages } = await ask<{ pages: { nodes: { id: string }[] } }>(
    page,
    `{ pages(filter: { status: PUBLISHED }, first: 1) { nodes { id } } }`,
  );
  await page.goto(`/dashboard/pages/${pages.nodes[0]?.id}/edit`);
  await press(page, "Show versions");
  await expect(inEnglish(page).getByRole("button", { name: /^Version 1/ })).toBeVisible();
});
