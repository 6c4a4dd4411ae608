import { randomInt } from "node:crypto";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { accountExistsMail, changeEmailMail, confirmMail, resetMail } from "./mail-texts.ts";
import { CODE_DIGITS, CodePurpose, EmailCode } from "./email-code.ts";
import { hashPassword } from "./password.ts";
import { User, UserStatus } from "./user.ts";

/** The job that mails a code. */
export const MAIL_CODE = "mail-code";

interface CodeRequest {
  email: string;
  purpose: CodePurpose;
}

type Input = Record<string, string>;

/**
 * Enqueues the mailing of a code. Doing it after the response keeps the response time from
 * revealing whether the address is known.
 */
export const askForCode = (context: Context, { email, purpose }: CodeRequest): void =>
  context.enqueueJob(MAIL_CODE, { email, purpose });

/** Mails the requested code, or another notice to the owner of the address. */
export async function mailCode({ email, purpose }: Input, context: Context): Promise<void> {
  const { em } = context;
  const user = await em.findOne(User, { email, ...NOT_DELETED });
  const pending = await em.findOne(EmailCode, { email, purpose: purpose as CodePurpose });
  if (purpose === CodePurpose.REGISTER) await confirm(pending, user, context);
  else if (purpose === CodePurpose.CHANGE_OLD) await changeFrom(pending, user, context);
  else if (purpose === CodePurpose.CHANGE_NEW) await confirm(pending, user, context);
  else await reset(pending, user, context);
  await context.save();
}

async function confirm(
  pending: EmailCode | null,
  user: User | null,
  context: Context,
): Promise<void> {
  if (!pending) return;
  const { email, locale } = pending;
  if (user) {
    context.em.remove(pending);
    context.sendMail(accountExistsMail(user));
    return;
  }
  const code = await renewed(pending, context);
  context.sendMail(confirmMail({ email, locale: locale ?? Locale.en }, code));
}

async function changeFrom(
  pending: EmailCode | null,
  user: User | null,
  context: Context,
): Promise<void> {
  if (!pending || !user) return;
  context.sendMail(changeEmailMail(user, await renewed(pending, context)));
}

async function reset(
  pending: EmailCode | null,
  user: User | null,
  context: Context,
): Promise<void> {
  if (!user || user.status === UserStatus.SUSPENDED) return;
  const mailed = pending ?? new EmailCode(user.email, CodePurpose.RESET);
  const code = await renewed(mailed, context);
  context.em.persist(mailed);
  context.sendMail(resetMail(user, code));
}

async function renewed(pending: EmailCode, context: Context): Promise<string> {
  const digits = CODE_DIGITS[pending.purpose];
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  pending.renew(await hashPassword(code), context.now());
  return code;
}
