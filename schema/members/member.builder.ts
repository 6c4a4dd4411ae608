import type { EntityManager } from "@mikro-orm/core";
import { Member } from "./member.ts";

let made = 0;

/** A member in the database, public and active unless the test says otherwise. */
export async function aMember(em: EntityManager, facts: Partial<Member> = {}): Promise<Member> {
  made += 1;
  const member = new Member({ handle: `member-${made}`, displayName: `Member ${made}` });
  Object.assign(member, facts);
  em.persist(member);
  await em.flush();
  return member;
}
