import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { startGroup } from "./conversation.ts";
import { cutFurtherPages } from "./further-pages.ts";

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ page }) => signIn(page, demo("editor")));

const UNREACHABLE = "Can’t reach the server. Check your connection.";

const list = (page: Page): Locator => page.getByRole("region", { name: "Conversations" });

test("more conversations that can’t be loaded are asked for again", async ({ page }) => {
  const word = `kiln${randomUUID().slice(0, 8)}`;
  for (let n = 1; n <= 21; n++) await startGroup(page, `${word} ${n}`);
  await page.goto(`/dashboard/chat?q=${word}`);
  const rows = list(page).getByRole("button", { name: `Actions for ${word}` });
  await expect(rows).toHaveCount(20);
  const restore = await cutFurtherPages(page);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(list(page).getByRole("alert")).toHaveText(UNREACHABLE);
  await expect(rows).toHaveCount(20);
  await audit(page);
  await restore();
  await list(page).getByRole("button", { name: "Try again" }).click();
  await expect(rows).toHaveCount(21);
  await expect(list(page).getByRole("alert")).toHaveCount(0);
});

test("found messages that can’t be loaded are asked for again, and so are more of them", async ({
  page,
}) => {
  const word = `glaze${randomUUID().slice(0, 8)}`;
  const id = await startGroup(
    page,
    `Group ${randomUUID()}`,
    Array.from({ length: 21 }, (_, n) => `${word} ${n}`),
  );
  let isDown = true;
  await page.route("**/graphql", (route) =>
    isDown && route.request().postData()?.includes(word) ? route.abort() : route.continue(),
  );
  await page.goto(`/dashboard/chat/${id}`);
  await page.getByRole("button", { name: "Search this conversation" }).click();
  const search = page.getByRole("textbox", { name: "Search this conversation" });
  await search.fill(word);
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await audit(page);
  isDown = false;
  await again.click();
  const found = page.getByRole("main").getByRole("link").filter({ hasText: word });
  await expect(found).toHaveCount(20);
  const restore = await cutFurtherPages(page);
  await page.getByRole("button", { name: "More messages" }).click();
  await expect(
    page.getByRole("main").getByRole("alert").filter({ hasText: UNREACHABLE }),
  ).toBeVisible();
  await expect(found).toHaveCount(20);
  await restore();
  await page.getByRole("button", { name: "More messages" }).click();
  await expect(found).toHaveCount(21);
});

test("where found messages can’t be shown, the page can be reloaded", async ({ page }) => {
  const word = `slip${randomUUID().slice(0, 8)}`;
  await startGroup(page, word, [`${word} is said`]);
  await page.route("**/assets/message-hits-*", (route) => route.abort());
  await page.goto(`/dashboard/chat?q=${word}`);
  await expect(list(page).getByRole("alert")).toContainText("This part couldn’t be loaded.");
  await expect(list(page).getByRole("link").filter({ hasText: word })).toBeVisible();
  await page.unroute("**/assets/message-hits-*");
  await list(page).getByRole("button", { name: "Reload" }).click();
  await expect(
    list(page)
      .getByRole("link")
      .filter({ hasText: `${word} is said` }),
  ).not.toHaveCount(0);
});

test("a search highlights its words, and shows no empty groups", async ({ page }) => {
  const word = `proof${randomUUID().slice(0, 8)}`;
  await startGroup(page, `Group ${randomUUID()}`, [`The ${word} is here`]);
  await page.goto(`/dashboard/chat?q=${word}`);
  await expect(list(page).locator("mark")).toHaveText(word);
  await expect(list(page).getByText("No results")).toHaveCount(0);
});

test("settings for all conversations are above the list", async ({ page }) => {
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "Chat settings" }).click();
  const settings = page.getByRole("dialog", { name: "Chat settings" });
  for (const name of ["Read receipts", "Do not disturb", "Sound", "Browser notifications"]) {
    await expect(settings.getByRole("switch", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await audit(page, { at: [1440] });
});
