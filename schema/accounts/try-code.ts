import { raw } from "@mikro-orm/core";
import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { type CodePurpose, EmailCode } from "./email-code.ts";
import { fits } from "./password.ts";

/** Six digits, however they are grouped. */
export const code = () =>
  z
    .string({ error: "Must be text" })
    .transform((value) => value.replace(/\s/g, ""))
    .refine((value) => value !== "", "Required")
    .refine((value) => !value || /^\d{6}$/.test(value), "Not right");

/** Wrong, outdated, used, tried too often or never sent: nobody learns which. */
export class WrongCode extends Invalid {
  constructor() {
    super({ code: "Not right" }, "The code is not right, or no longer");
  }
}

/** What was mailed with this code. The same work where nothing was. */
export async function tryCode(
  context: Context,
  { email, purpose, code: given }: { email: string; purpose: CodePurpose; code: string },
): Promise<EmailCode> {
  const { em } = context;
  // counted before it is compared: of many tries at once no more than five are answered
  const counted = await em.nativeUpdate(
    EmailCode,
    { email, purpose, triesLeft: { $gt: 0 }, expiresAt: { $gt: context.now() } },
    { triesLeft: raw("tries_left - 1") },
  );
  const found = await em.findOne(EmailCode, { email, purpose });
  const isRight = await fits(given, counted ? found?.hash : null);
  if (!found || !isRight) throw new WrongCode();
  return found;
}
