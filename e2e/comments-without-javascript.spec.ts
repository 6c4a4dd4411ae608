import { expect, test } from "@playwright/test";
import { brief } from "./demo-world.ts";
import { postId, write } from "./rest-comments.ts";
import { Thread, writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });
test.use({ javaScriptEnabled: false });

test("a post and all pages of its comments are readable", async ({ page }) => {
  const thread = await new Thread(page).open(brief.slug.en);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brief.title.en);
  await expect(thread.section.locator("> div > div > div > ol > li")).toHaveCount(10);
  const first = await thread.all.first().innerText();
  await thread.section.getByRole("link", { name: /^Show \d+ earlier comments$/ }).click();
  await expect(page).toHaveURL(/\?comments=2#comments$/);
  expect(await thread.all.allInnerTexts()).not.toContain(first);
  await thread.section.getByRole("link", { name: "Show newer comments" }).click();
  await expect(thread.all.first()).toHaveText(first, { useInnerText: true });
});

test("the list of posts has pages", async ({ page }) => {
  await page.goto("/blog");
  const cards = page.locator("main article, main li").getByRole("heading");
  const newest = await cards.first().innerText();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  expect(await cards.allInnerTexts()).not.toContain(newest);
});

test("a comment is posted once, and a reload sends nothing @journey:blog", async ({ page }) => {
  const thread = await new Thread(page).open("paper-stock-is-a-promise");
  const before = await thread.count();
  const mine = writing();
  await thread.post(mine);
  await expect(page).toHaveURL(/\?posted=[\w-]+#comment-[\w-]+$/);
  await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
  await expect(thread.comment(mine)).toHaveCount(1);
  const reloaded = await page.reload();
  expect(reloaded?.request().method()).toBe("GET");
  await expect(thread.comment(mine)).toHaveCount(1);
  await thread.expectCount(before + 1);
});

test("a reply is posted under its comment", async ({ page, request }) => {
  const thread = await new Thread(page).open("the-eighteen-brushes-i-kept");
  const [question, answer] = [writing(), writing()];
  await write(request, await postId(page), question);
  await page.reload();
  await thread.reply(question, answer);
  await expect(thread.section.getByText("Your reply is posted.")).toBeVisible();
  await expect(thread.line(question).getByRole("article")).toHaveText([
    new RegExp(question.content),
    new RegExp(answer.content),
  ]);
  await expect(thread.replyForm).toHaveCount(0);
});

test("errors are shown at their fields with 422, and the input is kept", async ({ page }) => {
  const thread = await new Thread(page).open("send-me-your-worst-word");
  const before = await thread.count();
  const draft = { ...writing(), email: "nobody at all", content: "x".repeat(5_001) };
  const [sent] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    thread.post(draft),
  ]);
  expect(sent.status()).toBe(422);
  await expect(thread.form.getByText("Please check the highlighted fields.")).toBeVisible();
  const [email, content] = [thread.form.getByLabel("Email"), thread.content(thread.form)];
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await expect(content).toHaveAccessibleDescription(/Use at most 5,000 characters/);
  await expect(thread.form.getByLabel("Name")).not.toHaveAttribute("aria-invalid", "true");
  await expect(thread.form.getByLabel("Name")).toHaveValue(draft.name);
  await expect(email).toHaveValue(draft.email);
  await expect(content).toHaveValue(draft.content);
  await thread.expectCount(before);
});

test("a refused reply stays in its form under the comment", async ({ page, request }) => {
  const thread = await new Thread(page).open("delete-the-third-onboarding-screen");
  const question = writing();
  await write(request, await postId(page), question);
  await page.reload();
  await thread.reply(question, { name: "", email: "me@example.org", content: "Yes, but" });
  await expect(thread.replyForm.getByLabel("Name")).toHaveAccessibleDescription(/Required/);
  await expect(thread.content(thread.replyForm)).toHaveValue("Yes, but");
  await expect(thread.line(question).getByRole("article")).toHaveCount(1);
});

test("a double click posts one comment", async ({ page }) => {
  const thread = await new Thread(page).open("how-i-name-eleven-thousand-photographs");
  const mine = writing();
  await thread.fill(thread.form, mine);
  await thread.form.getByRole("button", { name: "Post comment" }).dblclick();
  await expect(thread.section.getByText("Your comment is posted.")).toBeVisible();
  await page.reload();
  await expect(thread.comment(mine)).toHaveCount(1);
});
