import { randomUUID } from "node:crypto";
import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { accountMenu, type Credentials, demo, fillLogIn, logIn, newAddress } from "./accounts.ts";
import { codeFor, mailsTo, register } from "./mails.ts";
import { picture } from "./project-world.ts";

test.describe.configure({ mode: "parallel" });

const security = "/dashboard/user/account?tab=security";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("registering and signing in with a mailed code", async ({ page }) => {
      const who = { email: newAddress(), password: "a long way home" };
      await page.goto("/auth/register?callbackUrl=%2Fblog");
      await page.getByLabel("Name").fill("Nora Newcomer");
      await page.getByLabel("Email").fill(who.email);
      await page.getByLabel("Name").fill("");
      await page.getByLabel("Password", { exact: true }).fill("short");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Required");
      await expect(page.getByRole("checkbox")).toHaveAccessibleDescription("Required");
      await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
        /^Use at least 10 characters/,
      );
      await page.getByLabel("Name").fill("Nora Newcomer");
      await page.getByRole("checkbox").check();
      await page.getByLabel("Password", { exact: true }).fill("short");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
        /^Use at least 10 characters/,
      );
      await expect(page.getByLabel("Name")).toHaveValue("Nora Newcomer");
      await expect(page.getByRole("checkbox")).toBeChecked();
      await page.getByLabel("Password", { exact: true }).fill(who.password);
      await page.getByRole("button", { name: "Create account" }).click();

      await expect(page.getByText(`We have sent a code to ${who.email}`)).toBeVisible();
      const code = await codeFor(who.email);
      await page.getByLabel("Code").fill("000000");
      await page.getByRole("button", { name: "Verify" }).click();
      await expect(page.getByLabel("Code")).toHaveAccessibleDescription(
        /^Code expired or incorrect/,
      );
      await page.getByLabel("Code").fill(code);
      await page.getByRole("button", { name: "Verify" }).click();
      if (javaScriptEnabled) {
        await expect(page).toHaveURL("/dashboard/welcome?callbackUrl=%2Fblog");
        for (let step = 1; step <= 3; step += 1) {
          await page.getByRole("button", { name: "Skip" }).click();
        }
        await page.getByRole("link", { name: "Back to where you were" }).click();
      }
      await expect(page).toHaveURL("/blog");
      await expect(accountMenu(page)).toHaveAccessibleName("Nora Newcomer’s account");
    });

    test("resetting a forgotten password", async ({ page, browser }) => {
      const who = await newAccount(browser);
      await page.goto("/auth/login");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      // The previous page has a field of that name, too.
      await expect(page).toHaveURL("/auth/reset-password");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
      await page.getByLabel("Email").fill(who.email);
      await page.getByRole("button", { name: "Send reset code" }).click();
      await expect(page).toHaveURL(/\/auth\/new-password\?/);
      await page.getByLabel("Code").fill(await codeFor(who.email, 2));
      await page.getByLabel("New password", { exact: true }).fill("another way home");
      await page.getByLabel("Confirm new password").fill("another way");
      await page.getByRole("button", { name: "Set password" }).click();
      await expect(page.getByLabel("Confirm new password")).toHaveAccessibleDescription(
        "Passwords don’t match",
      );
      await page.getByLabel("Code").fill(await codeFor(who.email, 2));
      await page.getByLabel("New password", { exact: true }).fill("another way home");
      await page.getByLabel("Confirm new password").fill("another way home");
      await page.getByRole("button", { name: "Set password" }).click();
      await expect(page.getByText("Password changed. Please sign in.")).toBeVisible();
      await fillLogIn(page, { ...who, password: "another way home" });
      await expect(accountMenu(page)).toBeVisible();
    });
  });
}

test("a newcomer goes from home to a profile with a photo, a first message and a comment @journey:accounts", async ({
  page,
}) => {
  const who = { email: newAddress(), password: "a long way home" };
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Create an account" }).first().click();
  await register(page, { name: "Nora Newcomer", ...who });

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Nora");
  const photo = page.getByRole("group", { name: "Profile photo" });
  await photo.locator("input[type=file]").setInputFiles([await picture("nora.png")]);
  await expect(photo.locator("img")).toHaveAttribute("src", /^\/files\/[\da-f-]+\/avatar-/);
  for (const [refused, rule] of [
    ["blog", /This handle is reserved/],
    ["nina nyk", /Use lower-case letters \(a–z\), digits and single hyphens/],
  ] as const) {
    await page.getByLabel("Handle").fill(refused);
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page.getByLabel("Handle")).toHaveAccessibleDescription(rule);
  }
  const handle = `nora-${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Handle").fill(handle);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.getByLabel("Profession").fill("Bookbinder");
  await page.reload();
  await expect(page).toHaveURL(/step=work/);
  await page.getByLabel("Profession").fill("Bookbinder");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL(/step=place/);
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("heading", { name: "Your profile is ready" })).toBeVisible();
  await page.goto("/dashboard/app");

  await page.getByRole("link", { name: "Chat" }).first().click();
  await expect(page).toHaveURL("/dashboard/chat");
  await expect(page.getByText("Permission denied")).toHaveCount(0);
  await page.goto("/freya-holm");
  await page.getByRole("link", { name: "Message", exact: true }).click();
  const hello = `Hello from ${handle}`;
  await page.getByRole("textbox", { name: "First message" }).fill(hello);
  await page.getByRole("textbox", { name: "First message" }).press("Enter");
  await expect(page.getByRole("log").getByRole("article").filter({ hasText: hello })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/chat\/[\da-f-]{36}$/);

  await page.goto(`/${handle}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Newcomer");
  await expect(page.getByRole("main").locator("img").first()).toHaveAttribute(
    "src",
    /^\/files\/[\da-f-]+\/avatar-/,
  );
  await expect(page.getByText("Bookbinder").first()).toBeVisible();

  await page.goto("/blog/what-a-good-brief-looks-like");
  const content = `Bound in half linen: ${handle}`;
  await page.getByRole("textbox", { name: "Comment", exact: true }).fill(content);
  await page.getByRole("button", { name: "Post comment" }).click();
  await expect(page.getByRole("article").filter({ hasText: content })).toBeVisible();
});

test("the legal texts are shown in each language, also without an account", async ({ page }) => {
  const titles = {
    "": "Privacy policy",
    "/fr": "Politique de confidentialité",
    "/no": "Personvern",
  };
  for (const [prefix, title] of Object.entries(titles)) {
    await page.goto(`${prefix}/page/privacy-policy`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(/23\.? nov/i)).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${prefix}/page/privacy-policy$`),
    );
  }
  await page.goto("/auth/register");
  await expect(page.getByRole("link", { name: "terms and conditions" })).toHaveAttribute(
    "href",
    "/page/terms-and-conditions",
  );
  expect((await page.goto("/page/nothing"))?.status()).toBe(404);
});

test("changing the password signs out all other browsers @journey:accounts", async ({
  page,
  browser,
}) => {
  const who = await newAccount(browser);
  const other = await browser.newPage();
  await logIn(other, who);
  await logIn(page, who);
  await page.goto(security);
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password", { exact: true }).fill("a third way home");
  await page.getByLabel("Confirm new password").fill("a third way home");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription("Incorrect");
  await page.getByLabel("Current password").fill(who.password);
  await page.getByLabel("New password", { exact: true }).fill("a third way home");
  await page.getByLabel("Confirm new password").fill("a third way home");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();

  await expectSignedOut(other);
  await page.goto(security);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
  await logIn(other, { ...who, password: "a third way home" });
});

/** The section of the account with this title. */
const section = (page: Page, title: string): Locator =>
  page
    .getByRole("main")
    .locator("section")
    .filter({
      has: page.getByRole("heading", { level: 2, name: title, exact: true }),
    });

test("the email address is changed with a code from each of both addresses @journey:mail", async ({
  page,
  browser,
}) => {
  const who = await newAccount(browser);
  const other = await browser.newPage();
  await logIn(other, who);
  await logIn(page, who);
  await page.goto(security);
  const form = section(page, "Email address");
  await expect(form).toContainText(who.email);
  await form.getByRole("button", { name: "Change email address" }).click();
  const wanted = newAddress();
  await form.getByLabel("New email address").fill("nobody");
  await form.getByLabel("Current password").fill(who.password);
  await form.getByRole("button", { name: "Send codes" }).click();
  await expect(form.getByLabel("New email address")).toHaveAccessibleDescription(
    "Enter an email address",
  );
  await form.getByLabel("New email address").fill(wanted);
  await form.getByLabel("Current password").fill("not this one");
  await form.getByRole("button", { name: "Send codes" }).click();
  await expect(form.getByLabel("Current password")).toHaveAccessibleDescription("Incorrect");
  await form.getByLabel("Current password").fill(who.password);
  await form.getByRole("button", { name: "Send codes" }).click();

  await expect(form).toContainText(`We have sent a code to ${who.email} and one to ${wanted}.`);
  const [old, present] = [await codeFor(who.email, 2), await codeFor(wanted)];
  const [oldCode, newCode] = [
    form.getByLabel("Code from your current address"),
    form.getByLabel("Code from your new address"),
  ];
  await oldCode.fill(old);
  await newCode.fill(present === "000000" ? "000001" : "000000");
  await form.getByRole("button", { name: "Change email address" }).click();
  await expect(newCode).toHaveAccessibleDescription(/^Code expired or incorrect/);
  await expect(oldCode).toHaveValue(old);
  await newCode.fill(present);
  await form.getByRole("button", { name: "Change email address" }).click();
  await expect(page.getByText("Email address changed.")).toBeVisible();
  await expect(form).toContainText(wanted);
  await expect(page.getByRole("list", { name: "Where you are signed in" })).toContainText(
    "This device",
  );
  await expectSignedOut(other);
  await logIn(other, { ...who, email: wanted });
  expect((await mailsTo(who.email, 3)).at(-1)?.subject).toBe("Your email address has changed");
});

test("devices are listed and signed out one by one or all together", async ({ page, browser }) => {
  const who = await newAccount(browser);
  await logIn(page, who);
  const others = [await browser.newPage(), await browser.newPage(), await browser.newPage()];
  for (const other of others) await logIn(other, who);
  await page.goto(security);
  const devices = page.getByRole("list", { name: "Where you are signed in" });
  // The browser that registered is one of them.
  await expect(devices.getByRole("listitem")).toHaveCount(5);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");

  await devices
    .getByRole("button", { name: /^Sign out .+ on / })
    .first()
    .click();
  await expect(page.getByText("Device signed out")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Sign out on all other devices" }).click();
  await expect(page.getByText("Signed out on all other devices", { exact: true })).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  for (const other of others) await expectSignedOut(other);
  await page.goto(security);
  await expect(devices).toBeVisible();
});

test("registering a known address looks the same; its owner is told by mail", async ({ page }) => {
  const { email } = demo("billing");
  await page.goto("/auth/register");
  await page.getByLabel("Name").fill("Somebody Else");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a long way home");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`We have sent a code to ${email}`)).toBeVisible();
  const [mail] = await mailsTo(email, 1);
  expect(mail?.subject).toBe("You already have an account");
});

test("another code can be requested after a minute", async ({ page }) => {
  const email = newAddress();
  await page.clock.install();
  await page.goto("/auth/register");
  await page.getByLabel("Name").fill("Nora Newcomer");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a long way home");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  const waiting = page.getByRole("button", {
    name: /^You can request another code in \d+ seconds?$/,
  });
  await expect(waiting).toBeDisabled();
  await page.clock.runFor(31_000);
  await page.reload();
  await expect(waiting).toBeDisabled();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(waiting).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Send another code" })).toBeEnabled();
});

test("password managers find the fields they fill in", async ({ page }) => {
  const autocomplete = () =>
    page
      .locator("form input:not([type=hidden], [type=checkbox])")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("autocomplete")));
  await page.goto("/auth/login");
  expect(await autocomplete()).toEqual(["username webauthn", "current-password"]);
  await page.goto("/auth/register");
  expect(await autocomplete()).toEqual(["name", "username", "new-password"]);
  await page.goto("/auth/verify?email=a%40example.org");
  expect(await autocomplete()).toEqual(["username", "one-time-code"]);
  await page.goto("/auth/new-password?email=a%40example.org");
  expect(await autocomplete()).toEqual([
    "username",
    "one-time-code",
    "new-password",
    "new-password",
  ]);
  await logIn(page, demo("editor"));
  await page.goto(security);
  await expect(page.getByLabel("Current password")).toBeVisible();
  expect(await autocomplete()).toEqual([
    "username",
    "current-password",
    "new-password",
    "new-password",
  ]);
});

/** A new user, registered in a browser of their own. */
async function newAccount(browser: Browser): Promise<Credentials> {
  const who = { email: newAddress(), password: "a long way home" };
  const page = await browser.newPage();
  const register = (path: string, data: object) =>
    page.request.post(`/api/auth/${path}`, { data }).then((answer) => expect(answer).toBeOK());
  await register("register", { name: "Nora Newcomer", locale: "en", ...who });
  await register("verify", { email: who.email, code: await codeFor(who.email) });
  return who;
}

async function expectSignedOut(page: Page): Promise<void> {
  // the dashboard may already be redirecting
  await page.goto(security).catch(() => undefined);
  await expect(page).toHaveURL(/\/auth\/login\?/);
}
