import { callFromBrowser } from "./call.ts";
import { SessionKeeper } from "./session-keeper.ts";
import type { Session, SessionState } from "./session.ts";

/** Loaded when needed: with a signed-in user, or when there may be one. */
export function keepSession(
  session: Session | undefined,
  changed: (state: SessionState) => void,
): () => void {
  const keeper = new SessionKeeper(callFromBrowser, { session });
  const unsubscribe = keeper.subscribe(() => changed(keeper.state()));
  const stop = keeper.start();
  return () => {
    unsubscribe();
    stop();
  };
}
