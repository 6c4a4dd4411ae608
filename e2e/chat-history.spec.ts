import { expect, test } from "@playwright/test";
import { signedIn } from "./accounts.ts";
import { composer, history, message, messageMenu, newGroup, say, write } from "./conversation.ts";
import { wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });

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
  const sections = freya.getByRole("navigation", { name: "Sections" });
  await expect(sections.getByRole("link", { name: /^Chat/ })).toHaveAccessibleName(
    /^Chat \d+ unread$/,
  );
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

test("a sent message is shown at the end before the server has answered", async ({ page }) => {
  const said = Array.from({ length: 20 }, (_, place) => `Line number ${place + 1}.`);
  const id = await newGroup(page, said);
  await page.goto(`/dashboard/chat/${id}`);
  await expect(message(page, "Line number 20.")).toBeInViewport();
  const gate = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("sendMessage")) await gate.promise;
    await route.continue();
  });
  await composer(page).fill("Not answered yet");
  await composer(page).press("Enter");
  await expect(history(page).getByText("Not answered yet")).toBeInViewport({ ratio: 1 });
  await expect(message(page, "Not answered yet")).toHaveCount(0);
  gate.resolve();
  await expect(message(page, "Not answered yet")).toHaveCount(1);
});
