import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "graphql-ws/client";
import WebSocket from "ws";
import type { Account } from "./account.ts";
import { afterwards } from "./proof.ts";
import type { Dice } from "./random.ts";

/** A message as a reader has it. */
export interface Line {
  id: string;
  seq: number;
  revision: number;
  body: string;
  deletedAt: string | null;
}

const LINE = "id seq revision body deletedAt";
const A_PAGE = 100;
const CATCHES_UP_WITHIN_MS = 60_000;
/** After this time the subscription has started. */
const SUBSCRIBED_AFTER_MS = 400;

/**
 * A member with an open conversation: live, and after each interruption caught up by what was
 * missed.
 */
export class ChatReader {
  connections = 0;
  readonly #lines = new Map<string, Line>();
  #socket: WebSocket | undefined;
  #caughtUp = 0;
  readonly #client: ReturnType<typeof createClient>;
  readonly #url: () => string;
  readonly #account: Account;
  readonly #conversationId: string;

  private constructor(url: () => string, account: Account, conversationId: string, dice: Dice) {
    this.#url = url;
    this.#account = account;
    this.#conversationId = conversationId;
    const { cookie } = account;
    class WithCookie extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols, { headers: { cookie, origin: url() } });
      }
    }
    this.#client = createClient({
      url: () => `${url().replace(/^http/, "ws")}/graphql`,
      webSocketImpl: WithCookie,
      lazy: false,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => pause(20 + dice.below(600)),
      onNonLazyError: () => undefined,
      on: {
        opened: (socket) => (this.#socket = socket as WebSocket),
        connected: () => void this.#catchUp(++this.connections),
      },
    });
    afterwards(() => this.close());
  }

  static async open(
    url: () => string,
    account: Account,
    conversationId: string,
    dice: Dice,
  ): Promise<ChatReader> {
    const reader = new ChatReader(url, account, conversationId, dice);
    reader.#client.subscribe<{ messageChanged: Line }>(
      {
        query: `subscription ($id: ID!) { messageChanged(conversationId: $id) { ${LINE} } }`,
        variables: { id: conversationId },
      },
      {
        next: ({ data }) => data && reader.#take([data.messageChanged]),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await reader.#isCaughtUp(1);
    return reader;
  }

  /** Cuts the connection without the client closing it. */
  cut(): void {
    this.#socket?.terminate();
  }

  get transcript(): Line[] {
    return [...this.#lines.values()].toSorted((a, b) => a.seq - b.seq);
  }

  /** Live delivery has ended: a last catch-up, as after every interruption, completes it. */
  async caughtUp(): Promise<void> {
    const next = this.connections + 1;
    this.cut();
    await this.#isCaughtUp(next);
  }

  async close(): Promise<void> {
    // fails if the server is gone while it connects
    await Promise.resolve(this.#client.dispose()).catch(() => undefined);
  }

  async #isCaughtUp(connection: number): Promise<void> {
    const until = performance.now() + CATCHES_UP_WITHIN_MS;
    while (this.#caughtUp < connection || this.#caughtUp < this.connections) {
      if (performance.now() > until) throw new Error("The reader never caught up");
      await pause(20);
    }
  }

  async #catchUp(connection: number): Promise<void> {
    await pause(SUBSCRIBED_AFTER_MS);
    while (connection === this.connections) {
      try {
        const changes = await this.#changes();
        this.#take(changes);
        if (changes.length < A_PAGE) {
          this.#caughtUp = connection;
          return;
        }
      } catch {
        await pause(200); // the server is gone, and the connection with it
      }
    }
  }

  #known = 0;

  /** The changes after the last revision without a gap. */
  async #changes(): Promise<Line[]> {
    const { messageChanges } = await this.#account.ask<{ messageChanges: Line[] }>(
      this.#url(),
      `query ($id: ID!, $after: Int!) {
        messageChanges(conversationId: $id, afterRevision: $after) { ${LINE} }
      }`,
      { id: this.#conversationId, after: this.#known },
    );
    this.#known = messageChanges.at(-1)?.revision ?? this.#known;
    return messageChanges;
  }

  #take(lines: readonly Line[]): void {
    for (const line of lines) {
      const known = this.#lines.get(line.id);
      if (!known || known.revision < line.revision) this.#lines.set(line.id, line);
    }
  }
}
