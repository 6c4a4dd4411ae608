import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { Invalid, Unauthenticated } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { announceEnded } from "./end-sessions.ts";
import { passwordChangedLetter } from "./letters.ts";
import { fits, hashOf, newPassword } from "./password.ts";
import { User } from "./user.ts";

const passwords = z.object({
  oldPassword: z.string({ error: "Required" }),
  newPassword: newPassword(),
});

export class WrongPassword extends Invalid {
  constructor() {
    super({ oldPassword: "Not right" }, "The old password is not right");
  }
}

/** Replaces the viewer's password by one they choose, and signs them out everywhere. */
export async function changePassword(context: Context, input: unknown): Promise<User> {
  const { viewer, em } = context;
  const { oldPassword, newPassword: chosen } = check(passwords, input);
  if (!viewer.userId) throw new Unauthenticated();
  const user = await em.findOneOrFail(User, viewer.userId, { populate: ["passwordHash"] });
  if (!(await fits(oldPassword, user.passwordHash))) throw new WrongPassword();
  user.passwordHash = await hashOf(chosen);
  announceEnded(context, { user: user.id, except: viewer.sessionId });
  context.mail(passwordChangedLetter(user));
  await context.save();
  return user;
}
