import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { composer, groupOfTwo, message, messageMenu, newGroup, write } from "./conversation.ts";
import { ask } from "./graph.ts";

test.describe.configure({ mode: "parallel" });

test("actions in a conversation are seen by the other at once @journey:chat", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, freya } = await groupOfTwo(page, browser, baseURL);
  await page.goto(`/dashboard/chat/${id}`);
  await freya.goto(`/dashboard/chat/${id}`);
  await expect(composer(freya)).toBeVisible();

  await composer(page).pressSequentially("Have you seen");
  await expect(freya.getByText("Ingrid is typing").first()).toBeVisible();
  await write(page, "Have you seen the proof?");
  await expect(message(freya, "Have you seen the proof?")).toBeVisible();

  await write(freya, "I have, it is lovely");
  await expect(message(page, "I have, it is lovely")).toHaveCount(1);

  await messageMenu(page, "I have, it is lovely");
  await page.getByRole("menuitem", { name: "👍" }).click();
  await expect(
    message(freya, "I have, it is lovely").getByRole("button", { name: /👍/ }),
  ).toHaveText(/by Ingrid Solheim/);

  await messageMenu(page, "Have you seen the proof?");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(composer(page)).toHaveValue("Have you seen the proof?");
  await composer(page).fill("Have you seen the second proof?");
  await composer(page).press("Enter");
  await expect(message(freya, "Have you seen the second proof?")).toContainText("Edited");

  await messageMenu(page, "second proof");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(message(page, "This message was deleted")).toBeFocused();
  await expect(message(freya, "This message was deleted")).toBeVisible();
  await expect(message(freya, "second proof")).toHaveCount(0);
  await freya.context().close();
});

test("read receipts are shown to members who send them, too", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, freya } = await groupOfTwo(page, browser, baseURL);
  const SHARE = "mutation ($on: Boolean!) { updateChatPreferences(sendsReadReceipts: $on) { id } }";
  await ask(page, SHARE, { on: true });
  await ask(freya, SHARE, { on: true });
  await page.goto(`/dashboard/chat/${id}`);
  await write(page, "Read this");
  await expect(message(page, "Read this").getByText("Sent")).toBeAttached();
  await freya.goto(`/dashboard/chat/${id}`);
  await expect(message(freya, "Read this")).toBeVisible();
  await expect(message(page, "Read this").getByText("Read", { exact: true })).toBeAttached();
  await ask(page, SHARE, { on: false });
  await ask(freya, SHARE, { on: false });
  await freya.context().close();
});

test("what is written or edited offline arrives once and in order @journey:chat", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { id, freya } = await groupOfTwo(page, browser, baseURL);
  await freya.goto(`/dashboard/chat/${id}`);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(composer(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  for (const text of ["First of three", "Second of three", "Third of three"]) {
    await composer(page).fill(text);
    await composer(page).press("Enter");
  }
  await expect(page.getByText("Waiting to be sent")).toHaveCount(3);
  await context.setOffline(false);
  await expect(page.getByText("Waiting to be sent")).toHaveCount(0);
  await expect(message(freya, "of three")).toHaveText([/First/, /Second/, /Third/]);
  await expect(message(page, "of three")).toHaveText([/First/, /Second/, /Third/]);
  await context.setOffline(true);
  await composer(page).press("ArrowUp");
  await composer(page).fill("Last of three");
  await composer(page).press("Enter");
  await expect(page.getByText("Can’t reach the server.")).toBeVisible();
  await context.setOffline(false);
  await expect(message(freya, "of three")).toHaveText([/First/, /Second/, /Last/]);
  await expect(page.getByText("Can’t reach the server.")).toHaveCount(0);
  await expect(composer(page)).toHaveValue("");
  await freya.context().close();
});

test("a draft survives a reload", async ({ page }) => {
  const id = await newGroup(page);
  await page.goto(`/dashboard/chat/${id}`);
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("saveDraft") ?? false,
  );
  await composer(page).fill("Not sent yet");
  await saved;
  await page.reload();
  await expect(composer(page)).toHaveValue("Not sent yet");
  await composer(page).fill("a".repeat(8_100));
  await expect(page.getByText("100 characters too many")).toBeVisible();
});

test("members who are not in a conversation see that it does not exist", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await newGroup(page, ["A secret"], "amara");
  const third = await signedIn(browser, baseURL, "member");
  await third.goto(`/dashboard/chat/${id}`);
  await expect(third.getByRole("heading", { name: "Conversation not found" })).toBeVisible();
  await expect(third.getByText("A secret")).toHaveCount(0);
  await third.context().close();
});

test("everything works with the keyboard alone", async ({ page }) => {
  const id = await newGroup(page, ["One to answer"]);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(message(page, "One to answer")).toBeVisible();
  await composer(page).focus();
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await expect(message(page, "By keyboard")).toBeVisible();
  await message(page, "By keyboard").focus();
  await page.keyboard.press("ArrowUp");
  await expect(message(page, "One to answer")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Reply" })).toBeVisible();
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("An answer");
  await page.keyboard.press("Enter");
  await expect(message(page, "An answer")).toContainText("One to answer");
  await page.keyboard.press("ArrowUp");
  await expect(composer(page)).toHaveValue("An answer");
  await page.keyboard.press("Escape");
  await page.keyboard.type("Not sent");
  await page.keyboard.press("Escape");
  await expect(composer(page)).toHaveValue("Not sent");
  await composer(page).clear();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/chat");
  const row = page.locator(`a[href="/dashboard/chat/${id}"]`);
  await expect(row).toBeFocused();
});

test("a member's page links to the conversation with them", async ({ page, browser, baseURL }) => {
  await page.goto("/freya-holm");
  const link = page.getByRole("link", { name: "Message", exact: true });
  await link.click();
  await expect(page).toHaveURL(/\/auth\/.*callbackUrl=.*freya-holm/);
  await signIn(page, demo("editor"));
  await page.goto("/freya-holm");
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/chat\//);
  const writing = page.getByRole("textbox", { name: /^(Message to Freya Holm|First message)$/ });
  const word = `Hello ${randomUUID()}`;
  await expect(writing).toBeFocused();
  await writing.fill(word);
  await writing.press("Enter");
  await expect(message(page, word)).toBeVisible();
  // the second time it is the same conversation
  const address = page.url();
  await page.goto("/dashboard/chat/new?to=freya-holm");
  await expect(page).toHaveURL(address);
  await expect(message(page, word)).toBeVisible();
  // also when she is chosen, and then she is not proposed for the next one
  await page.goto("/dashboard/chat/new");
  const to = page.getByRole("combobox", { name: "To:" });
  await to.fill("freya");
  await expect(page.getByRole("option", { name: "Freya Holm" })).toBeVisible();
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("button", { name: "Remove Freya Holm" });
  await expect(chosen).toBeVisible();
  await expect(async () => {
    await to.focus();
    await page.getByRole("textbox", { name: "First message" }).focus({ timeout: 1_000 });
    await expect(page).toHaveURL(address, { timeout: 1_000 });
  }).toPass();
  await page.goto("/dashboard/chat/new");
  await expect(to).toBeFocused();
  await expect(chosen).toHaveCount(0);
  const freya = await signedIn(browser, baseURL, "member");
  await freya.goto("/freya-holm");
  await expect(freya.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(freya.getByRole("link", { name: "Message", exact: true })).toHaveCount(0);
  await freya.context().close();
});

test("a restored draft of several lines is fully visible", async ({ page }) => {
  const id = await newGroup(page);
  await page.goto(`/dashboard/chat/${id}`);
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("saveDraft") ?? false,
  );
  await composer(page).fill("One\nTwo\nThree\nFour");
  const height = (await composer(page).boundingBox())?.height;
  await saved;
  await page.reload();
  await expect(composer(page)).toHaveValue("One\nTwo\nThree\nFour");
  await expect.poll(async () => (await composer(page).boundingBox())?.height).toBe(height);
});

test("every emoji of the picker has a drawing, and recent ones come first", async ({ page }) => {
  const id = await newGroup(page);
  await page.goto(`/dashboard/chat/${id}`);
  await page.getByRole("button", { name: "Emoji" }).click();
  const picker = page.getByRole("dialog", { name: "Emoji" });
  await expect(picker.getByRole("button", { name: "pointing right" })).toBeAttached();
  const count = await picker.getByRole("button").count();
  await expect
    .poll(() =>
      picker
        .locator("button img")
        .evaluateAll(
          (all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length,
        ),
    )
    .toBe(count);
  await picker.getByRole("button", { name: "pointing right" }).click();
  await expect(composer(page)).toHaveValue("👉");
  await page.getByRole("button", { name: "Emoji" }).click();
  await expect(
    picker.getByRole("region", { name: "Recently used" }).getByRole("button"),
  ).toHaveCount(1);
});

test("reply is next to the message, and its time appears on hover", async ({ page }) => {
  const id = await newGroup(page, ["First of mine", "Second of mine"]);
  await page.goto(`/dashboard/chat/${id}`);
  const second = message(page, "Second of mine");
  await second.hover();
  await expect(second.locator("time")).toBeVisible();
  await second.getByRole("button", { name: "Reply" }).click();
  await expect(composer(page)).toBeFocused();
  await write(page, "The answer");
  await expect(message(page, "The answer")).toContainText("Second of mine");
});

test("leaving a group can be undone", async ({ page }) => {
  const id = await newGroup(page, ["Still here"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/dashboard/chat/${id}`);
  const switches = page.getByRole("region", { name: "Details" }).getByRole("switch");
  await expect(switches.nth(1)).toHaveAccessibleName("Mute notifications");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You rejoined the group").last()).toBeVisible();
});

test("the conversation, its menus and the picker are accessible", async ({ page }) => {
  const id = await newGroup(page, [
    "Something to look at",
    "And **something** https://example.org",
  ]);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(message(page, "Something to look at")).toBeVisible();
  await audit(page, { at: [1440, 390] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await messageMenu(page, "Something to look at");
  await expect(page.getByRole("menuitem", { name: "Reply" })).toBeVisible();
  await audit(page, { at: [1440] });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Emoji" }).click();
  await expect(page.getByRole("textbox", { name: "Search emoji" })).toBeVisible();
  await audit(page, { at: [1440] });
});

test("on a phone the conversation replaces the list", async ({ page }) => {
  const id = await newGroup(page, ["On the phone"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/chat");
  const list = page.getByRole("region", { name: "Conversations" });
  await list.locator(`a[href^="/dashboard/chat/${id}"]`).click();
  await expect(message(page, "On the phone")).toBeVisible();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await page.getByRole("link", { name: "Back to conversations" }).click();
  await expect(list).toBeVisible();
});
