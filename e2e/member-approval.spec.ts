import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import { demo, logIn, newAddress } from "./accounts.ts";
import { choose, row, snackbar } from "./lists.ts";
import { codeFor } from "./mails.ts";
import { freePort } from "../scripts/free-ports.ts";
import { start, stop } from "./own-server.ts";

// A site where administrators approve new members (MEMBER_APPROVAL).

test.describe.configure({ timeout: 240_000 });

let [place, url] = ["", ""];
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "approval-"));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const smtp = process.env.E2E_SMTP_PORT ?? "";
  server = await start(port, place, {
    MEMBER_APPROVAL: "on",
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
  });
});

test.afterAll(async () => {
  if (server) await stop(server);
  await rm(place, { recursive: true });
});

const aPage = async (browser: Browser) => (await browser.newContext({ baseURL: url })).newPage();

test("a newcomer sees that their profile waits, and is approved by an administrator", async ({
  browser,
}) => {
  const theirs = await aPage(browser);
  const who = { email: newAddress(), password: "a long way home" };
  const register = (path: string, data: object) =>
    theirs.request.post(`/api/auth/${path}`, { data }).then((answer) => expect(answer).toBeOK());
  await register("register", { name: "Runa Waits", locale: "en", ...who });
  await register("verify", { email: who.email, code: await codeFor(who.email) });
  await theirs.context().clearCookies();
  await logIn(theirs, who);
  const notice = theirs.getByText("Your profile is waiting for approval.");
  await theirs.goto("/dashboard/settings");
  await expect(notice).toBeVisible();
  expect((await theirs.request.get("/runa-waits")).status()).toBe(200);

  const page = await aPage(browser);
  expect((await page.request.get("/runa-waits")).status()).toBe(404);
  await logIn(page, demo("admin"));
  await page.goto("/dashboard/user/list?tab=pending");
  await choose(page, row(page, "Runa Waits"), "Approve");
  await expect(snackbar(page, /approved/)).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  const visitor = await aPage(browser);
  expect((await visitor.request.get("/runa-waits")).status()).toBe(200);
});
