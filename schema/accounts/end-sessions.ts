import type { Context } from "../foundation/context.ts";
import { Session } from "./session.ts";

/** The topic of ended sessions, for whoever holds their sockets open. */
export const SESSIONS_ENDED = "sessions.ended";

/** Of a user all sessions, one of them, or all but one. */
export interface SomeSessions {
  user: string;
  only?: string | undefined;
  except?: string | undefined;
}

/** Signs somebody out, once it is saved. */
export async function endSessions(context: Context, which: SomeSessions): Promise<number> {
  const { user, only, except } = which;
  const sessions = await context.em.find(Session, {
    user,
    ...(only && { id: only }),
    ...(except && { id: { $ne: except } }),
  });
  for (const session of sessions) context.em.remove(session);
  publishEnded(context, which);
  return sessions.length;
}

/**
 * Closes their sockets, once it is saved. To be said where sessions end with what they stand on, and
 * where roles change: whoever is still signed in connects anew and may do what they now may.
 */
export const publishEnded = (context: Context, { user, only, except }: SomeSessions): void =>
  context.publish(SESSIONS_ENDED, { user, only: only ?? null, except: except ?? null });
