import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { freePorts } from "../scripts/free-ports.ts";
import { accountMenu, demo, fillLogIn } from "./accounts.ts";
import { snackbar } from "./lists.ts";
import { start, stop } from "./own-server.ts";

// Browsers know no passkeys of an IP address, as the sites of other tests have: this one is on localhost.

test.describe.configure({ timeout: 120_000 });

const place = mkdtempSync(join(tmpdir(), "atelier-passkeys-"));
let server: ChildProcess;
let origin = "";

test.beforeAll(async () => {
  const [port = ""] = await freePorts(1);
  origin = `http://localhost:${port}`;
  server = await start(Number(port), place, { PUBLIC_URL: origin });
});

test.afterAll(async () => {
  await stop(server);
  rmSync(place, { recursive: true, force: true });
});

/** A phone’s authenticator that answers at once. */
async function authenticator(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      defaultBackupEligibility: true,
      defaultBackupState: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

const security = "/dashboard/user/account?tab=security";

const cardOf = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Passkeys", exact: true }) });

/** Someone signed in, with one passkey. */
async function withPasskey(page: Page, name: string) {
  const phone = await authenticator(page);
  await page.goto(`${origin}/auth/login`);
  await fillLogIn(page, demo(name));
  await expect(accountMenu(page)).toBeVisible();
  await page.goto(origin + security);
  const card = cardOf(page);
  await expect(card.getByText("You don’t have any passkeys yet.")).toBeVisible();
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  return { card, ...phone };
}

const signInByPasskey = (page: Page) =>
  page.getByRole("button", { name: "Sign in with a passkey" }).click();

/** A browser that offers passkeys on request alone, not where it fills in a field. */
const offersNone = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${origin}/`);
}

test("a passkey is added, renamed, signs in without password, and is removed", async ({ page }) => {
  await offersNone(page);
  const { card } = await withPasskey(page, "member");
  await expect(snackbar(page, "Passkey added")).toBeVisible();
  const row = card.getByRole("listitem");
  await expect(row).toContainText("Synced");
  await expect(row).toContainText("Never used");
  await row.getByRole("button", { name: /^Rename/ }).click();
  const dialog = page.getByRole("dialog", { name: "Rename passkey" });
  await dialog.getByLabel("Name").fill("Blue phone");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(row).toContainText("Blue phone");

  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(card.getByText("This device already has a passkey for your account.")).toBeVisible();

  await signOut(page);
  await page.goto(`${origin}/auth/login?callbackUrl=${encodeURIComponent(security)}`);
  await signInByPasskey(page);
  await expect(page).toHaveURL(origin + security);
  await expect(row).toContainText("Last used");

  await row.getByRole("button", { name: "Remove Blue phone" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("You don’t have any passkeys yet.")).toBeVisible();
  await signOut(page);
  await page.goto(`${origin}/auth/login`);
  await signInByPasskey(page);
  await expect(page.getByText(/^This passkey wasn’t accepted/)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/auth/login`);
});

test("a passkey confirms a sensitive action; without fingerprint or PIN it does not", async ({
  page,
}) => {
  const { setVerified } = await withPasskey(page, "editor");
  // As after ten minutes: the server refuses once.
  let refusals = 0;
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== "BeginAuthenticatorApp" || refusals) return route.fallback();
    refusals += 1;
    const extensions = { code: "CONFIRMATION_REQUIRED" };
    return route.fulfill({ json: { errors: [{ message: "Confirm it’s you", extensions }] } });
  });
  await page.getByRole("button", { name: "Set up two-step verification" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await setVerified(false);
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(
    dialog.getByText("The request was cancelled or timed out. Try again."),
  ).toBeVisible();
  await setVerified(true);
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  expect(refusals).toBe(1);
});

test("a passkey is offered in the field for the email address", async ({ page }) => {
  await withPasskey(page, "moderator");
  await signOut(page);
  const logIn = `${origin}/auth/login?callbackUrl=${encodeURIComponent(security)}`;

  // a browser lists it there; this one chooses it at once
  await page.goto(logIn);
  await expect(page).toHaveURL(origin + security);
  await expect(cardOf(page).getByRole("listitem")).toContainText("Last used");
});
