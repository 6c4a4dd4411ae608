import { raw } from "@mikro-orm/core";
import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Invalid } from "../foundation/errors.ts";
import { CODE_DIGITS, type CodePurpose, EmailCode } from "./email-code.ts";
import { wrongCodesMail } from "./mail-texts.ts";
import { isOwnBrowser } from "./own-browser.ts";
import { matchesPassword } from "./password.ts";
import { User } from "./user.ts";

/** A code's digits, ignoring spaces. */
export const code = (purpose: CodePurpose) =>
  z
    .string({ error: "Must be text" })
    .transform((value) => value.replace(/\s/g, ""))
    .refine((value) => value !== "", "Required")
    .refine(
      (value) => !value || (/^\d+$/.test(value) && value.length === CODE_DIGITS[purpose]),
      "Incorrect",
    );

/**
 * The code is wrong, expired, used, was tried too often or never sent: the error does not reveal
 * which.
 */
export class WrongCode extends Invalid {
  constructor() {
    super({ code: "Incorrect" }, "The code is incorrect or has expired");
  }
}

interface Given {
  email: string;
  purpose: CodePurpose;
  code: string;
}

/** Whether this code was mailed and is still valid. Takes the same time if none was mailed. */
export async function isRightCode(
  context: Context,
  { email, purpose, code: given }: Given,
): Promise<boolean> {
  const { em } = context;
  const isOwn = await isOwnBrowser(email, context);
  const [left, column] = isOwn
    ? (["ownTriesLeft", "own_tries_left"] as const)
    : (["triesLeft", "tries_left"] as const);
  // counted before comparing: of many concurrent tries at most five are compared
  const counted = await em.nativeUpdate(
    EmailCode,
    { email, purpose, [left]: { $gt: 0 }, expiresAt: { $gt: context.now() } },
    { [left]: raw(`${column} - 1`) },
  );
  const found = await em.findOne(EmailCode, { email, purpose }, { refresh: true });
  const isRight = await matchesPassword(given.replace(/\s/g, ""), counted ? found?.hash : null);
  if (counted && !isRight && found?.[left] === 0) await warnOwner(email, context);
  return isRight;
}

/** Consumes a correct code and returns its data; of several concurrent uses one succeeds. */
export async function useCode({ em }: Context, { email, purpose }: Given): Promise<EmailCode> {
  const found = await em.findOne(EmailCode, { email, purpose });
  const used = found && (await em.nativeDelete(EmailCode, { id: found.id, hash: found.hash }));
  if (!used) throw new WrongCode();
  return found;
}

/** Checks a code, consumes it and returns its data. */
export async function tryCode(context: Context, given: Given): Promise<EmailCode> {
  if (!(await isRightCode(context, given))) throw new WrongCode();
  return useCode(context, given);
}

/** Five wrong tries may be an attack: warns the account's owner. */
async function warnOwner(email: string, context: Context): Promise<void> {
  const owner = await context.em.findOne(User, { email, ...NOT_DELETED });
  if (!owner) return;
  context.sendMail(wrongCodesMail(owner));
  await context.save();
}
