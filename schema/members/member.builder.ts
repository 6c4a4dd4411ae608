import type { EntityManager } from "@mikro-orm/core";
import { Member } from "./member.ts";

let made = 0;

/** Creates a member, by default public and active. */
export async function aMember(em: EntityManager, facts: Partial<Member> = {}): Promise<Member> {
  made += 1;
  const member = new Member({ handle: `member-${made}`, displayName: `Member ${made}` });
  Object.assign(member, facts);
  em.persist(member);
  await em.flush();
  return member;
}
