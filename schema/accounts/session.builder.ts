import type { EntityManager } from "@mikro-orm/core";
import { Session } from "./session.ts";
import { User } from "./user.ts";
import { DAY } from "../foundation/durations.ts";

let made = 0;

/** Creates a session, by default valid for a day. */
export async function aSession(
  em: EntityManager,
  { user, ...values }: Partial<Omit<Session, "user">> & { user: { id: string } },
): Promise<Session> {
  made += 1;
  const session = Object.assign(new Session(), {
    device: `Browser ${made}`,
    tokenHash: `hash ${made}`,
    expiresAt: new Date(Date.now() + DAY),
    ...values,
  });
  session.user = em.getReference(User, user.id);
  em.persist(session);
  await em.flush();
  return session;
}
