import { SESSIONS_ENDED } from "../../schema/accounts/index.ts";
import type { LiveEvent, LiveEvents } from "../../schema/foundation/outside.ts";
import type { FoundSession, KeptSessions } from "./lucia.ts";

/** What a client hears whose session has ended: it may come back, as whoever it then is (44xx may not). */
const SIGNED_OUT = 4310;

/** One more than a user may have open at a time, in all their browsers; clients do not try again. */
const TOO_MANY = 4429;
const MOST_SOCKETS = 5;

interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  close(code: number, reason: string): void;
}

/** The open sockets of those who are signed in: each is closed when its session ends. */
export class SessionSockets {
  readonly #sessions = new Map<Socket, FoundSession>();
  /** How many each user has open. */
  readonly #open = new Map<string, number>();
  readonly #events: AsyncIterableIterator<LiveEvent>;
  #ended = 0;

  constructor(live: LiveEvents) {
    this.#events = live.subscribe(SESSIONS_ENDED);
    void this.#listen();
  }

  /**
   * Closes the socket when the session ends that is found for it. It may end while it is being looked
   * up: then it is looked up again.
   */
  async open(socket: Socket, find: () => Promise<FoundSession | undefined>): Promise<void> {
    for (;;) {
      const ended = this.#ended;
      const session = await find();
      if (!session) return;
      if (ended !== this.#ended) continue;
      if (socket.readyState !== socket.OPEN) return;
      const { userId } = session;
      const others = this.#open.get(userId) ?? 0;
      if (others >= MOST_SOCKETS) return socket.close(TOO_MANY, `At most ${MOST_SOCKETS} sockets`);
      this.#sessions.set(socket, session);
      this.#open.set(userId, others + 1);
      return;
    }
  }

  left(socket: Socket): void {
    const userId = this.#sessions.get(socket)?.userId;
    if (userId === undefined) return;
    this.#sessions.delete(socket);
    const others = (this.#open.get(userId) ?? 1) - 1;
    if (others) this.#open.set(userId, others);
    else this.#open.delete(userId);
  }

  /** Closes those whose session has run out, and those of which no event has told. */
  async closeEnded(aliveOf: KeptSessions["alive"]): Promise<void> {
    const before = [...this.#sessions];
    if (!before.length) return;
    const alive = await aliveOf(before.map(([, { id }]) => id));
    for (const [socket, { id }] of before) if (!alive.has(id)) this.#close(socket);
  }

  stop(): void {
    void this.#events.return?.();
  }

  async #listen(): Promise<void> {
    for await (const { user, only, except } of this.#events) {
      this.#ended += 1;
      for (const [socket, { id, userId }] of this.#sessions) {
        if (userId === user && id !== except && (!only || id === only)) this.#close(socket);
      }
    }
  }

  #close(socket: Socket): void {
    this.left(socket);
    socket.close(SIGNED_OUT, "Signed out");
  }
}
