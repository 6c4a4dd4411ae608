import { type Browser, expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { accountMenu, type Credentials, fillLogIn, logIn, newAddress } from "./accounts.ts";
import { codeFor } from "./mails.ts";

test.describe.configure({ mode: "parallel" });

const security = "/dashboard/user/account?tab=security";

async function newAccount(browser: Browser): Promise<Credentials> {
  const who = { email: newAddress(), password: "a long way home" };
  const page = await browser.newPage();
  const send = (path: string, data: object) =>
    page.request.post(`/api/auth/${path}`, { data }).then((answer) => expect(answer).toBeOK());
  await send("register", { name: "Tove Totrinn", locale: "en", ...who });
  await send("verify", { email: who.email, code: await codeFor(who.email) });
  await page.close();
  return who;
}

const HALF_MINUTE = 30_000;

/** The code of an app, so many half minutes later: each is accepted once. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + later * HALF_MINUTE,
  });

/** Turns two-step verification on, with the code of the time before; returns secret and recovery codes. */
async function turnOn(page: Page) {
  await page.goto(security);
  const card = page
    .getByRole("main")
    .locator("section")
    .filter({
      has: page.getByRole("heading", { name: "Two-step verification", exact: true }),
    });
  await card.getByRole("button", { name: "Set up two-step verification" }).click();
  await expect(card.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = (await card.locator("code").innerText()).replace(/\s/g, "");
  await card.getByRole("textbox", { name: "Code" }).fill("000000");
  await card.getByRole("button", { name: "Turn on" }).click();
  await expect(card.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(
    /^Code expired or incorrect/,
  );
  await card.getByRole("textbox", { name: "Code" }).fill(codeOf(secret, -1));
  await card.getByRole("button", { name: "Turn on" }).click();
  const codes = card.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allInnerTexts();
  await card.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(card.getByText("10 recovery codes left")).toBeVisible();
  return { card, secret, recovery };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test("signing in asks for a code after the password, and accepts a recovery code once", async ({
      page,
      browser,
    }) => {
      const who = await newAccount(browser);
      await logIn(page, who);
      const { secret, recovery } = await turnOn(page);
      const other = await browser.newPage({ javaScriptEnabled });
      const enter = async (code: string) => {
        if (!javaScriptEnabled)
          await other.getByLabel("Password", { exact: true }).fill(who.password);
        await other.getByLabel("Code from your app, or a recovery code").fill(code);
        await other.getByRole("button", { name: "Sign in", exact: true }).click();
      };
      await other.goto("/auth/login");
      await fillLogIn(other, who);
      await expect(other.getByText(/^Enter the code from your authenticator app/)).toBeVisible();
      await enter("000000");
      await expect(
        other.getByLabel("Code from your app, or a recovery code"),
      ).toHaveAccessibleDescription("Code expired or incorrect");
      await enter(codeOf(secret));
      await expect(accountMenu(other)).toBeVisible();

      await other.context().clearCookies();
      await other.goto("/auth/login");
      await fillLogIn(other, who);
      await expect(other.getByLabel("Code from your app, or a recovery code")).toBeVisible();
      await enter(recovery[0] ?? "");
      await expect(accountMenu(other)).toBeVisible();
      await other.close();
      await page.reload();
      await expect(page.getByText("9 recovery codes left")).toBeVisible();
    });
  });
}

test("ten minutes after signing in, a sensitive action asks who it is and is then done", async ({
  page,
  browser,
}) => {
  const who = await newAccount(browser);
  await logIn(page, who);
  const { card, secret } = await turnOn(page);
  // As after ten minutes: the server refuses once.
  let refusals = 0;
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== "DisableAuthenticatorApp" || refusals) return route.fallback();
    refusals += 1;
    const extensions = { code: "CONFIRMATION_REQUIRED" };
    return route.fulfill({ json: { errors: [{ message: "Confirm it’s you", extensions }] } });
  });
  await card.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Incorrect",
  );
  await dialog.getByRole("button", { name: "Use a code instead" }).click();
  await dialog.getByLabel("Code from your app, or a recovery code").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: "Set up two-step verification" })).toBeVisible();
  expect(refusals).toBe(1);
});
