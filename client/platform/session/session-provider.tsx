import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type Session, type SessionState, stateOf } from "./session.ts";

const SessionContext = createContext<SessionState>(stateOf(null));

export const useSession = () => useContext(SessionContext);

interface SessionProviderProps {
  /**
   * The session that came with the document: nothing flashes, and visitors load no further code
   */
  session: Session | null;
  children: ReactNode;
}

/**
 * Provides the session on every page. The code that keeps it up to date is loaded when there is
 * one.
 */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const [state, setState] = useState(() => stateOf(session));
  useEffect(() => {
    let stop: (() => void) | undefined;
    let begun = false;
    let over = false;
    const begin = () => {
      if (begun || document.visibilityState !== "visible") return;
      begun = true;
      import("./keep-session.ts").then(
        ({ keepSession }) => {
          if (!over) stop = keepSession(session ?? undefined, setState);
        },
        () => (begun = false), // if the code cannot be loaded: at the next event
      );
    };
    if (session) begin();
    // A visitor may have signed in elsewhere: another tab reports it, or returning to this one
    // shows it.
    document.addEventListener("visibilitychange", begin);
    addEventListener("storage", begin);
    return () => {
      over = true;
      stop?.();
      document.removeEventListener("visibilitychange", begin);
      removeEventListener("storage", begin);
    };
  }, [session]);
  return <SessionContext value={state}>{children}</SessionContext>;
}
