import type { EntityManager } from "@mikro-orm/core";
import { fits } from "./password.ts";
import { User, UserStatus } from "./user.ts";

/** Whose e-mail and password these are, if they may sign in. As much work for who is unknown. */
export async function ownerOf(
  em: EntityManager,
  { email, password }: { email: string; password: string },
): Promise<User | undefined> {
  const user = await em.findOne(
    User,
    { email: email.trim().toLowerCase() },
    { populate: ["passwordHash"] },
  );
  const isRight = await fits(password, user?.passwordHash);
  return user && isRight && user.status === UserStatus.ACTIVE ? user : undefined;
}
