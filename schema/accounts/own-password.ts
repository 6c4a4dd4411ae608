import type { Context } from "../foundation/context.ts";
import { Invalid, Unauthenticated } from "../foundation/errors.ts";
import { matchesPassword } from "./password.ts";
import { User } from "./user.ts";

/** The viewer's account, if the given password is correct. */
export async function findWithPassword(password: string, context: Context): Promise<User> {
  const { viewer, em, services } = context;
  if (!password) throw new Invalid({ password: "Required" });
  if (!viewer.userId) throw new Unauthenticated();
  await services.limits.take(["ownPassword", viewer.userId]);
  const user = await em.findOneOrFail(User, viewer.userId, { populate: ["passwordHash"] });
  if (!(await matchesPassword(password, user.passwordHash)))
    throw new Invalid({ password: "Incorrect" });
  return user;
}
