import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });

const START = `mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;
const MEMBERS = `{
  freya: member(id: "freya-holm") { id }
  amara: member(id: "amara-okafor") { id }
}`;

/** Signs Ingrid in, and creates a group with one other member. */
async function newGroup(
  page: Page,
  said: string[] = [],
  other: "freya" | "amara" = "freya",
): Promise<string> {
  await signIn(page, demo("editor"));
  const members = await ask<Record<typeof other, { id: string }>>(page, MEMBERS);
  const input = { recipients: [members[other].id], title: `Group ${randomUUID()}`, isGroup: true };
  const { startConversation } = await ask<{ startConversation: { id: string } }>(page, START, {
    input,
  });
  const { id } = startConversation;
  for (const message of said) await say(page, id, message);
  return id;
}

const say = (page: Page, conversationId: string, message: string) =>
  ask(page, SEND, { input: { conversationId, messageId: randomUUID(), message } });

/** A new group of Ingrid, who is on the page, with Freya, who has a browser of her own. */
async function groupOfTwo(page: Page, browser: Browser, baseURL: string | undefined) {
  const id = await newGroup(page);
  return { id, freya: await signedIn(browser, baseURL, "member") };
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

test("actions in a conversation are seen by the other at once", async ({
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

test("messages written offline arrive once and in order", async ({
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
});

test("files arrive unchanged, however often the connection breaks", async ({
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

  const freya = await signedIn(browser, baseURL, "member");
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
  // created in the page, because transferring it would be slow
  await page
    .locator('input[type="file"]')
    .first()
    .evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(50_000_001)], "film.mov"));
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await expect(page.getByText("Too large: 50 MB at most")).toBeVisible();
  expect(sent).toBe(0);
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

test("a long history is loaded where it is scrolled to", async ({ page }) => {
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
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/chat");
});

const to = (page: Page): Locator => page.getByRole("combobox", { name: "To:" });
const firstMessage = (page: Page): Locator => page.getByRole("textbox", { name: "First message" });

test("a group is created with the keyboard and with files", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/chat/new");
  await expect(to(page)).toBeFocused();
  for (const [typed, name] of [
    ["freya", "Freya Holm"],
    ["amara", "Amara Okafor"],
  ] as const) {
    await to(page).fill(typed);
    await expect(page.getByRole("option", { name })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  const picture = await page.screenshot({ type: "png" });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: "hello.png", mimeType: "image/png", buffer: picture }]);
  const word = `Welcome ${randomUUID()}`;
  await firstMessage(page).fill(word);
  await firstMessage(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Freya.*Amara/ })).toBeVisible();
  await expect(message(page, word).getByRole("img", { name: "hello.png" })).toBeVisible();
  await expect(composer(page)).toBeFocused();
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
  const freya = await signedIn(browser, baseURL, "member");
  await freya.goto("/freya-holm");
  await expect(freya.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(freya.getByRole("link", { name: "Message", exact: true })).toHaveCount(0);
  await freya.context().close();
});

test("the end stays visible when the composer grows or the window shrinks", async ({ page }) => {
  const said = Array.from({ length: 30 }, (_, place) => `Line number ${place + 1}.`);
  const id = await newGroup(page, said);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/dashboard/chat/${id}`);
  const last = message(page, "Line number 30.");
  const isAtEnd = async () => {
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: /newest message/ })).toHaveCount(0);
  };
  await isAtEnd();
  await composer(page).fill("1\n2\n3\n4\n5\n6");
  await isAtEnd();
  await composer(page).fill("");
  await expect
    .poll(async () => (await composer(page).boundingBox())?.height ?? Infinity)
    .toBeLessThan(60);
  await messageMenu(page, "Line number 30.");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await isAtEnd();
  await composer(page).press("Escape");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(
      ["a.txt", "b.txt", "c.txt"].map((name) => ({
        name,
        mimeType: "text/plain",
        buffer: Buffer.from(name),
      })),
    );
  await expect(page.getByRole("button", { name: "Remove c.txt" })).toBeVisible();
  await isAtEnd();
  await page.setViewportSize({ width: 390, height: 480 });
  await isAtEnd();
});

test("a conversation with many unread messages opens at the first one", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await newGroup(page, ["Read this first"]);
  const freya = await signedIn(browser, baseURL, "member");
  await freya.goto(`/dashboard/chat/${id}`);
  const seen = freya.waitForResponse(
    (answer) => answer.request().postData()?.includes("markConversationSeen") ?? false,
  );
  await write(freya, "I have read it");
  await freya.bringToFront();
  await seen;
  await freya.goto("/dashboard/chat");
  for (let n = 1; n <= 25; n += 1) await say(page, id, `New line ${n}.\n\nWith more below.`);
  await freya.goto(`/dashboard/chat/${id}`);
  const line = history(freya).getByText("25 unread messages");
  await expect(line).toBeInViewport();
  await expect(message(freya, "New line 1.")).toBeInViewport();
  const box = await line.boundingBox();
  const area = await history(freya).boundingBox();
  expect((box?.y ?? Infinity) - (area?.y ?? 0)).toBeLessThan((area?.height ?? 0) / 4);
  await freya.context().close();
});

test("formatting is rendered, markup never", async ({ page }) => {
  const id = await newGroup(page, [
    "A **bold** and _soft_ word, `code`, ~~gone~~ and <b>not markup</b>",
    "```ts\nconst a = 1;\n```",
    "> quoted\nanswered",
    "- one\n- two",
    "🎉🎉",
  ]);
  await page.goto(`/dashboard/chat/${id}`);
  const first = message(page, "not markup");
  await expect(first.locator("strong")).toHaveText("bold");
  await expect(first.locator("em")).toHaveText("soft");
  await expect(first.locator("code")).toHaveText("code");
  await expect(first.locator("del")).toHaveText("gone");
  await expect(first).toContainText("<b>not markup</b>");
  await expect(message(page, "const a = 1;").locator("pre")).toHaveText("const a = 1;");
  await expect(message(page, "answered").locator("blockquote")).toHaveText("quoted");
  await expect(message(page, "one").getByRole("listitem")).toHaveText(["one", "two"]);
  const emoji = history(page).getByRole("img", { name: "🎉" }).first();
  expect((await emoji.boundingBox())?.width).toBeGreaterThan(32);
});

test("code is read from left to right, also on a page from right to left", async ({
  page,
  context,
  baseURL,
}) => {
  const id = await newGroup(page, ["```ts\nconst a = 1;\n```"]);
  await wear(context, { themeDirection: "rtl" }, baseURL);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(message(page, "const a = 1;").locator("pre")).toHaveCSS("text-align", "left");
});

test("pictures have a preview before they are sent, and a viewer afterwards", async ({ page }) => {
  const id = await newGroup(page);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(composer(page)).toBeVisible();
  const buffer = await page.screenshot({ type: "png" });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(["one.png", "two.png"].map((name) => ({ name, mimeType: "image/png", buffer })));
  await expect(page.getByRole("button", { name: "Remove two.png" })).toBeVisible();
  const thumbnail = page.locator('img[src^="blob:"]').first();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await composer(page).fill("Two of them");
  await composer(page).press("Enter");
  const sent = message(page, "Two of them").getByRole("link", { name: /(one|two).png/ });
  await expect(sent).toHaveCount(2);
  await sent.first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("1 of 2")).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Previous picture" })).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("2 of 2")).toBeVisible();
  await expect(viewer.getByRole("link", { name: "Download" })).toHaveAttribute(
    "download",
    /^(one|two).png$/,
  );
  await viewer.getByRole("button", { name: "Previous picture" }).click();
  await expect(viewer.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(viewer.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
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

test("a sent message is shown at the end before the server has answered", async ({ page }) => {
  const said = Array.from({ length: 20 }, (_, place) => `Line number ${place + 1}.`);
  const id = await newGroup(page, said);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(message(page, "Line number 20.")).toBeInViewport();
  const held = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("sendMessage")) await held.promise;
    await route.continue();
  });
  await composer(page).fill("Not answered yet");
  await composer(page).press("Enter");
  await expect(history(page).getByText("Not answered yet")).toBeInViewport({ ratio: 1 });
  await expect(message(page, "Not answered yet")).toHaveCount(0);
  held.resolve();
  await expect(message(page, "Not answered yet")).toHaveCount(1);
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

test("a search highlights its words, and shows no empty groups", async ({ page }) => {
  const word = `proof${randomUUID().slice(0, 8)}`;
  await newGroup(page, [`The ${word} is here`]);
  await page.goto(`/dashboard/chat?q=${word}`);
  const list = page.getByRole("region", { name: "Conversations" });
  await expect(list.locator("mark")).toHaveText(word);
  await expect(list.getByText("No results")).toHaveCount(0);
});

test("leaving a group can be undone", async ({ page }) => {
  const id = await newGroup(page, ["Still here"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/dashboard/chat/${id}`);
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You rejoined the group").last()).toBeVisible();
});

test("settings for all conversations are above the list", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "Chat settings" }).click();
  const settings = page.getByRole("dialog", { name: "Chat settings" });
  for (const name of ["Read receipts", "Do not disturb", "Sound", "Browser notifications"]) {
    await expect(settings.getByRole("switch", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await audit(page, { at: [1440] });
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
