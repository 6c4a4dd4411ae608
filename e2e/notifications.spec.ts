import { randomUUID } from "node:crypto";
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { requestQuote, requests } from "./contact-form.ts";
import { cutFurtherPages } from "./further-pages.ts";
import { ask } from "./graph.ts";
import { snackbar } from "./lists.ts";
import { aPost } from "./post-editor.ts";
import { write } from "./rest-comments.ts";
import { writing } from "./thread.ts";

test.describe.configure({ mode: "parallel" });

const POSTS = `{ publishedPosts(first: 50) { nodes { id slug title author { handle } } } }`;
const START = `mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;
const MUTE = `mutation ($id: ID!) {
  updateParticipation(conversationId: $id, input: { isMuted: true }) { id }
}`;

interface Post {
  id: string;
  slug: string;
  title: string;
  author: { handle: string } | null;
}

/** Reports what others did, at the bottom of the window */
const toast = (page: Page, text: string): Locator =>
  page
    .getByRole("region", { name: /^Updates/ })
    .getByRole("button")
    .filter({ hasText: text });
const bell = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^Notifications/ });

/** Opens a screen and waits until the page has subscribed to something. */
async function openSubscribed(page: Page, path: string, operation: string): Promise<void> {
  const subscribed = new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => {
        if (String(payload).includes(`"operationName":"${operation}"`)) resolve();
      }),
    );
  });
  await page.goto(path);
  await subscribed;
}

async function postOfFreya(page: Page): Promise<Post> {
  const { publishedPosts } = await ask<{ publishedPosts: { nodes: Post[] } }>(page, POSTS);
  const post = publishedPosts.nodes.find(({ author }) => author?.handle === "freya-holm");
  if (!post) throw new Error("The demo world has no post of Freya's");
  return post;
}

async function groupWithFreya(browser: Browser, baseURL: string | undefined) {
  const ingrid = await signedIn(browser, baseURL, "editor");
  const { freya } = await ask<{ freya: { id: string } }>(
    ingrid,
    `{ freya: member(id: "freya-holm") { id } }`,
  );
  const title = `Group ${randomUUID()}`;
  const input = { recipients: [freya.id], title, isGroup: true };
  const { startConversation } = await ask<{ startConversation: { id: string } }>(ingrid, START, {
    input,
  });
  const { id: conversationId } = startConversation;
  const say = (message: string) =>
    ask(ingrid, SEND, { input: { conversationId, messageId: randomUUID(), message } });
  return { title, conversationId, say };
}

test("a comment on one's post is announced with name and title, and linked @journey:notifications", async ({
  page,
  request,
}) => {
  await signIn(page, demo("member"));
  const post = await postOfFreya(page);
  await openSubscribed(page, "/dashboard/settings", "NotificationAdded");
  const name = `Visitor ${randomUUID().slice(0, 8)}`;
  const content = `A word on this ${randomUUID()}`;
  const id = await write(request, post.id, { name, content, email: "visitor@example.org" });

  const notification = toast(page, `${name} commented on “${post.title}”`);
  await expect(notification).toContainText(content);
  const sidebar = await page.getByRole("complementary").boundingBox();
  const box = await notification.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((sidebar?.x ?? 0) + (sidebar?.width ?? 0));

  await bell(page).click();
  const entry = page
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("link")
    .filter({ hasText: `${name} commented on “${post.title}”` });
  await expect(entry).toContainText("(new)");
  await page.keyboard.press("Escape");
  await notification.click();
  await expect(page).toHaveURL(`/blog/${post.slug}#comment-${id}`);
  await expect(page.locator(`#comment-${id}`)).toBeInViewport();
  await page.goto("/dashboard/settings");
  await bell(page).click();
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText("(new)");
});

test("a request that is opened from the list is no longer new in the notifications", async ({
  page,
}) => {
  await page.goto("/");
  const { name } = await requestQuote(page);
  const { name: other } = await requestQuote(page);
  await signIn(page, demo("member"));
  await page.goto(requests);
  await expect(bell(page)).toHaveAccessibleName(/unread/);
  const marked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("MarkNotificationsRead")),
  );
  await page.getByRole("row").filter({ hasText: name }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/dashboard\/contact\/[0-9a-f-]{36}/);
  await marked;
  await bell(page).click();
  const entry = (of: string) =>
    page.getByRole("dialog", { name: "Notifications" }).getByRole("link").filter({ hasText: of });
  await expect(entry(other)).toContainText("(new)");
  await expect(entry(name)).not.toContainText("(new)");
});

/** Comments on a new post of the editor, who is signed in; each notifies them. */
async function commentsOnMyPost(page: Page, request: APIRequestContext, count: number) {
  const title = `Talked about ${randomUUID()}`;
  const { id } = await aPost(page, {
    title: { en: title },
    publications: [{ locale: "en", status: "PUBLISHED" }],
  });
  const unread = () =>
    ask<{ unreadNotificationCount: number }>(page, "{ unreadNotificationCount }");
  const { unreadNotificationCount: before } = await unread();
  await Promise.all(Array.from({ length: count }, () => write(request, id, writing())));
  await expect.poll(unread).toEqual({ unreadNotificationCount: before + count });
  return title;
}

test("notifications that can’t be marked as read stay new, and the reason is shown", async ({
  page,
  request,
}) => {
  await signIn(page, demo("editor"));
  const title = await commentsOnMyPost(page, request, 1);
  await page.goto("/dashboard/settings");
  await bell(page).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  const entry = panel.getByRole("link").filter({ hasText: title });
  await expect(entry).toContainText("(new)");
  await page.route("**/graphql", (route) => route.abort());
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(snackbar(page, "Can’t reach the server. Check your connection.")).toBeVisible();
  await expect(entry).toContainText("(new)");
  await page.unroute("**/graphql");
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(panel).not.toContainText("(new)");
});

test("older notifications that can’t be loaded are asked for again", async ({ page, request }) => {
  await signIn(page, demo("editor"));
  await commentsOnMyPost(page, request, 21);
  await page.goto("/dashboard/settings");
  await bell(page).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  const entries = panel.getByRole("link", { name: / commented on / });
  await expect(entries).toHaveCount(20);
  const restore = await cutFurtherPages(page);
  await panel.getByRole("button", { name: "Show older" }).click();
  await expect(panel.getByRole("alert")).toHaveText(
    "Can’t reach the server. Check your connection.",
  );
  await expect(entries).toHaveCount(20);
  await restore();
  await panel.getByRole("button", { name: "Show older" }).click();
  await expect(entries.nth(20)).toBeVisible();
  await expect(panel.getByRole("alert")).toHaveCount(0);
});

test("pending reviews are listed in the panel of their reviewers", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/settings");
  await bell(page).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("link", { name: /reports? to review/ })).toBeVisible();
  await panel.getByRole("link", { name: /comments? to review/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/blog\/comments$/);
});

test("other users have nothing to review", async ({ page }) => {
  await signIn(page, demo("client"));
  await page.goto("/dashboard/settings");
  await bell(page).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  // they may have been asked for a quote
  const read = panel.getByText("No notifications yet.").or(panel.getByRole("list"));
  await expect(read.first()).toBeVisible();
  await expect(panel.getByRole("link", { name: /to review/ })).toHaveCount(0);
});

test("a message arriving on another screen is shown with its sender, text and link", async ({
  page,
  browser,
  baseURL,
}) => {
  const { title, conversationId, say } = await groupWithFreya(browser, baseURL);
  await signIn(page, demo("member"));
  await openSubscribed(page, "/dashboard/settings", "ConversationChanged");
  const text = `Are you there? ${randomUUID()}`;
  await say(text);
  const notification = toast(page, title);
  await expect(notification).toContainText("Ingrid");
  await expect(notification).toContainText("Are you there?");
  await notification.click();
  await expect(page).toHaveURL(`/dashboard/chat/${conversationId}`);
});

test("a muted conversation causes no alert", async ({ page, browser, baseURL }) => {
  const quiet = await groupWithFreya(browser, baseURL);
  const loud = await groupWithFreya(browser, baseURL);
  await signIn(page, demo("member"));
  await ask(page, MUTE, { id: quiet.conversationId });
  await openSubscribed(page, "/dashboard/settings", "ConversationChanged");
  await quiet.say("Nobody hears this");
  await loud.say("This is heard");
  await expect(toast(page, loud.title)).toBeVisible();
  await expect(toast(page, quiet.title)).toHaveCount(0);
});
