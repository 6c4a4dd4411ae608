import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { composer, message, messageMenu, newGroup, startGroup } from "./conversation.ts";
import { hold } from "./hold.ts";

test.describe.configure({ mode: "parallel" });

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
const to = (page: Page): Locator => page.getByRole("combobox", { name: "To:" });
const firstMessage = (page: Page): Locator => page.getByRole("textbox", { name: "First message" });
const fileInput = (page: Page): Locator => page.locator('input[type="file"]').first();

const NOTE = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("A note") };

test("files arrive unchanged, however often the connection breaks @journey:chat", async ({
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
  await fileInput(page).setInputFiles([
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

test("attached files and the quoted message stay until the message is sent", async ({ page }) => {
  const id = await newGroup(page, ["The question"]);
  const other = await startGroup(page, `Group ${randomUUID()}`);
  const row = (of: string) => page.locator(`a[href="/dashboard/chat/${of}"]`);
  const isStored = async () => {
    await expect(page.getByRole("button", { name: "Remove note.txt" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel reply" })).toBeVisible();
    await expect(composer(page)).toHaveValue("The answer");
  };
  await page.goto(`/dashboard/chat/${id}`);
  await message(page, "The question").hover();
  await message(page, "The question").getByRole("button", { name: "Reply" }).click();
  await fileInput(page).setInputFiles([NOTE]);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("saveDraft") ?? false,
  );
  await composer(page).fill("The answer");
  await saved;
  await row(other).click();
  await expect(page.getByRole("button", { name: "Remove note.txt" })).toHaveCount(0);
  await row(id).click();
  await isStored();
  await page.reload();
  await isStored();
  await composer(page).press("Enter");
  await expect(message(page, "The answer")).toContainText("The question");
  await expect(message(page, "The answer").getByRole("link", { name: "note.txt" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove note.txt" })).toHaveCount(0);
  await page.reload();
  await expect(message(page, "The answer")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove note.txt" })).toHaveCount(0);
});

test("a message is sent once its files are uploaded", async ({ page, context }) => {
  const id = await newGroup(page);
  const attach = () => fileInput(page).setInputFiles([NOTE]);
  const send = async (text: string) => {
    await composer(page).fill(text);
    await composer(page).press("Enter");
    await expect(composer(page)).toHaveValue("");
    await expect(page.getByText("Sends when the upload is done")).toBeVisible();
    await expect(message(page, text)).toHaveCount(0);
  };
  const arrives = async (text: string) => {
    await expect(message(page, text).getByRole("link", { name: "note.txt" })).toBeVisible();
    await expect(page.getByText("Sends when the upload is done")).toHaveCount(0);
  };
  await page.goto(`/dashboard/chat/${id}`);
  await expect(composer(page)).toBeVisible();
  await context.setOffline(true);
  await attach();
  await send("Written offline");
  await context.setOffline(false);
  await arrives("Written offline");

  const release = await hold(page, "**/api/chat/uploads");
  await attach();
  await send("Written during the upload");
  release();
  await arrives("Written during the upload");

  await hold(page, "**/api/chat/uploads");
  await attach();
  await send("Reloaded during the upload");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await arrives("Reloaded during the upload");
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
  await fileInput(page).evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(50_000_001)], "film.mov"));
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.getByText("Too large: 50 MB at most")).toBeVisible();
  expect(sent).toBe(0);
});

test("a group is created with the keyboard and with files", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/chat");
  await page.getByRole("link", { name: "New conversation" }).first().click();
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
  await fileInput(page).setInputFiles([
    { name: "hello.png", mimeType: "image/png", buffer: picture },
  ]);
  const word = `Welcome ${randomUUID()}`;
  await page.getByRole("textbox", { name: "Group name" }).fill(`Club ${word}`);
  await firstMessage(page).fill(word);
  await page.reload();
  for (const name of ["Freya Holm", "Amara Okafor", "hello.png"])
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  await expect(firstMessage(page)).toHaveValue(word);
  await firstMessage(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Club ${word}` })).toBeVisible();
  await expect(message(page, word).getByRole("img", { name: "hello.png" })).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/chat");
});

test("pictures have a preview before they are sent, and a viewer afterwards", async ({ page }) => {
  const id = await newGroup(page);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(composer(page)).toBeVisible();
  const buffer = await page.screenshot({ type: "png" });
  await fileInput(page).setInputFiles(
    ["one.png", "two.png"].map((name) => ({ name, mimeType: "image/png", buffer })),
  );
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
