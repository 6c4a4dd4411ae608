import type { EntityManager } from "@mikro-orm/core";
import { storedAddress } from "../../schema/foundation/email-address.ts";
import { NOT_DELETED } from "../../schema/foundation/entity.ts";
import { newProfile } from "../../schema/members/index.ts";
import { hashOf, Role, User } from "../../schema/accounts/index.ts";

/**
 * Makes ADMIN_EMAIL an admin if there is none yet. ADMIN_PASSWORD becomes the password if the
 * account has none; it never replaces one.
 */
export async function firstAdmin(
  em: EntityManager,
  email: string,
  password?: string,
): Promise<boolean> {
  const known = await em.findOne(
    User,
    { email: storedAddress(email), ...NOT_DELETED },
    { populate: ["passwordHash"] },
  );
  const isNew = !(await em.count(User, { roles: { $contains: [Role.ADMIN] }, ...NOT_DELETED }));
  if (!isNew && (!known?.roles.includes(Role.ADMIN) || known.passwordHash)) return false;
  const user = known ?? new User({ email, name: email.split("@")[0] ?? email });
  if (isNew) user.roles = [...user.roles, Role.ADMIN];
  if (password && !user.passwordHash) user.passwordHash = await hashOf(password);
  user.emailVerified ??= new Date();
  user.member ??= await newProfile(user.name, em);
  await em.persist(user).flush();
  return isNew;
}
