import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { rows, snackbar } from "./lists.ts";
import { aPost, field, openPost, press, saved, text, textOf } from "./post-editor.ts";
import { aProject, editor } from "./project-world.ts";

test.describe.configure({ mode: "parallel" });

const bar = (page: Page) => page.getByRole("region", { name: "Unpublished changes" });

/** A post that readers see, by the editor who is signed in. */
async function publishedPost(page: Page) {
  const name = `Drafted ${crypto.randomUUID()}`;
  const { id } = await aPost(page, {
    title: { en: name },
    description: { en: "As it is." },
    content: { en: textOf("The old text.") },
    publications: [{ locale: "en", status: "PUBLISHED" }],
  });
  return { id, path: `/blog/${name.toLowerCase().replaceAll(" ", "-")}` };
}

const readers = async (page: Page, path: string) => (await page.request.get(path)).text();

test("a published post is edited without its readers, compared, previewed and published", async ({
  page,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const { id, path } = await publishedPost(page);
  await openPost(page, id);
  await expect(page.getByRole("button", { name: "Save draft" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeDisabled();
  await field(page, "Description").fill("As it was.");
  await text(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("The new text.");
  await press(page, "Save draft");
  await expect(saved(page)).toContainText("Unpublished changes");
  await expect(bar(page)).toContainText(/Saved by .+ on/);
  expect(await readers(page, path)).toContain("The old text.");

  await page.reload();
  await expect(text(page)).toHaveText("The new text.");
  await expect(field(page, "Description")).toHaveValue("As it was.");
  await bar(page).getByRole("button", { name: "Compare" }).click();
  const compared = page.getByRole("dialog", { name: "Unpublished changes" });
  await expect(compared.getByRole("deletion").first()).toContainText("Removed:");
  await expect(compared.getByRole("insertion").first()).toContainText("Added:");
  await audit(page);
  await compared.getByRole("button", { name: "Close", exact: true }).last().click();

  await bar(page).getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview in English" });
  await expect(preview.getByText("The new text.")).toBeVisible();
  await audit(page);
  await page.keyboard.press("Escape");

  await press(page, "Publish changes");
  await expect(saved(page)).toContainText("All changes saved");
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => readers(page, path)).toContain("The new text.");

  await press(page, "Show versions");
  await page.getByRole("button", { name: /^Version 1/ }).click();
  await page.getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option", { name: "Version 2" }).click();
  const versions = page.getByRole("dialog", { name: "Version 1" });
  await expect(versions.getByRole("deletion").first()).toBeVisible();
  await audit(page);
});

test("discarded changes come back with Undo", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { id } = await publishedPost(page);
  await openPost(page, id);
  await field(page, "Description").fill("Something else.");
  await press(page, "Save draft");
  await bar(page).getByRole("button", { name: "Discard changes" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(field(page, "Description")).toHaveValue("As it is.");
  await expect(bar(page)).toHaveCount(0);
  await expect(snackbar(page, "Changes discarded")).toBeVisible();
  await page
    .getByRole("region", { name: /^Confirmations/ })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(field(page, "Description")).toHaveValue("Something else.");
  await expect(bar(page)).toBeVisible();
});

test("owners of a project go on with each other’s draft, and the conflict says who saved", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const { id } = await aProject(page, {
    title: { en: `Drafted ${crypto.randomUUID()}` },
    description: { en: "As it is." },
    stage: "IN_PROGRESS",
    publications: [{ locale: "en", status: "PUBLISHED" }],
  });
  const other = await signedIn(browser, baseURL, "admin");
  const { viewer } = await ask<{ viewer: { member: { displayName: string } } }>(
    other,
    "{ viewer { member { displayName } } }",
  );
  await page.goto(editor(id));
  await other.goto(editor(id));
  await field(other, "Description").fill("Theirs.");
  await press(other, "Save draft");
  await expect(saved(other)).toContainText("Unpublished changes");
  await other.context().close();

  await field(page, "Description").fill("Mine.");
  await press(page, "Save draft");
  const dialog = page.getByRole("dialog", { name: /else/ });
  await expect(dialog).toContainText(`${viewer.member.displayName} saved the other version`);
  await dialog.getByRole("radio", { name: "Theirs" }).check();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved(page)).toContainText("Unpublished changes");
  await expect(field(page, "Description")).toHaveValue("Theirs.");
  const READ = "query ($id: ID!) { project(id: $id) { description } }";
  const shown = async () => (await ask<{ project: object }>(page, READ, { id })).project;
  expect(await shown()).toEqual({ description: "As it is." });
  await press(page, "Publish changes");
  await expect(saved(page)).toContainText("All changes saved");
  expect(await shown()).toEqual({ description: "Theirs." });
});

test("lists say which texts have unpublished changes, and show these alone", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { id } = await publishedPost(page);
  const SAVE = `mutation ($id: ID!) {
    savePostDraft(id: $id, input: { description: { en: "As it was." } }) { id }
  }`;
  await ask(page, SAVE, { id });
  await page.goto("/dashboard/blog/posts");
  const mark = page.getByText("Unpublished changes", { exact: true });
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Changes", exact: true }).click();
  await page.getByRole("radio", { name: "Unpublished changes" }).check();
  await expect(page).toHaveURL(/changes=unpublished/);
  await page.keyboard.press("Escape");
  const drafted = rows(page).filter({
    has: page.locator(`a[href$="/dashboard/blog/post/edit/${id}"]`),
  });
  await expect(drafted.getByText("Unpublished changes", { exact: true })).toBeVisible();
  await expect(rows(page).filter({ hasNot: mark })).toHaveCount(0);
  await audit(page);
});

test("unpublished changes are submitted for review, found there, and withdrawn", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const { id, path } = await publishedPost(page);
  await openPost(page, id);
  await field(page, "Description").fill("As it was.");
  await press(page, "Save draft");
  await field(page, "Description").fill("As it is reviewed.");
  await bar(page).getByRole("button", { name: "Submit for review" }).click();
  await expect(snackbar(page, "Changes submitted for review")).toBeVisible();
  await expect(bar(page)).toContainText("Changes in review");
  await audit(page, { at: [390, 1280] });
  await page.reload();
  await expect(field(page, "Description")).toHaveValue("As it is reviewed.");
  await expect(bar(page)).toContainText("Changes in review");
  expect(await readers(page, path)).toContain("As it is.");
  await page.goto("/dashboard/blog/posts?changes=review");
  const reviewed = rows(page).filter({
    has: page.locator(`a[href$="/dashboard/blog/post/edit/${id}"]`),
  });
  await expect(reviewed.getByText("Changes in review")).toBeVisible();
  await openPost(page, id);
  await bar(page).getByRole("button", { name: "Withdraw from review" }).click();
  await expect(bar(page)).not.toContainText("Changes in review");
  await page.goto("/dashboard/blog/posts?changes=review");
  await expect(page.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await expect(reviewed).toHaveCount(0);
});

test("a category that is deleted meanwhile is left out, which is said", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { id } = await publishedPost(page);
  const word = crypto.randomUUID();
  const { createCategory } = await ask<{ createCategory: { id: string } }>(
    page,
    "mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { id } }",
    { input: { name: { en: word } } },
  );
  await ask(
    page,
    `mutation ($id: ID!, $categories: [ID!]!) {
      savePostDraft(id: $id, input: { title: { en: "Left ${word}" }, categoryIds: $categories }) { id }
    }`,
    { id, categories: [createCategory.id] },
  );
  await openPost(page, id);
  await expect(bar(page)).toBeVisible();
  await ask(page, "mutation ($ids: [ID!]!) { deleteCategories(ids: $ids) { ids } }", {
    ids: [createCategory.id],
  });
  await press(page, "Publish changes");
  await expect(snackbar(page, "Left out because deleted meanwhile: Categories")).toBeVisible();
  await expect(saved(page)).toContainText("All changes saved");
  const READ = "query ($id: ID!) { post(id: $id) { title categories { id } } }";
  const { post } = await ask<{ post: object }>(page, READ, { id });
  expect(post).toEqual({ title: `Left ${word}`, categories: [] });
});

test("what is published in one window while another edits is kept by both", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const { id } = await publishedPost(page);
  const other = await signedIn(browser, baseURL, "admin");
  await openPost(page, id);
  await openPost(other, id);
  await text(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Edited meanwhile.");
  await field(other, "Description").fill("Published meanwhile.");
  await press(other, "Publish changes");
  await expect(saved(other)).toContainText("All changes saved");
  await other.context().close();
  await press(page, "Save draft");
  await expect(saved(page)).toContainText("Unpublished changes");
  await expect(field(page, "Description")).toHaveValue("Published meanwhile.");
  await press(page, "Publish changes");
  await expect(saved(page)).toContainText("All changes saved");
  const READ = "query ($id: ID!) { post(id: $id) { description html } }";
  expect(await ask(page, READ, { id })).toEqual({
    post: { description: "Published meanwhile.", html: "<p>Edited meanwhile.</p>" },
  });
});
