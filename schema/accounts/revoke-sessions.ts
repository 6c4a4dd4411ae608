import type { Context } from "../foundation/context.ts";
import { Session } from "./session.ts";

/** The topic of ended sessions; the server closes their WebSockets. */
export const SESSIONS_ENDED = "sessions.ended";

/** All sessions of a user, one of them, or all but one. */
export interface SomeSessions {
  user: string;
  only?: string | undefined;
  except?: string | undefined;
}

/** Ends sessions with the next save. */
export async function revokeSessions(context: Context, which: SomeSessions): Promise<number> {
  const { user, only, except } = which;
  const sessions = await context.em.find(Session, {
    user,
    ...(only && { id: only }),
    ...(except && { id: { $ne: except } }),
  });
  for (const session of sessions) context.em.remove(session);
  publishSessionsEnded(context, which);
  return sessions.length;
}

/**
 * Closes the WebSockets of sessions after the next commit. Call it where sessions end together with
 * other data, and where roles change: clients that are still signed in reconnect with their new
 * permissions.
 */
export const publishSessionsEnded = (
  context: Context,
  { user, only, except }: SomeSessions,
): void => context.publish(SESSIONS_ENDED, { user, only: only ?? null, except: except ?? null });
