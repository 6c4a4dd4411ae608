import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { brief } from "./demo-world.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { choose, question, row, rows, snackbar, tab } from "./lists.ts";
import { replyTo, write } from "./rest-comments.ts";
import { writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

const queue = "/dashboard/blog/comments";

interface PendingComments {
  /** A word in all of these comments and nowhere else */
  word: string;
  email: string;
}

/** Pending comments of a visitor, made so by their number of links. */
async function pendingComments(
  page: Page,
  visitor: APIRequestContext,
  count = 1,
): Promise<PendingComments> {
  const word = `w${randomUUID().replaceAll("-", "")}`;
  const email = `writer@${word}.example`;
  const { publishedPost } = await ask<{ publishedPost: { id: string } }>(
    page,
    "query ($slug: String!) { publishedPost(slug: $slug) { id } }",
    { slug: brief.slug.en },
  );
  for (let number = 1; number <= count; number++) {
    const content = `${word} ${number} https://a.example https://b.example https://c.example https://d.example`;
    await write(visitor, publishedPost.id, { content, name: `Writer ${number}`, email });
  }
  return { word, email };
}

test("an approved comment is public, and Undo makes it pending again @journey:blog", async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, demo("moderator"));
  const { word, email } = await pendingComments(page, request);
  await page.goto(`${queue}?q=${word}`);
  await expect(row(page, email)).toHaveCount(1);
  await choose(page, row(page, email), "Approve");
  await expect(snackbar(page, "1 comment approved")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(tab(page, /^Approved/)).toHaveText("Approved1");

  const visitor = await browser.newPage();
  await visitor.goto(`/blog/${brief.slug.en}`);
  await expect(visitor.getByText(word)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(1);
  await visitor.reload();
  await expect(visitor.getByText(word)).toHaveCount(0);
  await visitor.close();
});

test("the queue is worked through by keyboard: trash, approve, spam, reply", async ({
  page,
  request,
}) => {
  await signIn(page, demo("moderator"));
  const { word } = await pendingComments(page, request, 4);
  await page.goto(`${queue}?q=${word}`);
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press("j");
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press("d");
  await expect(rows(page)).toHaveCount(3);
  await expect(snackbar(page, "1 comment moved to trash")).toBeVisible();
  await page.keyboard.press("a");
  // Focus moves to the next row.
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("s");
  await expect(rows(page)).toHaveCount(1);
  const reply = page.getByRole("textbox", { name: /^Reply to Writer/ });
  await page.keyboard.press("r");
  await expect(reply).toBeFocused();
  await page.keyboard.type(`Thank you, ${word}`);
  await page.keyboard.press("Escape");
  await expect(rows(page).first()).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(reply).toHaveValue(`Thank you, ${word}`);
  await page.keyboard.press("Control+Enter");
  await expect(snackbar(page, "Your reply is public")).toBeVisible();
  await expect(tab(page, /^Pending/)).toHaveText("Pending0");
  await expect(tab(page, /^Spam/)).toHaveText("Spam1");
  await expect(tab(page, /^Trash/)).toHaveText("Trash1");
  // The two approved ones, and the reply.
  await expect(tab(page, /^Approved/)).toHaveText("Approved3");
});

test("a reply that is held shows what it replies to", async ({ page, request }) => {
  await signIn(page, demo("moderator"));
  const said = writing("Bound by hand?");
  const { publishedPost } = await ask<{ publishedPost: { id: string } }>(
    page,
    "query ($slug: String!) { publishedPost(slug: $slug) { id } }",
    { slug: brief.slug.en },
  );
  const id = await write(request, publishedPost.id, { ...said, name: "Asking Reader" });
  const answer = writing(
    "See https://a.example https://b.example https://c.example https://d.example",
  );
  await replyTo(request, id, answer);
  await page.goto(`${queue}?q=${encodeURIComponent(answer.email)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "In reply to Asking Reader")).toContainText(said.content);
});

test("handled rows leave at once and for good, and the focus stays on the row that is left", async ({
  page,
  request,
}) => {
  await signIn(page, demo("moderator"));
  const { word } = await pendingComments(page, request, 3);
  await page.goto(`${queue}?q=${word}`);
  await expect(rows(page)).toHaveCount(3);
  const names = await rows(page)
    .getByText(/^Writer \d$/)
    .allTextContents();
  await page.evaluate(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) added.push(node.textContent ?? "");
    }).observe(document.querySelector("tbody") as Element, { childList: true });
  });
  // Someone else handles the first one, which this list does not know yet.
  const { commentsToModerate } = await ask<{ commentsToModerate: { nodes: { id: string }[] } }>(
    page,
    `query ($search: String) {
      commentsToModerate(filter: { search: $search, status: PENDING }) { nodes { id name } }
    }`,
    { search: word },
  );
  await ask(page, "mutation ($ids: [ID!]!) { moderateComments(ids: $ids, status: SPAM) { id } }", {
    ids: commentsToModerate.nodes
      .filter((node) => "name" in node && node.name === names[0])
      .map(({ id }) => id),
  });
  await rows(page).nth(1).focus();
  await page.keyboard.press("a");
  await expect(rows(page)).toHaveCount(1);
  await expect(tab(page, /^Pending/)).toHaveText("Pending1");
  await expect(row(page, names[2] ?? "")).toBeFocused();
  await page.keyboard.press("s");
  await expect(tab(page, /^Pending/)).toHaveText("Pending0");
  await expect(rows(page)).toHaveCount(0);
  expect(await page.evaluate(() => "added" in window && window.added)).toEqual([]);
});

test("comments in the trash are deleted permanently, after confirmation", async ({
  page,
  request,
}) => {
  await signIn(page, demo("moderator"));
  const { word } = await pendingComments(page, request, 2);
  await page.goto(`${queue}?q=${word}`);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page
    .getByRole("group", { name: /selected/ })
    .getByRole("button", { name: "Move to trash" })
    .click();
  await expect(snackbar(page, "2 comments moved to trash")).toBeVisible();
  await tab(page, /^Trash/).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(question(page, "Delete 2 comments permanently?")).toBeVisible();
  await page.getByRole("button", { name: "Delete 2 comments" }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(tab(page, /^Trash/)).toHaveText("Trash0");
});

test("comments of a blocked visitor are spam from then on", async ({ page, request }) => {
  await signIn(page, demo("moderator"));
  const { word, email } = await pendingComments(page, request);
  await page.goto(`${queue}?q=${word}`);
  const domain = email.split("@")[1] ?? "";
  await choose(page, row(page, word), `Block everyone at ${domain}…`);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 person at this domain has written 1 comment.");
  await dialog.getByRole("button", { name: "Block domain" }).click();
  await expect(snackbar(page, `Everyone at ${domain} is blocked`)).toBeVisible();
  await tab(page, /^Spam/).click();
  await expect(row(page, word)).toHaveCount(1);
});

test("a comment is moderated by the buttons of its row, and restored", async ({
  page,
  request,
}) => {
  await signIn(page, demo("moderator"));
  const { word, email } = await pendingComments(page, request);
  await page.goto(`${queue}?q=${word}`);
  const link = row(page, email).getByRole("link", { name: brief.title.en });
  await expect(link).toHaveAttribute("href", /\?comment=([\w-]+)#comment-\1$/);
  await row(page, email).getByRole("button", { name: "Mark as spam" }).click();
  await expect(snackbar(page, "1 comment marked as spam")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.goto(`${queue}?q=${word}&language=fr`);
  await expect(page.getByText("No results")).toBeVisible();
});

test("the queue is accessible", async ({ page, baseURL }) => {
  await signIn(page, demo("moderator"));
  const faults = await watch(page, baseURL);
  await page.goto(`${queue}?tab=approved`);
  await rows(page).first().focus();
  await page.keyboard.press("r");
  await expect(page.getByRole("textbox", { name: /^Reply to/ })).toBeVisible();
  await audit(page);
  expect(faults).toEqual(none);
});
