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
  await text.fill("Come on Wednesday.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(text).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(snackbar(page, "Undone")).toBeVisible();
  await expect(text).toContainText("Come on Wednesday.");
  await text.fill("Come on Friday.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(text).toHaveCount(0);
  const mails = await mailsTo(address, 1);
  expect(mails.map((mail) => mail.subject)).toEqual([subject]);
  expect(mails[0]?.text).toContain("Come on Friday.");
  expect(mails[0]?.text).not.toMatch(/Wednesday|Thursday/);
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

test("an answer quotes the request and has a file of the file manager; both are forwarded", async ({
  page,
}) => {
  test.slow();
  const file = `brief ${randomUUID().slice(0, 8)}.txt`;
  await signIn(page, demo("support"));
  await page.goto("/dashboard/files-manager");
  await page
    .getByLabel("Choose files")
    .first()
    .setInputFiles({ name: file, mimeType: "text/plain", buffer: Buffer.from("Two posters") });
  await expect(
    page.getByRole("region", { name: "Uploads" }).getByText(/^Uploaded to/),
  ).toBeVisible();
  await page.context().clearCookies();
  const { email, message } = await openRequest(page);

  await page.getByRole("button", { name: "Reply", exact: true }).last().click();
  await page.getByRole("textbox", { name: "Text" }).fill("See the brief.");
  const quoted = page.getByRole("button", { name: "Quoted text", exact: true });
  await expect(quoted).toHaveAttribute("aria-expanded", "false");
  await quoted.click();
  await expect(page.frameLocator("iframe[title='Quoted text']").getByText(message)).toBeVisible();
  await page.getByRole("button", { name: "Remove quoted text" }).click();
  await expect(quoted).toHaveCount(0);
  await page.getByRole("button", { name: "Add quoted text" }).click();
  await page.getByRole("button", { name: "From your files" }).click();
  const picker = page.getByRole("dialog", { name: "Attach files" });
  await picker.getByLabel("Search files").fill(file.slice(0, 14));
  await picker.getByRole("checkbox", { name: file }).check();
  await picker.getByRole("button", { name: "Attach 1 file" }).click();
  await expect(page.getByRole("button", { name: `Remove ${file}` })).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const answer = (await mailsTo(email, 2)).at(-1);
  expect(answer?.text).toMatch(/^See the brief\.\s+On .+ wrote:\s+> /);
  expect(answer?.parts.at(-1)).toEqual([expect.stringContaining(file), "Two posters"]);

  const shown = page.frameLocator("article iframe");
  await expect(shown.getByText("See the brief.")).toBeVisible();
  await expect(shown.getByText(message)).toBeHidden();
  await shown.getByText("…").click();
  await expect(shown.getByText(message)).toBeVisible();
  await page.getByRole("button", { name: "Forward", exact: true }).last().click();
  await expect(page.getByRole("button", { name: `Remove ${file}` })).toBeVisible();
  const address = newAddress();
  await page.getByRole("combobox", { name: "To" }).fill(address);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const forwarded = (await mailsTo(address, 1)).at(-1);
  expect(forwarded?.subject).toMatch(/^Fwd: /);
  expect(forwarded?.text).toContain("Forwarded message");
  expect(forwarded?.text).toContain("See the brief.");
  expect(forwarded?.parts.at(-1)).toEqual([expect.stringContaining(file), "Two posters"]);
});

test("a conversation gets a label, is archived and comes back, by keys", async ({ page }) => {
  const { name } = await openRequest(page);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const key of ["Undo the last move or send", "Labels of the conversation"])
    await expect(sheet.getByText(key)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("l");
  await page.getByRole("menuitem", { name: "Feedback" }).click();
  await expect(page.getByRole("main").getByText("Feedback").last()).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("e");
  await expect(snackbar(page, "Conversation archived")).toBeVisible();
  await expect(found(page, name)).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(found(page, name)).toBeVisible();
});

test("a file is dropped on an answer, and who has not been part of the conversation is named", async ({
  page,
}) => {
  const { name, email } = await openRequest(page);
  await page.keyboard.press("r");
  const answer = page.getByRole("group", { name: "Reply" });
  const dataTransfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(["A to B"], "plan.txt", { type: "text/plain" }));
    return dropped;
  });
  await answer.dispatchEvent("dragover", { dataTransfer });
  await expect(answer.getByText("Drop files to attach them")).toBeVisible();
  await answer.dispatchEvent("drop", { dataTransfer });
  await expect(answer.getByRole("button", { name: "Remove plan.txt" })).toBeVisible();
  await expect(answer.getByText("Drop files to attach them")).toHaveCount(0);

  await expect(answer.getByText(/^New in this conversation/)).toHaveCount(0);
  const stranger = newAddress();
  await answer.getByRole("combobox", { name: "To" }).fill(`${stranger},`);
  await expect(answer.getByText(`New in this conversation: ${stranger}`)).toBeVisible();
  await expect(answer.getByText(`${name} doesn’t receive this reply.`)).toHaveCount(0);
  await answer.getByRole("button", { name: new RegExp(`^Remove (${name}|${email})`) }).click();
  await expect(answer.getByText(`${name} doesn’t receive this reply.`)).toBeVisible();
});

test("an email that is sent later needs a time to come, and can be edited again", async ({
  page,
}) => {
  await openRequest(page);
  await page.keyboard.press("r");
  await page.getByRole("textbox", { name: "Text" }).fill("Happy new year.");
  await page.getByRole("button", { name: "More ways to send" }).click();
  await page.getByRole("menuitem", { name: "Send later" }).click();
  const dialog = page.getByRole("dialog", { name: "Send later" });
  const send = dialog.getByRole("button", { name: "Send later" });
  await send.click();
  await expect(dialog.getByText("Required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Day" }).fill("01/01/2020");
  await dialog.getByLabel("Time").fill("09:00");
  await send.click();
  await expect(dialog.getByText("Enter a time in the future")).toBeVisible();
  const soon = new Date(Date.now() + 7 * 86_400_000).toLocaleDateString("en-GB");
  await dialog.getByRole("textbox", { name: "Day" }).fill(soon);
  await send.click();
  await expect(snackbar(page, /^Email sends on /)).toBeVisible();
  await expect(page.getByText(/^Sends on /)).toContainText(/09:00|9:00/);
  await page.getByRole("button", { name: "Edit again" }).click();
  await expect(page.getByRole("textbox", { name: "Text" })).toContainText("Happy new year.");
});

test("a draft that is written in two windows is not lost in either", async ({ page }) => {
  await openRequest(page);
  await page.keyboard.press("r");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("In both");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherText = other.getByRole("textbox", { name: "Text" });
  await expect(otherText).toContainText("In both");
  const saved = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes("UpdateMailDraft")),
  );
  await text.fill("In the first");
  await saved;
  await page.reload();
  await expect(text).toContainText("In the first");
  await otherText.fill("In the second");
  await expect(other.getByText("This draft was changed in another window.")).toBeVisible();
  await other.getByRole("button", { name: "Save this text" }).click();
  await expect(other.getByText("This draft was changed in another window.")).toHaveCount(0);
  await page.reload();
  await expect(text).toContainText("In the second");
});

test("a draft that was written without a connection is saved once there is one", async ({
  page,
}) => {
  await openRequest(page);
  await page.keyboard.press("r");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("First");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re offline\. You can read/)).toBeVisible();
  await text.fill("Without a connection");
  await expect(page.getByRole("group", { name: "Reply" }).getByText(/reach/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(text).toContainText("Without a connection");
});

test("a search without a match leads to all mail, and conversations are stepped through", async ({
  page,
}) => {
  await signIn(page, demo("support"));
  const term = `oak ${randomUUID().slice(0, 8)}`;
  await page.goto(`${inbox}?q=${encodeURIComponent(term)}`);
  await expect(conversations(page).getByText(`No email matches “${term}”`)).toBeVisible();
  await page.getByRole("link", { name: "Search all mail" }).click();
  await expect(page).toHaveURL(/\/mail\/all\?q=oak/);
  await page.getByRole("link", { name: "Clear search" }).click();
  await page.getByRole("navigation", { name: "All mail" }).getByRole("link").last().waitFor();
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(page).toHaveURL(/open=/, { timeout: 1_000 });
  }).toPass();
  const first = page.url();
  await page.getByRole("link", { name: "Next conversation" }).click();
  await expect(page).not.toHaveURL(first);
  await page.getByRole("link", { name: "Previous conversation" }).click();
  await expect(page).toHaveURL(first);
});

test("the search of everything leads to a conversation", async ({ page }) => {
  const { name, subject } = await openRequest(page);
  await page.goto("/dashboard/app");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search everything" }).fill(subject);
  const found = page.getByRole("group", { name: "Mail" }).getByRole("option", { name: subject });
  await expect(found).toContainText(name);
  await found.click();
  await expect(page).toHaveURL(/\/dashboard\/mail\/all\?open=/);
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
});

test("a row is swept to the archive and to the trash on a phone", async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext({ ...phone, baseURL })).newPage();
  const { name } = await openRequest(page);
  await page.getByRole("link", { name: "All conversations" }).click();
  const link = found(page, name);
  const sweep = async (by: number) => {
    const box = await link.boundingBox();
    const [x, y] = [195, (box?.y ?? 0) + 20];
    const at = (dx: number) => [{ identifier: 0, clientX: x + dx, clientY: y }];
    await link.dispatchEvent("touchstart", { touches: at(0), changedTouches: at(0) });
    for (const part of [0.2, 0.6, 1])
      await link.dispatchEvent("touchmove", {
        touches: at(by * part),
        changedTouches: at(by * part),
      });
    await link.dispatchEvent("touchend", { touches: [], changedTouches: at(by) });
  };
  await sweep(60);
  await expect(link).toBeVisible();
  await sweep(140);
  await expect(snackbar(page, "Conversation archived")).toBeVisible();
  await expect(link).toHaveCount(0);
  await undo(page);
  await expect(link).toBeVisible();
  await expect(snackbar(page, "Undone")).toBeVisible();
  await expect(snackbar(page, "Undone")).toHaveCount(0, { timeout: 20_000 });
  await sweep(-140);
  await expect(snackbar(page, "Conversation moved to the trash")).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.context().close();
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
  for (const answer of ["Reply", "Forward"])
    await expect(page.getByRole("button", { name: answer, exact: true })).toBeInViewport();
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
