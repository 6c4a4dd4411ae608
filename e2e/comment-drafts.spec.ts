import { expect, type Page, test } from "@playwright/test";
import { Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

const slug = "pricing-a-brand-identity-without-guessing";

test("an unfinished comment and reply survive a reload", async ({ page }) => {
  const thread = await new Thread(page).openLive(slug);
  const first = await begin(thread);

  await page.reload();
  await expectDrafts(thread, first);

  await thread.form.getByRole("button", { name: "Post comment" }).click();
  await expect(thread.comment(first.comment)).toHaveCount(1);
  await thread.replyForm.getByRole("button", { name: "Post reply" }).click();
  await expect(thread.comment(first.reply)).toHaveCount(1);
  await page.reload();
  await expect(thread.section.getByText("Live", { exact: true })).toBeVisible();
  await expect(thread.content(thread.form)).toHaveValue("");
  await expect(thread.replyForm).toHaveCount(0);
});

test("they survive the router's reload when a screen cannot be loaded", async ({ page }) => {
  const thread = await new Thread(page).openLive(slug);
  const written = await begin(thread);
  await cut(page);
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("contentinfo").getByRole("link", { name: "Categories" }).click(),
  ]);
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expectDrafts(thread, written);
});

test("a cancelled reply does not come back", async ({ page }) => {
  const thread = await new Thread(page).openLive(slug);
  const { comment } = await begin(thread);
  await thread.replyForm.getByRole("link", { name: "Cancel" }).click();
  await page.reload();
  await expect(thread.section.getByText("Live", { exact: true })).toBeVisible();
  await expect(thread.content(thread.form)).toHaveValue(comment.content);
  await expect(thread.replyForm).toHaveCount(0);
});

/** Writes a comment and a reply without sending them. */
async function begin(thread: Thread) {
  const [comment, reply] = [writing("A comment"), writing("A reply")];
  await thread.fill(thread.form, comment);
  await thread.all
    .first()
    .getByRole("link", { name: /^Reply to / })
    .click();
  await thread.fill(thread.replyForm, reply);
  return { comment, reply };
}

async function expectDrafts(thread: Thread, written: Awaited<ReturnType<typeof begin>>) {
  for (const [form, { name, email, content }] of [
    [thread.form, written.comment],
    [thread.replyForm, written.reply],
  ] as const) {
    await expect(thread.content(form)).toHaveValue(content);
    await expect(form.getByLabel("Name")).toHaveValue(name);
    await expect(form.getByLabel("Email")).toHaveValue(email);
  }
}

/** Blocks screens that are not loaded yet; what the page itself needs is still reachable. */
async function cut(page: Page): Promise<void> {
  await page.route("**/assets/blog-categories-*.js", (route) => route.abort());
}
