import { SESSIONS_ENDED } from "../../schema/accounts/index.ts";
import type { LiveEvent, PubSub } from "../../schema/foundation/services.ts";
import type { FoundSession, SessionCache, Rights } from "./lucia.ts";

/**
 * Close code for a client whose session has ended or that may have missed events. It may reconnect
 * and is then authenticated anew (clients do not reconnect after 44xx).
 */
export const SESSION_REFRESHED = 4310;

/**
 * Close code for exceeding the number of sockets that a user may have open in all browsers; clients
 * do not retry.
 */
const TOO_MANY = 4429;
const MAX_SOCKETS = 5;

interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  close(code: number, reason: string): void;
}

const rightsOf = ({ memberId, roles }: Rights): string =>
  JSON.stringify([memberId, roles.toSorted()]);

/** The open sockets: a signed-in user's sockets are closed when their session ends. */
export class SessionSockets {
  readonly #sessions = new Map<Socket, FoundSession>();
  /** Open sockets per user. */
  readonly #open = new Counts();
  readonly #networks = new Map<Socket, string>();
  /** Open sockets of visitors per network. */
  readonly #ofNetwork = new Counts();
  readonly #events: AsyncIterableIterator<LiveEvent>;
  #ended = 0;

  /** @param mostOfNetwork how many sockets visitors of one network may have open */
  constructor(
    pubSub: PubSub,
    private readonly mostOfNetwork: number,
  ) {
    this.#events = pubSub.subscribe(SESSIONS_ENDED);
    void this.#listen();
  }

  /**
   * Closes the socket when its session ends. If the session ends during the lookup, it is looked up
   * again.
   */
  async open(
    socket: Socket,
    find: () => Promise<FoundSession | undefined>,
    network: string,
  ): Promise<void> {
    for (;;) {
      const ended = this.#ended;
      const session = await find();
      if (session && ended !== this.#ended) continue;
      if (socket.readyState !== socket.OPEN) return;
      if (!session) return this.#openForVisitor(socket, network);
      const { userId } = session;
      if (this.#open.of(userId) >= MAX_SOCKETS) return refuse(socket, MAX_SOCKETS);
      this.#sessions.set(socket, session);
      this.#open.add(userId, 1);
      return;
    }
  }

  #openForVisitor(socket: Socket, network: string): void {
    if (this.#ofNetwork.of(network) >= this.mostOfNetwork) {
      return refuse(socket, this.mostOfNetwork);
    }
    this.#networks.set(socket, network);
    this.#ofNetwork.add(network, 1);
  }

  left(socket: Socket): void {
    const userId = this.#sessions.get(socket)?.userId;
    if (userId !== undefined && this.#sessions.delete(socket)) this.#open.add(userId, -1);
    const network = this.#networks.get(socket);
    if (network !== undefined && this.#networks.delete(socket)) this.#ofNetwork.add(network, -1);
  }

  /**
   * Closes sockets whose session has expired or whose rights have changed, whether or not an event
   * reported it.
   */
  async closeEnded(aliveOf: SessionCache["alive"]): Promise<void> {
    const before = [...this.#sessions];
    if (!before.length) return;
    const alive = await aliveOf(before.map(([, { id }]) => id));
    for (const [socket, session] of before) {
      const now = alive.get(session.id);
      if (!now || rightsOf(now) !== rightsOf(session)) this.#close(socket);
    }
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
    socket.close(SESSION_REFRESHED, "Signed out");
  }
}

const refuse = (socket: Socket, most: number): void =>
  socket.close(TOO_MANY, `At most ${most} sockets`);

/** Counts by key; keys with a count of zero are removed. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, more: number): void {
    const count = this.of(name) + more;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}
