import type { EntityManager } from "@mikro-orm/core";
import { Member } from "../members/member.ts";
import { User } from "./user.ts";

let made = 0;

interface Facts extends Partial<Omit<User, "member">> {
  member?: { id: string };
}

/** Creates an account, by default active and without roles. */
export async function aUser(em: EntityManager, { member, ...facts }: Facts = {}): Promise<User> {
  made += 1;
  const user = new User({ email: `user-${made}@example.org`, name: `User ${made}` });
  Object.assign(user, facts);
  if (member) user.member = em.getReference(Member, member.id);
  em.persist(user);
  await em.flush();
  return user;
}
