import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { readZip } from "../server/testing/read-zip.ts";
import {
  accountMenu,
  type Credentials,
  demo,
  fillLogIn,
  logIn,
  newAddress,
  signIn,
} from "./accounts.ts";
import { audit } from "./audit.ts";
import { codeFor, mailsTo } from "./mails.ts";

test.describe.configure({ mode: "parallel" });

const privacy = "/dashboard/user/account?tab=privacy";

const section = (page: Page, heading: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

test("a copy of one's own data is requested, made, and downloaded @journey:privacy", async ({
  page,
  browser,
}) => {
  const who = await newAccount(browser);
  await logIn(page, who);
  await page.goto("/dashboard/user/account");
  await page.getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page).toHaveURL(privacy);
  const stored = section(page, "What is stored about you").getByRole("row");
  await expect(stored.filter({ hasText: "Account and profile" })).toContainText("2");
  const card = section(page, "Copy of your data");
  await audit(page);
  const parts = card.getByRole("group", { name: "What it contains" });
  await expect(parts.getByRole("checkbox", { checked: true })).toHaveCount(10);
  await parts.getByRole("checkbox", { name: "Messages" }).uncheck();
  await parts.getByRole("checkbox", { name: "Files and folders" }).uncheck();
  await card.getByRole("button", { name: "Request a copy" }).click();
  await expect(
    card.getByText("Your copy is being made").or(card.getByText("Ready", { exact: true })),
  ).toBeVisible();
  await expect(card.getByText("Ready", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText("You can request another copy a day after this one.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Request another copy" })).toHaveCount(0);
  await page.reload();
  await expect(card.getByText("You can download it until")).toBeVisible();
  await expect(card.getByText("Without: Messages, Files and folders")).toBeVisible();
  await audit(page);

  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^atelier-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(await readFile(await file.path()));
  expect(JSON.parse(String(files.get("account.json")))).toMatchObject([{ email: who.email }]);
  const readme = String(files.get("README.txt"));
  expect(readme).toContain(who.email);
  expect(readme).toContain("Left out, as you chose:\nMessages\nFiles and folders");

  const mail = (await mailsTo(who.email, 2)).at(-1);
  expect(mail?.subject).toBe("Your data is ready to download");
  await page
    .getByRole("button", { name: /^Notifications/ })
    .first()
    .click();
  const notification = page.getByRole("link", { name: /Your data is ready to download/ });
  await notification.click();
  await expect(page).toHaveURL(privacy);
});

test("a copy is not found by others, nor by visitors", async ({ page, browser, baseURL }) => {
  const who = await newAccount(browser);
  await logIn(page, who);
  await page.goto(privacy);
  const card = section(page, "Copy of your data");
  await card.getByRole("button", { name: "Request a copy" }).click();
  await expect(card.getByText("Ready", { exact: true })).toBeVisible({ timeout: 30_000 });
  const { data } = await (
    await page.request.post("/graphql", { data: { query: "{ dataCopy { path } }" } })
  ).json();
  expect((await page.request.get(data.dataCopy.path)).status()).toBe(200);
  const others = await browser.newPage({ baseURL });
  expect((await others.request.get(data.dataCopy.path)).status()).toBe(404);
  await signIn(others, demo("admin"));
  expect((await others.request.get(data.dataCopy.path)).status()).toBe(404);
  await others.close();
});

test("users delete their own account with their password, and restore it by signing in", async ({
  page,
  browser,
}) => {
  const who = await newAccount(browser);
  await logIn(page, who);
  const other = await page.context().newPage();
  await other.goto("/dashboard/app");
  await expect(accountMenu(other)).toBeVisible();
  await page.goto(privacy);
  const form = section(page, "Delete account");
  await form.getByRole("button", { name: "Delete account…" }).click();
  await form.getByRole("button", { name: "Cancel" }).click();
  await form.getByRole("button", { name: "Delete account…" }).click();
  await form.getByLabel("Current password").fill("not this one");
  await form.getByRole("button", { name: "Delete my account" }).click();
  await expect(form.getByLabel("Current password")).toHaveAccessibleDescription("Incorrect");
  await form.getByLabel("Current password").fill(who.password);
  await form.getByRole("button", { name: "Delete my account" }).click();

  await expect(page).toHaveURL("/auth/login?done=deleted");
  await expect(page.getByText("Your account is deleted. You can restore it")).toBeVisible();
  const mail = (await mailsTo(who.email, 2)).at(-1);
  expect(mail?.subject).toBe("Your account was deleted");
  const end = new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000);
  expect(mail?.text).toContain(
    end.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Europe/Vienna" }),
  );
  await expectSignedOut(other);
  await other.close();
  await page.goto("/auth/login");
  await fillLogIn(page, who);
  await expect(page.getByRole("alert")).toContainText("deleted");
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Restore account and sign in" }).click();
  await expect(accountMenu(page)).toHaveAccessibleName("Nora Newcomer’s account");
});

test("an administrator sees when a deleted account is deleted permanently", async ({
  page,
  browser,
}) => {
  const who = await newAccount(browser);
  await logIn(page, who);
  await page.goto(privacy);
  const form = section(page, "Delete account");
  await form.getByRole("button", { name: "Delete account…" }).click();
  await form.getByLabel("Current password").fill(who.password);
  await form.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/auth/login?done=deleted");
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user/list?tab=trash");
  const row = page.getByRole("row").filter({ hasText: "Nora Newcomer" }).first();
  await expect(row).toContainText("Deleted by its owner");
  const end = new Date(Date.now() + 30 * 24 * 60 * 60 * 1_000);
  await expect(row).toContainText(
    end.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Europe/Vienna" }),
  );
});

test("social links are those of the profile", async ({ page }) => {
  await signIn(page, demo("support"));
  await page.goto("/dashboard/user/account");
  await page.getByRole("link", { name: "Social links", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/user/account?tab=links");
  await page.getByRole("button", { name: "Add a link" }).click();
  const [label, url] = [page.getByLabel("Label").last(), page.getByLabel("URL").last()];
  await label.fill("Portfolio");
  await url.fill("not a link");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(url).toHaveAccessibleDescription(/./);
  await url.fill("https://portfolio.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await audit(page);
  await page.goto("/dashboard/user/account?tab=profile&part=links");
  await expect(page.getByLabel("URL").last()).toHaveValue("https://portfolio.example");
});

async function newAccount(browser: Browser): Promise<Credentials> {
  const who = { email: newAddress(), password: "a long way home" };
  const page = await browser.newPage();
  const register = (path: string, data: object) =>
    page.request.post(`/api/auth/${path}`, { data }).then((answer) => expect(answer).toBeOK());
  await register("register", { name: "Nora Newcomer", locale: "en", ...who });
  await register("verify", { email: who.email, code: await codeFor(who.email) });
  await page.close();
  return who;
}

async function expectSignedOut(page: Page): Promise<void> {
  // the dashboard may already be redirecting
  await page.goto(privacy).catch(() => undefined);
  await expect(page).toHaveURL(/\/auth\/login\?/);
}
