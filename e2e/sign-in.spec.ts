import { expect, test } from "@playwright/test";
import { accountMenu, demo, fillLogIn, logIn, signInLink } from "./accounts.ts";
import { lang } from "./demo-world.ts";
import { none, watch } from "./faults.ts";

test.describe.configure({ mode: "parallel" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a wrong password is reported at its field, and the input is kept", async ({ page }) => {
      await page.goto("/auth/login");
      await fillLogIn(page, { ...demo("editor"), password: "not the one" });
      const password = page.getByLabel("Password", { exact: true });
      await expect(password).toHaveAccessibleDescription("Wrong email or password");
      await expect(password).toHaveAttribute("aria-invalid", "true");
      await expect(password).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveValue("editor@atelier.test");
      await expect(page).toHaveURL(/\/auth\/login$/);

      await page.goto("/blog");
      await expect(signInLink(page)).toBeVisible();
    });

    test("empty fields are reported", async ({ page }) => {
      await page.goto("/auth/login");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Required");
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
        "Required",
      );
    });

    test("every header shows the signed-in user, until they sign out", async ({ page }) => {
      await page.goto("/blog?page=2");
      await signInLink(page).click();
      await fillLogIn(page, demo("editor"));
      await expect(page).toHaveURL("/blog?page=2");
      for (const path of [...(javaScriptEnabled ? ["/dashboard/app"] : []), "/", "/blog"]) {
        await page.goto(path);
        await expect(accountMenu(page)).toHaveAccessibleName("Ingrid Solheim’s account");
        await expect(signInLink(page)).toHaveCount(0);
      }
      await accountMenu(page).click();
      await page.getByRole("link", { name: "Sign out" }).click();
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page).toHaveURL("/");
      await expect(signInLink(page)).toBeVisible();
      await page.goto("/dashboard/user/account");
      await expect(page).toHaveURL(/\/auth\/login\?/);
    });

    test("an unknown provider's URL redirects to the form", async ({ page }) => {
      await page.goto("/api/auth/signin/github?callbackUrl=%2Fblog%3Fpage%3D2");
      await expect(page).toHaveURL(/\/auth\/login\?callbackUrl=/);
      await fillLogIn(page, demo("client"));
      await expect(page).toHaveURL("/blog?page=2");
    });

    test("a page that needs a session redirects to the form and back", async ({ page }) => {
      await page.goto("/dashboard/user/account?tab=security");
      await expect(page.getByText("Sign in to continue")).toBeVisible();
      await fillLogIn(page, demo("support"));
      await expect(page).toHaveURL("/dashboard/user/account?tab=security");
      if (javaScriptEnabled) {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
      }
    });
  });
}

test("the HTML contains the signed-in user: nothing flashes", async ({ page, request }) => {
  await logIn(page, demo("operator"));
  const answer = await page.request.get("/blog");
  expect(await answer.text()).toContain("Jakub Nowak’s account");
  expect(answer.headers().vary).toContain("Cookie");
  const visitors = await (await request.get("/blog")).text();
  expect(visitors).not.toContain("Jakub");
});

test("a visitor's page loads no session code", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (it) => requests.push(it.url()));
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => /api\/auth|session/.test(url))).toEqual([]);
});

test("heartbeats are sent at once and every minute while someone is signed in", async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, demo("recruiter"));
  const beats: number[] = [];
  page.on("response", (it) => {
    if (it.url().endsWith("/api/auth/heartbeat")) beats.push(it.status());
  });
  await page.goto("/blog");
  await expect.poll(() => beats).toEqual([200]);
  await page.clock.runFor(60_000);
  await expect.poll(() => beats).toEqual([200, 200]);
});

test("tabs of one browser sign in and out together @journey:accounts", async ({ context }) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  await there.goto("/blog");
  await expect(signInLink(there)).toBeVisible();
  await logIn(here, demo("moderator"), "/auth/login?callbackUrl=%2Fblog");
  await expect(accountMenu(there)).toBeVisible();

  const dashboard = await context.newPage();
  await dashboard.goto("/dashboard/user/account");
  await accountMenu(here).click();
  await here.getByRole("link", { name: "Sign out" }).click();
  await expect(signInLink(there)).toBeVisible();
  await expect(dashboard).toHaveURL(/\/auth\/login\?.*error=SessionEnded/);
  await expect(dashboard.getByText("Your session has ended")).toBeVisible();
});

test("without a connection the form stays and says so", async ({ page, context }) => {
  await page.goto("/auth/login");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await fillLogIn(page, demo("client"));
  await expect(page.getByRole("alert")).toContainText("Atelier can’t be reached.");
  await expect(page.getByLabel("Email")).toHaveValue("client@atelier.test");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("atelier-demo");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(accountMenu(page)).toBeVisible();
});

test("a demo account signs in without typing, by keyboard alone", async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await page.goto("/auth/login");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Use member@atelier.test" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(accountMenu(page)).toHaveAccessibleName("Freya Holm’s account");
  expect(faults).toEqual(none);
});

test("signed-in users see no sign-in form, except on the unprotected pages", async ({ page }) => {
  await logIn(page, demo("client"));
  for (const path of ["/auth/login", "/auth/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard/app");
  }
  for (const path of ["/auth/login-unprotected", "/auth/register-unprotected"]) {
    await page.goto(path);
    await expect(page.getByText("You are signed in as Astrid Lund")).toBeVisible();
  }
});

for (const foreign of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
  test(`signing in never redirects to ${foreign}`, async ({ page }) => {
    await page.goto(`/auth/login?callbackUrl=${encodeURIComponent(foreign)}`);
    await fillLogIn(page, demo("member"));
    await expect(accountMenu(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(test.info().project.use.baseURL ?? "").origin);
  });
}

test("the sign-in link keeps the language of the page", async ({ page }) => {
  await page.goto("/no/blog");
  await page.getByRole("banner").getByRole("link", { name: "Logg inn" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", lang.no);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Velkommen tilbake");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bon retour parmi nous");
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("if the providers cannot be fetched, signing in leads to the error page and back", async ({
  page,
}) => {
  await page.route("**/api/auth/providers", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/auth/login");
  await page.waitForLoadState("networkidle");
  const logged = page.waitForRequest("**/api/auth/_log");
  await fillLogIn(page, demo("client"));
  await expect(page).toHaveURL("/api/auth/error");
  expect((await logged).postData()).toContain("CLIENT_FETCH_ERROR");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await page.unroute("**/api/auth/providers");
  await page.getByRole("link", { name: "Back to sign-in" }).click();
  await fillLogIn(page, demo("client"));
  await expect(accountMenu(page)).toBeVisible();
});

test("an unknown provider leads to the sign-in page, which keeps the redirect target", async ({
  page,
}) => {
  const providers = { github: { id: "github", name: "GitHub", type: "oauth" } };
  await page.route("**/api/auth/providers", (route) => route.fulfill({ json: providers }));
  await page.goto("/auth/login?callbackUrl=%2Fblog%3Fpage%3D2");
  await page.waitForLoadState("networkidle");
  const sentOn = page.waitForRequest(/\/api\/auth\/signin\?callbackUrl=/);
  await fillLogIn(page, demo("client"));
  await sentOn;
  await expect(page).toHaveURL(/\/auth\/login\?callbackUrl=/);
  await page.unroute("**/api/auth/providers");
  await fillLogIn(page, demo("client"));
  await expect(page).toHaveURL("/blog?page=2");
});

test("the protocol's sign-in and error pages redirect to the form, with a message", async ({
  page,
}) => {
  await page.goto("/api/auth/signin?callbackUrl=%2Fblog");
  await expect(page).toHaveURL(/\/auth\/login\?callbackUrl=/);
  await page.goto("/api/auth/error?error=CredentialsSignin");
  await expect(page.getByText("Wrong email or password")).toBeVisible();
});
