import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { Invalid, Unauthenticated } from "../foundation/errors.ts";
import { check, wrongFields } from "../foundation/input.ts";
import { announceEnded } from "./end-sessions.ts";
import { passwordChangedLetter } from "./letters.ts";
import { fits, hashOf, newPassword, unlessRepeated } from "./password.ts";
import { User } from "./user.ts";

const passwords = z.object({
  oldPassword: z.string({ error: "Required" }).min(1, "Required"),
  newPassword: newPassword(),
});

export class WrongPassword extends Invalid {}

/** Replaces the viewer's password by one they choose, and signs them out everywhere. */
export async function changePassword(context: Context, input: unknown): Promise<User> {
  const { viewer, em } = context;
  if (!viewer.userId) throw new Unauthenticated();
  const user = await em.findOneOrFail(User, viewer.userId, { populate: ["passwordHash"] });
  const typed = (input ?? {}) as Record<string, unknown>;
  const others = unlessRepeated(typed.newPassword, typed.confirm);
  const { oldPassword } = typed;
  const isOld = await fits(typeof oldPassword === "string" ? oldPassword : "", user.passwordHash);
  if (!isOld) {
    const wrong = { oldPassword: "Not right", ...others, ...wrongFields(passwords, input) };
    throw new WrongPassword(wrong, "The old password is not right");
  }
  const { newPassword: chosen } = check(passwords, input, others);
  user.passwordHash = await hashOf(chosen);
  announceEnded(context, { user: user.id, except: viewer.sessionId });
  context.mail(passwordChangedLetter(user));
  await context.save();
  return user;
}
