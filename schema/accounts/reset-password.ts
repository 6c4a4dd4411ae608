import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { check } from "../foundation/input.ts";
import { CodePurpose } from "./email-code.ts";
import { announceEnded } from "./end-sessions.ts";
import { passwordChangedLetter } from "./letters.ts";
import { askForCode } from "./mail-code.ts";
import { hashOf, unlessRepeated } from "./password.ts";
import { newPasswordByCode, onlyEmail } from "./register.input.ts";
import { tryCode, WrongCode } from "./try-code.ts";
import { User, UserStatus } from "./user.ts";

const purpose = CodePurpose.RESET;

/** Mails a code to choose a new password by, if the address has an account. */
export async function resetPassword(input: object, context: Context): Promise<void> {
  const { viewer, outside } = context;
  const { email } = check(onlyEmail, input);
  await outside.limits.take(
    ["code", email],
    ["codesADay", email],
    ["codeAnywhere", viewer.network],
  );
  askForCode(context, { email, purpose });
  await context.save();
}

/** Replaces a forgotten password, and signs its owner out everywhere. Their address is confirmed by it. */
export async function chooseNewPassword(
  input: { email: string; code: string; password: string; confirm?: string | null },
  context: Context,
): Promise<void> {
  const { em, viewer, outside } = context;
  const others = unlessRepeated(input.password, input.confirm);
  const { email, code, password } = check(newPasswordByCode, input, others);
  await outside.limits.take(["codeTry", viewer.network]);
  const passwordHash = await hashOf(password);
  await tryCode(context, { email, purpose, code });
  const isThere = { status: { $ne: UserStatus.SUSPENDED }, ...NOT_DELETED };
  const user = await em.findOne(User, { email, ...isThere });
  if (!user) throw new WrongCode(); // what has become of the account meanwhile is nobody's to learn
  user.passwordHash = passwordHash;
  user.emailVerified ??= context.now();
  if (user.status === UserStatus.INVITED) user.status = UserStatus.ACTIVE;
  announceEnded(context, { user: user.id });
  context.mail(passwordChangedLetter(user));
  await context.save();
}
