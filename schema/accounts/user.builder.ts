import type { EntityManager } from "@mikro-orm/core";
import { Member } from "../members/member.ts";
import { User } from "./user.ts";

let made = 0;

interface Values extends Partial<Omit<User, "member">> {
  member?: { id: string };
}

/** Creates an account, by default active and without roles. */
export async function aUser(em: EntityManager, { member, ...values }: Values = {}): Promise<User> {
  made += 1;
  const user = new User({ email: `user-${made}@example.org`, name: `User ${made}` });
  Object.assign(user, values);
  if (member) user.member = em.getReference(Member, member.id);
  em.persist(user);
  await em.flush();
  return user;
}
