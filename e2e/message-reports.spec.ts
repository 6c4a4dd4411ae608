import { randomUUID } from "node:crypto";
import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test,
} from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { choose, question, row, rows, snackbar, tab } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const screen = "/dashboard/message-reports";

const START = `mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;
const REPORT = `mutation ($id: ID!, $note: String!) {
  reportMessage(id: $id, reason: HARASSMENT, note: $note)
}`;

interface Talk {
  conversation: string;
  /** A word in all of these messages and nowhere else */
  word: string;
  /** Ids, in order */
  messages: string[];
}

const contexts: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

async function opened(browser: Browser, baseURL: string | undefined, who: string): Promise<Page> {
  const page = await signedIn(browser, baseURL, who);
  contexts.push(page.context());
  return page;
}

/** Ingrid sends this many messages to Freya, in a group of their own. */
async function talk(ingrid: Page, count: number): Promise<Talk> {
  const { member } = await ask<{ member: { id: string } }>(
    ingrid,
    `{ member(id: "freya-holm") { id } }`,
  );
  const word = `w${randomUUID().replaceAll("-", "")}`;
  const input = { recipients: [member.id], title: word, isGroup: true };
  const { startConversation } = await ask<{ startConversation: { id: string } }>(ingrid, START, {
    input,
  });
  const conversation = startConversation.id;
  const messages: string[] = [];
  for (let number = 1; number <= count; number++) {
    const messageId = randomUUID();
    const message = `Line ${number} of ${word}`;
    await ask(ingrid, SEND, { input: { conversationId: conversation, messageId, message } });
    messages.push(messageId);
  }
  return { conversation, word, messages };
}

/** Freya reports one of them, and a moderator opens the report. */
async function reported(page: Page, browser: Browser, baseURL: string | undefined, said = 3) {
  const ingrid = await opened(browser, baseURL, "editor");
  const freya = await opened(browser, baseURL, "member");
  const known = await talk(ingrid, said);
  await ask(freya, REPORT, { id: known.messages[1], note: `Because of ${known.word}` });
  await signIn(page, demo("moderator"));
  await page.goto(`${screen}?q=${known.word}`);
  await expect(row(page, known.word)).toHaveCount(1);
  return { ...known, ingrid, freya };
}

const line = (page: Page, text: string): Locator =>
  page.getByRole("log").getByRole("article").filter({ hasText: text });

test("a moderator sees a reported message with its context, and removes it for everyone @journey:chat", async ({
  page,
  browser,
  baseURL,
}) => {
  const ingrid = await opened(browser, baseURL, "editor");
  const freya = await opened(browser, baseURL, "member");
  const { conversation, word } = await talk(ingrid, 14);
  await freya.goto(`/dashboard/chat/${conversation}`);
  await line(freya, `Line 13 of ${word}`).hover();
  await line(freya, `Line 13 of ${word}`).getByRole("button", { name: "Message actions" }).click();
  await freya.getByRole("menuitem", { name: "Report" }).click();
  await freya.getByText("Harassment or threats").click();
  await expect(freya.getByRole("radio", { name: "Harassment or threats" })).toBeChecked();
  await freya.getByRole("textbox", { name: "Details (optional)" }).fill("Please look");
  await freya.getByRole("dialog").getByRole("button", { name: "Report" }).click();
  await expect(snackbar(freya, "Thanks. A moderator will review it.")).toBeVisible();

  await signIn(page, demo("moderator"));
  await page.goto(`${screen}?q=${word}`);
  await expect(row(page, word)).toContainText("Harassment");
  await expect(row(page, word)).toContainText("Freya Holm");
  await expect(row(page, word)).toContainText("Please look");
  await row(page, word)
    .getByRole("link", { name: `Line 13 of ${word}` })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reported message");
  await expect(line(page, `Line 13 of ${word}`)).toBeInViewport();
  await expect(line(page, `Line 13 of ${word}`)).toContainText("Reported");
  // The ten before it and the one after it.
  await expect(line(page, word)).toHaveCount(12);
  await expect(line(page, `Line 2 of ${word}`)).toHaveCount(0);
  await expect(line(page, `Line 3 of ${word}`)).toHaveCount(1);

  await page.getByRole("button", { name: "Remove message" }).click();
  await expect(question(page, "Remove this message?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove message" }).click();
  await expect(snackbar(page, "Message removed")).toBeVisible();
  await expect(page).toHaveURL(screen);
  await expect(row(page, word)).toHaveCount(0);
  await expect(line(freya, "This message was deleted")).toBeVisible();
  await expect(line(freya, `Line 13 of ${word}`)).toHaveCount(0);
  await expect(line(freya, `Line 12 of ${word}`)).toBeVisible();
});

test("a message that is kept leaves the list and stays in its conversation", async ({
  page,
  browser,
  baseURL,
}) => {
  const { conversation, word, freya } = await reported(page, browser, baseURL);
  await choose(page, row(page, word), "Dismiss report");
  await expect(snackbar(page, "Report dismissed")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(tab(page, /^All/)).toHaveText("All0");
  await freya.goto(`/dashboard/chat/${conversation}`);
  await expect(line(freya, `Line 2 of ${word}`)).toBeVisible();
});

test("a report is opened and decided by keyboard", async ({ page, browser, baseURL }) => {
  const { word } = await reported(page, browser, baseURL);
  await rows(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(line(page, `Line 2 of ${word}`)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss report" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question(page, "Remove this message?")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(snackbar(page, "Message removed")).toBeVisible();
});

test("the second moderator is told that it is decided, in the list and in the report", async ({
  page,
  browser,
  baseURL,
}) => {
  const { word } = await reported(page, browser, baseURL);
  const admin = await opened(browser, baseURL, "admin");
  await admin.goto(`${screen}?q=${word}`);
  await admin.getByRole("link", { name: `Line 2 of ${word}` }).click();
  await expect(line(admin, `Line 2 of ${word}`)).toBeVisible();
  const third = await opened(browser, baseURL, "admin");
  await third.goto(`${screen}?q=${word}`);
  await expect(row(third, word)).toHaveCount(1);

  await choose(page, row(page, word), "Dismiss report");
  await expect(rows(page)).toHaveCount(0);

  await admin.getByRole("button", { name: "Dismiss report" }).click();
  await expect(snackbar(admin, "Another moderator has already decided")).toBeVisible();
  await expect(admin).toHaveURL(screen);
  await choose(third, row(third, word), "Dismiss report");
  await expect(snackbar(third, /Another moderator has already decided/)).toBeVisible();
  await expect(rows(third)).toHaveCount(0);
  await admin.goBack();
  await expect(admin.getByRole("heading", { name: "Report not found" })).toBeVisible();
});

test("a failed decision is reported and can be repeated", async ({ page, browser, baseURL }) => {
  const { word } = await reported(page, browser, baseURL);
  await page.getByRole("link", { name: `Line 2 of ${word}` }).click();
  await expect(line(page, `Line 2 of ${word}`)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Remove message" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Remove message" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Remove message" }).click();
  await expect(snackbar(page, "Message removed")).toBeVisible();
});

test("a report of a message that was deleted meanwhile can only be closed", async ({
  page,
  browser,
  baseURL,
}) => {
  const { word, messages, ingrid } = await reported(page, browser, baseURL);
  await ask(ingrid, "mutation ($id: ID!) { deleteMessage(id: $id) { id } }", { id: messages[1] });
  await page.getByRole("link", { name: `Line 2 of ${word}` }).click();
  await expect(line(page, "This message was deleted")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove message" })).toHaveCount(0);
  await page.getByRole("button", { name: "Close report" }).click();
  await expect(snackbar(page, "Report dismissed")).toBeVisible();
});

test("the navigation shows how many reports are open", async ({ page, browser, baseURL }) => {
  const { word } = await reported(page, browser, baseURL);
  await page.reload();
  const link = page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: /^Reports/ });
  await expect(link).toContainText(/[1-9]/);
  await expect(row(page, word)).toHaveCount(1);
});

test("users who are not moderators see that they have no permission", async ({ page }) => {
  await signIn(page, demo("member"));
  for (const path of [screen, `${screen}/${randomUUID()}`]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard/permission-denied");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Permission denied");
  }
});

test("an unknown report is not found", async ({ page }) => {
  await signIn(page, demo("moderator"));
  await page.goto(`${screen}/${randomUUID()}`);
  await expect(page.getByRole("heading", { name: "Report not found" })).toBeVisible();
  await page.getByRole("link", { name: "All reported messages" }).click();
  await expect(page).toHaveURL(screen);
});

test("list, report and dialog are accessible", async ({ page, browser, baseURL }) => {
  const { word } = await reported(page, browser, baseURL);
  const faults = await watch(page, baseURL);
  await page.goto(screen);
  await expect(rows(page).first()).toBeVisible();
  await audit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${screen}?q=${word}`);
  await page.getByRole("link", { name: `Line 2 of ${word}` }).click();
  await expect(line(page, `Line 2 of ${word}`)).toBeVisible();
  await audit(page);
  await page.getByRole("button", { name: "Remove message" }).click();
  await expect(question(page, "Remove this message?")).toBeVisible();
  await audit(page);
  await page.goto(`${screen}?q=nobodysaysthis`);
  await expect(page.getByText("No results")).toBeVisible();
  await audit(page);
  expect(faults).toEqual(none);
});
