import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { freePorts } from "../scripts/free-ports.ts";
import { type GitHubStandIn, gitHubStandIn } from "../server/testing/github-stand-in.ts";
import { accountMenu, demo, fillLogIn } from "./accounts.ts";
import { start, stop } from "./own-server.ts";

// A server of its own, because the other has no keys of a provider.

test.describe.configure({ timeout: 120_000 });

const place = mkdtempSync(join(tmpdir(), "atelier-providers-"));
let server: ChildProcess;
let gitHub: GitHubStandIn;
let origin = "";

test.beforeAll(async () => {
  const [port = ""] = await freePorts(1);
  origin = `http://localhost:${port}`;
  gitHub = await gitHubStandIn();
  server = await start(Number(port), place, {
    PUBLIC_URL: origin,
    GITHUB_CLIENT_ID: gitHub.clientId,
    GITHUB_CLIENT_SECRET: gitHub.clientSecret,
    GITHUB_URL: gitHub.url,
    OUTBOUND_PRIVATE: "on",
  });
});

test.afterAll(async () => {
  await stop(server);
  await gitHub.close();
  rmSync(place, { recursive: true, force: true });
});

const security = "/dashboard/user/account?tab=security";
const verified = (email: string) => [{ email, primary: true, verified: true }];

const continueWithGitHub = (page: Page) =>
  page.getByRole("button", { name: "Continue with GitHub" }).click();

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${origin}/`);
}

test("an account at GitHub is linked, signs in, and is unlinked", async ({ page }) => {
  const who = demo("member");
  gitHub.user = { id: 7, login: "freya", name: "Freya", emails: verified(who.email) };
  await page.goto(`${origin}/auth/login`);
  await continueWithGitHub(page);
  await expect(page.getByText(/^There’s already an account with the email address/)).toBeVisible();
  await fillLogIn(page, who);
  await expect(accountMenu(page)).toBeVisible();
  await page.goto(origin + security);
  await page.getByRole("button", { name: "Link GitHub" }).click();
  await expect(page.getByText("GitHub is linked. You can now sign in with it.")).toBeVisible();
  const list = page.getByRole("list", { name: "Linked accounts" });
  await expect(list.getByText("freya")).toBeVisible();

  await signOut(page);
  await page.goto(`${origin}/auth/login?callbackUrl=${encodeURIComponent(security)}`);
  await continueWithGitHub(page);
  await expect(page).toHaveURL(origin + security);
  await expect(list).toContainText("Last used");

  await list.getByRole("button", { name: "Unlink GitHub" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink" }).click();
  await expect(list.getByText("Not linked")).toBeVisible();
});

test("someone unknown registers with the name and address that GitHub knows", async ({ page }) => {
  gitHub.user = { id: 8, login: "liv", name: "Liv Lenke", emails: verified("liv@example.org") };
  await page.goto(`${origin}/auth/login`);
  await continueWithGitHub(page);
  await expect(page.getByText(/^No account is linked to your GitHub account yet/)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Liv Lenke");
  await expect(page.getByLabel("Email")).toHaveValue("liv@example.org");
});

test("without JavaScript a button also leads to GitHub and back", async ({ browser }) => {
  gitHub.user = { id: 9, login: "una", name: "Una", emails: verified("una@example.org") };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/auth/login", "/auth/register"]) {
    await page.goto(origin + path);
    await continueWithGitHub(page);
    await expect(page).toHaveURL(/\/auth\/register\?error=OAuthCreateAccount/);
    await expect(page.getByLabel("Email")).toHaveValue("una@example.org");
  }
  await context.close();
});
