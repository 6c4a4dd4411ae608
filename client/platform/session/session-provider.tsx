import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type Session, type SessionState, stateOf } from "./session.ts";

const SessionContext = createContext<SessionState>(stateOf(null));

export const useSession = () => useContext(SessionContext);

interface SessionProviderProps {
  /** What the document came with: so nothing flashes, and a visitor loads nothing more */
  session: Session | null;
  children: ReactNode;
}

/** Who is signed in, on every page. What keeps it true is loaded when there is something to keep. */
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
        () => (begun = false), // not reachable: with the next look
      );
    };
    if (session) begin();
    // A visitor may have signed in elsewhere: another tab says so, or coming back here shows it.
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
