import { type Browser, expect, type Page, test } from "@playwright/test";
import { demo, newAddress, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { brief } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { codeFor } from "./mails.ts";
import { Thread, type Writing, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

/** A new account whose profile an administrator deletes afterwards. */
async function signInWithoutProfile(page: Page, browser: Browser): Promise<void> {
  const who = { email: newAddress(), password: "a long way home" };
  const register = (path: string, data: object) =>
    page.request.post(`/api/auth/${path}`, { data }).then((answer) => expect(answer).toBeOK());
  await register("register", { name: "Nora Newcomer", locale: "en", ...who });
  await register("verify", { email: who.email, code: await codeFor(who.email) });
  const { viewer } = await ask<{ viewer: { member: { id: string } } }>(
    page,
    "{ viewer { member { id } } }",
  );
  const admin = await browser.newPage();
  await signIn(admin, demo("admin"));
  await ask(admin, "mutation ($id: ID!) { deleteMember(id: $id) }", viewer.member);
  await admin.context().close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a member comments as themselves, with one field", async ({ page }) => {
      await signIn(page, demo("member"));
      const thread = await new Thread(page).open("still-october");
      await expect(thread.form.getByLabel("Name")).toHaveCount(0);
      await expect(thread.form.getByLabel("Email")).toHaveCount(0);
      await expect(thread.form.getByRole("link", { name: "Not you? Sign out" })).toBeVisible();
      const mine = writing();
      await thread.content(thread.form).fill(mine.content);
      await thread.form.getByRole("button", { name: "Post comment" }).click();
      await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
      await expect(thread.comment(mine)).not.toContainText(mine.name);
    });
  });
}

/** Posts a comment, and changes what it says. */
async function postAndEdit(thread: Thread): Promise<Record<"mine" | "better", Writing>> {
  const [mine, better] = [writing(), writing()];
  await thread.content(thread.form).fill(mine.content);
  await thread.form.getByRole("button", { name: "Post comment" }).click();
  await thread.comment(mine).getByRole("button", { name: "Edit" }).click();
  await thread.section.getByRole("textbox", { name: "Your comment" }).fill(better.content);
  await thread.section.getByRole("button", { name: "Save" }).click();
  await expect(thread.comment(better)).toContainText("edited");
  return { mine, better };
}

test("a member edits and deletes a comment they have just written", async ({ page }) => {
  await signIn(page, demo("member"));
  const thread = await new Thread(page).openLive("still-october");
  const before = await thread.count();
  const { mine, better } = await postAndEdit(thread);
  await expect(thread.comment(mine)).toHaveCount(0);
  await page.reload();
  await thread.comment(better).getByRole("button", { name: "Delete" }).click();
  await expect(thread.comment(better)).toContainText("Delete this comment?");
  await thread.comment(better).getByRole("button", { name: "Delete" }).click();
  await expect(thread.comment(better)).toHaveCount(0);
  await thread.expectCount(before);
});

test("a comment whose actions can’t be loaded is there, and the page can be reloaded", async ({
  page,
}) => {
  await signIn(page, demo("member"));
  await page.route("**/assets/own-comment-*", (route) => route.abort());
  const thread = await new Thread(page).openLive("still-october");
  const mine = writing();
  await thread.content(thread.form).fill(mine.content);
  await thread.form.getByRole("button", { name: "Post comment" }).click();
  await expect(thread.comment(mine)).toContainText("Couldn’t load Edit and Delete.");
  await expect(thread.comment(mine).getByRole("link", { name: /^Reply to / })).toBeVisible();
  await audit(page);
  await page.unroute("**/assets/own-comment-*");
  await thread.comment(mine).getByRole("button", { name: "Reload" }).click();
  await expect(thread.comment(mine).getByRole("button", { name: "Edit" })).toBeVisible();
});

test("an account without a profile edits and deletes its own comment", async ({
  page,
  browser,
}) => {
  await signInWithoutProfile(page, browser);
  const thread = await new Thread(page).openLive("still-october");
  const { better } = await postAndEdit(thread);
  await page.reload();
  await thread.comment(better).getByRole("button", { name: "Delete" }).click();
  await thread.comment(better).getByRole("button", { name: "Delete" }).click();
  await expect(thread.comment(better)).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the date of a comment is its permanent link, on whichever page it is", async ({
      page,
    }) => {
      const thread = await new Thread(page).open(`${brief.slug.en}?comments=2`);
      const older = thread.section.locator("ol > li > article").last();
      const id = await older.getAttribute("id");
      const link = older.getByRole("link").filter({ has: page.locator("time") });
      const href = (await link.getAttribute("href")) ?? "";
      expect(href.endsWith(`#${id}`)).toBe(true);
      await page.goto(href);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  });
}

test("a link with a comment in its hash finds its page", async ({ page }) => {
  const thread = await new Thread(page).open(`${brief.slug.en}?comments=2`);
  const id = await thread.section.locator("ol > li > article").last().getAttribute("id");
  await page.goto("/blog");
  await page.goto(`/blog/${brief.slug.en}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test("a post with many threads does not change after loading: threads, count and new marks", async ({
  page,
}) => {
  const again = page.waitForResponse((answer) => answer.url().includes("/api/blog/comments?"));
  const thread = await new Thread(page).openLive(brief.slug.en);
  const [threads, count] = [
    thread.section.locator("> div > div > div > ol > li"),
    await thread.count(),
  ];
  await (await again).finished();
  await expect(thread.section.getByText("Live", { exact: true })).toBeVisible();
  await expect(threads).toHaveCount(10);
  await thread.expectCount(count);
  await expect(thread.section.locator("article.bg-primary-soft")).toHaveCount(0);
});
