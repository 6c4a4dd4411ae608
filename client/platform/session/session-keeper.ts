import type { Call } from "./call.ts";
import { logError } from "./log-error.ts";
import { type Session, sessionIn, type SessionState, stateOf } from "./session.ts";
import { listenToOtherTabs } from "./tabs.ts";

/** Section 9: every 60 s, in ms. */
const HEARTBEAT_INTERVAL_MS = 60_000;

interface Options {
  /** The session that came with the page; undefined if unknown */
  session?: Session | null;
  /** Seconds between refetches while someone is signed in; 0 means never */
  interval?: number;
  onFocus?: boolean;
  whenOffline?: boolean;
}

/** Keeps this tab's session up to date, and sends heartbeats. */
export class SessionKeeper {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly call: Call,
    private readonly options: Options = {},
  ) {
    const { session } = options;
    this.#state = session === undefined ? { status: "loading", data: undefined } : stateOf(session);
  }

  state = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Refetches the session. If that fails, nobody is signed in (specification, section 8). */
  refetch = async (): Promise<Session | null> => {
    const path = "/api/auth/session";
    let session: Session | null = null;
    try {
      const { status, body } = await this.call("GET", path);
      if (status === 200) session = sessionIn(body);
      else logError(this.call, "CLIENT_FETCH_ERROR", `answered ${status}`, path);
    } catch (error) {
      logError(this.call, "CLIENT_SESSION_ERROR", error);
    }
    this.#state = stateOf(session);
    for (const listener of this.#listeners) listener();
    return session;
  };

  /** Starts; returns a function that stops it. */
  start(): () => void {
    const { interval = 0, onFocus = true, whenOffline = false } = this.options;
    const look = () => {
      if (navigator.onLine || whenOffline) void this.refetch();
    };
    const seen = () => {
      if (document.visibilityState === "visible") look();
    };
    const isIn = () => this.#state.status === "authenticated";
    const beat = () => {
      if (isIn()) this.call("POST", "/api/auth/heartbeat").catch(() => {}); // ignored: section 8
    };
    const poll = () => {
      if (isIn()) look();
    };

    const stopHearing = listenToOtherTabs(look);
    if (onFocus) document.addEventListener("visibilitychange", seen);
    const timers = [setInterval(beat, HEARTBEAT_INTERVAL_MS)];
    if (interval > 0) timers.push(setInterval(poll, interval * 1_000));
    if (isIn()) beat();
    else if (this.#state.status === "loading") void this.refetch().then(beat);

    return () => {
      stopHearing();
      document.removeEventListener("visibilitychange", seen);
      for (const timer of timers) clearInterval(timer);
    };
  }
}
