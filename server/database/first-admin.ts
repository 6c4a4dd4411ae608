import type { EntityManager } from "@mikro-orm/core";
import { Role, User } from "../../schema/accounts/index.ts";

/** Makes ADMIN_EMAIL an admin if there is none yet. */
export async function firstAdmin(em: EntityManager, email: string): Promise<boolean> {
  if (await em.count(User, { roles: { $contains: [Role.ADMIN] } })) return false;
  const known = await em.findOne(User, { email: email.toLowerCase() });
  if (known) known.roles = [...known.roles, Role.ADMIN];
  else em.persist(new User({ email, name: email.split("@")[0] ?? email, roles: [Role.ADMIN] }));
  await em.flush();
  return true;
}
