import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { demo, logIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { looks, wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const START = `mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;
const MEMBERS = `{
  freya: member(id: "freya-holm") { id }
  amara: member(id: "amara-okafor") { id }
}`;

/** Signs Ingrid in, and makes a group of hers with one other. */
async function newGroup(
  page: Page,
  said: string[] = [],
  other: "freya" | "amara" = "freya",
): Promise<string> {
  await logIn(page, demo("editor"));
  const members = await ask<Record<typeof other, { id: string }>>(page, MEMBERS);
  const input = { memberIds: [members[other].id], title: `Group ${randomUUID()}`, isGroup: true };
  const { startConversation } = await ask<{ startConversation: { id: string } }>(page, START, {
    input,
  });
  const { id } = startConversation;
  for (const message of said) await say(page, id, message);
  return id;
}

const say = (page: Page, conversationId: string, message: string) =>
  ask(page, SEND, { input: { conversationId, messageId: randomUUID(), message } });

async function asFreya(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  const page = await context.newPage();
  await logIn(page, demo("member"));
  return page;
}

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

const history = (page: Page): Locator => page.getByRole("log");
const message = (page: Page, text: string): Locator =>
  history(page).getByRole("article").filter({ hasText: text });
const composer = (page: Page): Locator => page.getByRole("textbox", { name: /^Message to / });
const messageMenu = async (page: Page, text: string): Promise<void> => {
  await message(page, text).hover();
  await message(page, text).getByRole("button", { name: "Message actions" }).click();
};

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(message(page, text)).toBeVisible();
}

test("what one does in a conversation, the other sees at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await newGroup(page);
  const freya = await asFreya(browser, baseURL);
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
  await expect(message(freya, "This message was deleted")).toBeVisible();
  await expect(message(freya, "second proof")).toHaveCount(0);
  await freya.context().close();
});

test("who shares what they have read sees it of others", async ({ page, browser, baseURL }) => {
  const id = await newGroup(page);
  const freya = await asFreya(browser, baseURL);
  const SHARE = "mutation ($on: Boolean!) { updateChatPreferences(sharesReading: $on) { id } }";
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

test("what is written without a connection arrives once and in order", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const id = await newGroup(page);
  const freya = await asFreya(browser, baseURL);
  await freya.goto(`/dashboard/chat/${id}`);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(composer(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  for (const text of ["First of three", "Second of three", "Third of three"]) {
    await composer(page).fill(text);
    await composer(page).press("Enter");
  }
  await expect(page.getByText("Waiting to be sent")).toHaveCount(3);
  await context.setOffline(false);
  await expect(page.getByText("Waiting to be sent")).toHaveCount(0);
  await expect(message(freya, "of three")).toHaveText([/First/, /Second/, /Third/]);
  await expect(message(page, "of three")).toHaveText([/First/, /Second/, /Third/]);
  await freya.context().close();
});

test("a draft is there after a reload", async ({ page }) => {
  const id = await newGroup(page);
  await page.goto(`/dashboard/chat/${id}`);
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("saveDraft") ?? false,
  );
  await composer(page).fill("Not sent yet");
  await saved;
  await page.reload();
  await expect(composer(page)).toHaveValue("Not sent yet");
});

test("files arrive as they were, however often the connection breaks", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const id = await newGroup(page, ["The type specimen: https://type.example/specimen"]);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(composer(page)).toBeVisible();
  let breaks = 3;
  await page.route("**/api/chat/uploads/**", (route) => {
    const isPart = route.request().method() === "PATCH";
    return isPart && (breaks -= 1) >= 0 ? route.abort("connectionreset") : route.continue();
  });
  const proof = randomBytes(7_000_000);
  const picture = await page.screenshot({ type: "png" });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: "proof.bin", mimeType: "application/octet-stream", buffer: proof },
      { name: "room.png", mimeType: "image/png", buffer: picture },
    ]);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(breaks).toBeLessThan(0);
  await composer(page).fill("Both of them");
  await composer(page).press("Enter");

  const freya = await asFreya(browser, baseURL);
  await freya.setViewportSize({ width: 1440, height: 900 });
  await freya.goto(`/dashboard/chat/${id}`);
  await expect(message(freya, "Both of them").getByRole("img", { name: "room.png" })).toBeVisible();
  const download = freya.waitForEvent("download");
  await message(freya, "Both of them").getByRole("link", { name: "proof.bin" }).click();
  const received = readFileSync(await (await download).path());
  expect(sha256(received)).toBe(sha256(proof));

  const details = freya.getByRole("region", { name: "Details" });
  await expect(details.getByRole("img", { name: "room.png" })).toBeVisible();
  await expect(details.getByRole("link", { name: "proof.bin" })).toBeVisible();
  await expect(details.getByRole("link", { name: "type.example/specimen" })).toBeVisible();
  await messageMenu(page, "Both of them");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(details.getByRole("img", { name: "room.png" })).toHaveCount(0);
  await expect(details.getByRole("link", { name: "proof.bin" })).toHaveCount(0);
  await freya.context().close();
});

test("a file that is too large is refused before it is sent", async ({ page }) => {
  const id = await newGroup(page);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(composer(page)).toBeVisible();
  let sent = 0;
  await page.route("**/api/chat/uploads", (route) => {
    sent += 1;
    return route.continue();
  });
  // made in the page: so much is not carried there
  await page
    .locator('input[type="file"]')
    .first()
    .evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(50_000_001)], "film.mov"));
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await expect(page.getByText("Too large: at most 50 MB")).toBeVisible();
  expect(sent).toBe(0);
});

test("who is not in a conversation is told that it is not there", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await newGroup(page, ["A secret"], "amara");
  const third = await asFreya(browser, baseURL);
  await third.goto(`/dashboard/chat/${id}`);
  await expect(third.getByRole("heading", { name: "This conversation is not here" })).toBeVisible();
  await expect(third.getByText("A secret")).toHaveCount(0);
  await third.context().close();
});

test("a long history is there where one looks", async ({ page }) => {
  const said = Array.from({ length: 45 }, (_, place) => `Line number ${place + 1}.`);
  const id = await newGroup(page, said);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(message(page, "Line number 45.")).toBeInViewport();
  await expect(message(page, "Line number 2.")).toHaveCount(0);
  await page.goto(`/dashboard/chat/${id}?at=4`);
  await expect(message(page, "Line number 3.")).toBeInViewport();
  await page.getByRole("button", { name: /newest message/ }).click();
  await expect(message(page, "Line number 45.")).toBeInViewport();
});

test("everything is done with the keyboard alone", async ({ page }) => {
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
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/chat");
});

test("a conversation begins with whom and what", async ({ page }) => {
  await logIn(page, demo("editor"));
  await page.goto("/dashboard/chat/new");
  await page.getByRole("combobox", { name: "Recipients" }).fill("freya");
  await page.getByRole("option", { name: /Freya Holm/ }).click();
  await page.getByRole("combobox", { name: "Recipients" }).fill("amara");
  await page.getByRole("option", { name: /Amara Okafor/ }).click();
  const title = `Three of us ${randomUUID()}`;
  await page.getByRole("textbox", { name: "Name of the group" }).fill(title);
  await page.getByRole("textbox", { name: "First message" }).fill("Welcome");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(message(page, "Welcome").last()).toBeVisible();
});

for (const look of ["light", "dark"] as const) {
  test(`the room, its menus and the picker are accessible in ${look}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const id = await newGroup(page, [
      "Something to look at",
      "And **something** https://example.org",
    ]);
    await wear(context, looks[look], baseURL);
    await page.goto(`/dashboard/chat/${id}`);
    await expect(message(page, "Something to look at")).toBeVisible();
    await audit(page, { at: [1440, 390] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await messageMenu(page, "Something to look at");
    await expect(page.getByRole("menuitem", { name: "Reply" })).toBeVisible();
    await audit(page, { at: [1440] });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Emoji" }).click();
    await expect(page.getByRole("textbox", { name: "Search emojis" })).toBeVisible();
    await audit(page, { at: [1440] });
  });
}

test("on the phone the room stands in the list's place", async ({ page }) => {
  const id = await newGroup(page, ["On the phone"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/chat");
  const list = page.getByRole("region", { name: "Conversations" });
  await list.locator(`a[href^="/dashboard/chat/${id}"]`).click();
  await expect(message(page, "On the phone")).toBeVisible();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await page.getByRole("link", { name: "Back to the conversations" }).click();
  await expect(list).toBeVisible();
});
