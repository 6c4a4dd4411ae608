import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { Invalid, Unauthenticated } from "../foundation/errors.ts";
import { parseInput, fieldErrors } from "../foundation/input.ts";
import { publishSessionsEnded } from "./revoke-sessions.ts";
import { passwordChangedMail } from "./mail-texts.ts";
import { matchesPassword, hashPassword, newPassword, refuseRepeated } from "./password.ts";
import { User } from "./user.ts";

const passwords = z.object({
  oldPassword: z.string({ error: "Required" }).min(1, "Required"),
  newPassword: newPassword(),
});

export class WrongPassword extends Invalid {}

/** Changes the viewer's password and ends all of their sessions. */
export async function changePassword(context: Context, input: unknown): Promise<User> {
  const { viewer, em } = context;
  if (!viewer.userId) throw new Unauthenticated();
  const user = await em.findOneOrFail(User, viewer.userId, { populate: ["passwordHash"] });
  const typed = (input ?? {}) as Record<string, unknown>;
  const others = refuseRepeated(typed.newPassword, typed.confirm);
  if (!typed.oldPassword) throw new Invalid({ ...others, ...fieldErrors(passwords, input) });
  const { oldPassword } = typed;
  const isOld = await matchesPassword(
    typeof oldPassword === "string" ? oldPassword : "",
    user.passwordHash,
  );
  if (!isOld) {
    const wrong = { oldPassword: "Incorrect", ...others, ...fieldErrors(passwords, input) };
    throw new WrongPassword(wrong, "The old password is incorrect");
  }
  const { newPassword: chosen } = parseInput(passwords, input, others);
  user.passwordHash = await hashPassword(chosen);
  publishSessionsEnded(context, { user: user.id, except: viewer.sessionId });
  context.sendMail(passwordChangedMail(user));
  await context.save();
  return user;
}
