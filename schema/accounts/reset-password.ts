import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { parseInput } from "../foundation/input.ts";
import { CodePurpose } from "./email-code.ts";
import { publishSessionsEnded } from "./revoke-sessions.ts";
import { passwordChangedMail } from "./mail-texts.ts";
import { askForCode } from "./mail-code.ts";
import { isOwnBrowser } from "./own-browser.ts";
import { hashPassword, refuseRepeated } from "./password.ts";
import { newPasswordByCode, onlyEmail } from "./register.input.ts";
import { tryCode, WrongCode } from "./try-code.ts";
import { User, UserStatus } from "./user.ts";

const purpose = CodePurpose.RESET;

/** Mails a code for a new password, if the address has an account. */
export async function resetPassword(input: object, context: Context): Promise<void> {
  const { viewer, services } = context;
  const { email } = parseInput(onlyEmail, input);
  const isOwn = await isOwnBrowser(email, context);
  await services.limits.take(
    [isOwn ? "ownCode" : "code", email],
    [isOwn ? "ownCodesADay" : "codesADay", email],
    ["codeAnywhere", viewer.network],
  );
  askForCode(context, { email, purpose });
  await context.save();
}

/**
 * Replaces a forgotten password and ends all sessions. The code also proves that the address is
 * verified.
 */
export async function completePasswordReset(
  input: { email: string; code: string; password: string; confirm?: string | null },
  context: Context,
): Promise<void> {
  const { em, viewer, services } = context;
  const others = refuseRepeated(input.password, input.confirm);
  const { email, code, password } = parseInput(newPasswordByCode, input, others);
  await services.limits.take(["codeTry", viewer.network]);
  const passwordHash = await hashPassword(password);
  await tryCode(context, { email, purpose, code });
  const isThere = { status: { $ne: UserStatus.SUSPENDED }, ...NOT_DELETED };
  const user = await em.findOne(User, { email, ...isThere });
  if (!user) throw new WrongCode(); // does not reveal what has become of the account
  user.passwordHash = passwordHash;
  user.emailVerified ??= context.now();
  if (user.status === UserStatus.INVITED) user.status = UserStatus.ACTIVE;
  publishSessionsEnded(context, { user: user.id });
  context.sendMail(passwordChangedMail(user));
  await context.save();
}
