import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput, email } from "../foundation/input.ts";
import { CodePurpose, EmailCode } from "./email-code.ts";
import { revokeSessions } from "./revoke-sessions.ts";
import { emailChangedMail } from "./mail-texts.ts";
import { askForCode } from "./mail-code.ts";
import { findWithPassword } from "./own-password.ts";
import { isRightCode, useCode } from "./try-code.ts";
import { User } from "./user.ts";

const newAddress = z.object({ email: email(), password: z.string().min(1, "Required") });

/**
 * Mails a code to the old and one to the new address. The response does not reveal whether the new
 * address has an account.
 */
export async function requestEmailChange(
  input: { email: string; password: string },
  context: Context,
): Promise<void> {
  const { em, services } = context;
  const { email: wanted, password } = parseInput(newAddress, input);
  const user = await findWithPassword(password, context);
  if (wanted === user.email) throw new Invalid({ email: "Not valid" });
  await services.limits.take(["code", wanted], ["codesADay", wanted], ["ownCodesADay", user.email]);
  for (const [address, purpose] of [
    [user.email, CodePurpose.CHANGE_OLD],
    [wanted, CodePurpose.CHANGE_NEW],
  ] as const) {
    const known = await em.findOne(EmailCode, { email: address, purpose });
    const pending = known ?? new EmailCode(address, purpose);
    pending.renew(null, context.now());
    Object.assign(pending, { locale: user.locale, newEmail: wanted });
    em.persist(pending);
    askForCode(context, { email: address, purpose });
  }
  await context.save();
}

/** Changes the viewer's address if both codes are correct, and ends their other sessions. */
export async function confirmEmailChange(
  input: { oldCode: string; newCode: string },
  context: Context,
): Promise<void> {
  const { em, viewer, services } = context;
  await services.limits.take(["codeTry", viewer.network]);
  const user = await em.findOneOrFail(User, viewer.userId ?? "");
  const before = user.email;
  const pending = await em.findOne(EmailCode, { email: before, purpose: CodePurpose.CHANGE_OLD });
  const wanted = pending?.newEmail ?? "";
  const [old, next] = [
    { email: before, purpose: CodePurpose.CHANGE_OLD, code: input.oldCode },
    { email: wanted, purpose: CodePurpose.CHANGE_NEW, code: input.newCode },
  ];
  const wrong = {
    ...(!(await isRightCode(context, old)) && { oldCode: "Incorrect" }),
    ...(!(await isRightCode(context, next)) && { newCode: "Incorrect" }),
  };
  if (Object.keys(wrong).length > 0) throw new Invalid(wrong);
  await useCode(context, old);
  await useCode(context, next);
  user.email = wanted;
  user.emailVerified = context.now();
  await revokeSessions(context, { user: user.id, except: viewer.sessionId });
  for (const address of [before, wanted]) {
    context.sendMail(emailChangedMail({ email: address, locale: user.locale }, wanted));
  }
  if (!(await context.saveUnique())) throw context.taken(User);
}
