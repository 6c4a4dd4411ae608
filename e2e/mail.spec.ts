import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, newAddress, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { messaged } from "./contact-form.ts";
import { snackbar } from "./lists.ts";
import { mailsTo } from "./mails.ts";

test.describe.configure({ mode: "parallel" });
// Lists, conversations and the open one are beside each other.
test.use({ viewport: { width: 1440, height: 900 } });

const inbox = "/dashboard/mail";

const undo = (page: Page) =>
  page
    .getByRole("region", { name: /^Confirmations/ })
    .getByRole("button", { name: "Undo" })
    .click();
const conversations = (page: Page) => page.getByRole("navigation", { name: "Inbox" });
const found = (page: Page, name: string) =>
  conversations(page).getByRole("link").filter({ hasText: name });

/** A conversation that a message of the contact form began, beside the list that has nothing else. */
async function openRequest(page: Page) {
  const subject = `Signs ${randomUUID().slice(0, 8)}`;
  const request = await messaged(page, { subject });
  await signIn(page, demo("support"));
  await page.goto(`${inbox}?q=${encodeURIComponent(subject)}`);
  await found(page, request.name).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  return { ...request, subject };
}

test("a request is read, answered, and the answer arrives @journey:mails", async ({ page }) => {
  const { name, email, message, subject } = await openRequest(page);
  await expect(page.getByRole("article", { name: `Email from ${name}` })).toContainText(message);
  await expect(page.getByRole("link", { name: "Open the request" })).toBeVisible();
  await page.getByRole("button", { name: "Reply", exact: true }).last().click();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("We have time in January.");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(text).toContainText("We have time in January.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(snackbar(page, "Email sends in 10 seconds")).toBeVisible();
  await expect(
    page.frameLocator("article iframe").getByText("We have time in January."),
  ).toBeVisible();
  const mails = await mailsTo(email, 2); // after the copy
  expect(mails.at(-1)?.subject).toBe(`Re: ${subject}`);
  expect(mails.at(-1)?.text).toContain("We have time in January.");
  await expect(page.getByText("Sent", { exact: true }).last()).toBeVisible({ timeout: 20_000 });
});

test("a new email is taken back, changed and sent", async ({ page }) => {
  await signIn(page, demo("support"));
  await page.goto(inbox);
  await page.getByRole("button", { name: "Write" }).click();
  const address = newAddress();
  const subject = `Opening ${randomUUID().slice(0, 8)}`;
  const to = page.getByRole("combobox", { name: "To" });
  await to.fill("nobody");
  await to.press("Enter");
  await expect(page.getByText("“nobody” isn’t a complete email address")).toBeVisible();
  await to.fill(address);
  await to.press("Enter");
  await page.getByLabel("Subject").fill(subject);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("Come on Thursday.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(snackbar(page, "Email sends in 10 seconds")).toBeVisible();
  await undo(page);
  await expect(text).toContainText("Come on Thursday.");
  await text.fill("Come on Friday.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(text).toHaveCount(0);
  const mails = await mailsTo(address, 1);
  expect(mails.map((mail) => mail.subject)).toEqual([subject]);
  expect(mails[0]?.text).toContain("Come on Friday.");
  expect(mails[0]?.text).not.toContain("Thursday");
  await page.goto(`${inbox}?label=sent`);
  await expect(page.getByRole("link", { name: new RegExp(subject) })).toBeVisible();
});

test("a draft waits under Drafts, and its files go with it", async ({ page }) => {
  await signIn(page, demo("support"));
  await page.goto(inbox);
  await page.getByRole("button", { name: "Write" }).click();
  const address = newAddress();
  const subject = `Plan ${randomUUID().slice(0, 8)}`;
  await page.getByRole("combobox", { name: "To" }).fill(address);
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("textbox", { name: "Text" }).fill("The plan is attached.");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("A to B") });
  await expect(page.getByRole("button", { name: "Remove plan.txt" })).toBeVisible();
  await expect(page.getByText(/ of 25/)).toBeVisible();
  await page.getByRole("button", { name: "Close and keep the draft" }).click();
  await page.goto(`${inbox}?label=drafts`);
  await page.getByRole("link", { name: new RegExp(subject) }).click();
  await expect(page.getByRole("textbox", { name: "Text" })).toContainText("The plan is attached.");
  await expect(page.getByRole("button", { name: "Remove plan.txt" })).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(snackbar(page, "Email sends in 10 seconds")).toBeVisible();
  await mailsTo(address, 1);
});

test("a conversation gets a label, is archived by its key, and comes back by Undo", async ({
  page,
}) => {
  const { name } = await openRequest(page);
  await page.getByRole("button", { name: "Labels of the conversation" }).click();
  await page.getByRole("menuitem", { name: "Feedback" }).click();
  await expect(page.getByRole("main").getByText("Feedback").last()).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("e");
  await expect(snackbar(page, "Conversation archived")).toBeVisible();
  await expect(found(page, name)).toHaveCount(0);
  await undo(page);
  await expect(found(page, name)).toBeVisible();
});

test("conversations are chosen, marked as unread and moved to the trash together", async ({
  page,
}) => {
  const { name } = await openRequest(page);
  await page.keyboard.press("x");
  const tools = page.getByRole("toolbar", { name: "Actions for the selection" });
  await expect(tools).toContainText("1 selected");
  await tools.getByRole("button", { name: "Star", exact: true }).click();
  await expect(tools).toHaveCount(0);
  await expect(found(page, name)).toContainText("Starred");
  await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await tools.getByRole("button", { name: "Move to trash" }).click();
  await expect(snackbar(page, "Conversation moved to the trash")).toBeVisible();
  await expect(found(page, name)).toHaveCount(0);
});

test("what a colleague writes is said, and the mail that comes meanwhile stops an answer", async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await openRequest(page);
  const colleague = await signedIn(browser, baseURL, "admin");
  await colleague.goto(page.url());
  await page.getByRole("button", { name: "Reply", exact: true }).last().click();
  await page.getByRole("textbox", { name: "Text" }).fill("From support.");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect(colleague.getByText(/is writing a reply$/)).toBeVisible();
  await page.getByRole("button", { name: "Delete draft" }).click();
  await expect(snackbar(page, "Draft deleted")).toBeVisible();
  await expect(colleague.getByText(/is writing a reply$/)).toHaveCount(0);
  expect(await mailsTo(email, 1)).toHaveLength(1); // the copy alone
  await colleague.context().close();
});

test("the inbox is closed to members and opens for staff on a phone", async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await signedIn(browser, baseURL, "member");
  for (const path of [inbox, `${inbox}/all`]) {
    await member.goto(path);
    await expect(member).toHaveURL("/dashboard/permission-denied");
  }
  await member.context().close();
  const { name, message } = await openRequest(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("article")).toContainText(message);
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect(found(page, name)).toBeVisible();
});

test("list, conversation and answer are accessible", async ({ page }) => {
  test.slow();
  await openRequest(page);
  await audit(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Reply", exact: true }).last().click();
  await expect(page.getByRole("textbox", { name: "Text" })).toBeVisible();
  await audit(page);
});
