import { expect, type Page } from "@playwright/test";
import type { ReceivedMail } from "../server/testing/received-mail.ts";
import type { Credentials } from "./accounts.ts";

/** The mails to an address, once there are this many. */
export async function mailsTo(address: string, count: number): Promise<ReceivedMail[]> {
  const url = `http://127.0.0.1:${process.env.E2E_MAILS_PORT}/?to=${encodeURIComponent(address)}`;
  let mails: ReceivedMail[] = [];
  await expect
    .poll(
      async () => {
        mails = (await (await fetch(url)).json()) as ReceivedMail[];
        return mails.length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return mails;
}

/** The code of the latest mail to an address. */
export async function codeFor(address: string, count = 1): Promise<string> {
  const mails = await mailsTo(address, count);
  const code = /^ +(\d{6}|\d{8})$/m.exec(mails.at(-1)?.text ?? "")?.[1];
  if (!code) throw new Error(`No code in ${mails.at(-1)?.text}`);
  return code;
}

/** Fills in the form to register, and verifies the address by the code that is sent to it. */
export async function register(
  page: Page,
  { name, email, password }: Credentials & { name: string },
): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(`We have sent a code to ${email}`)).toBeVisible();
  await page.getByLabel("Code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Verify" }).click();
}
