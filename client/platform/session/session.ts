import type { Session } from "../rest.ts";

export type { Session };

/** The states of the specification, section 4. */
export type SessionState =
  | { status: "loading"; data: undefined }
  | { status: "authenticated"; data: Session }
  | { status: "unauthenticated"; data: null };

export function stateOf(session: Session | null): SessionState {
  return session
    ? { status: "authenticated", data: session }
    : { status: "unauthenticated", data: null };
}

/** An empty answer means that nobody is signed in. */
export function sessionIn(body: unknown): Session | null {
  const session = body as Partial<Session> | null;
  return session?.user ? (session as Session) : null;
}
