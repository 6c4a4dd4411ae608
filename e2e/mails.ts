import { expect } from "@playwright/test";
import type { ReceivedMail } from "../server/testing/received-mail.ts";

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
