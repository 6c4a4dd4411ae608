import type { EntityManager } from "@mikro-orm/core";
import { Availability, Member } from "./member.ts";

let made = 0;

/** Creates a member, by default public, active and available. */
export async function aMember(em: EntityManager, values: Partial<Member> = {}): Promise<Member> {
  made += 1;
  const member = new Member({ handle: `member-${made}`, displayName: `Member ${made}` });
  Object.assign(member, { availability: Availability.OPEN, ...values });
  em.persist(member);
  await em.flush();
  return member;
}
