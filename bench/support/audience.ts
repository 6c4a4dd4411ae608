import type { ChildProcess } from "node:child_process";
import type { Listening, Question, Received } from "../subscribers.ts";
import type { Contender } from "./contender.ts";
import { ask, start } from "./process.ts";

const WITHIN_MS = 20_000;

/** Sockets that subscribe to a server, in a separate process. */
export class Audience {
  readonly size: number;
  readonly #listeners: ChildProcess;

  private constructor(listeners: ChildProcess, size: number) {
    this.#listeners = listeners;
    this.size = size;
  }

  static async of({ port }: Contender, listening: Omit<Listening, "port">): Promise<Audience> {
    const listeners = start("bench/subscribers.ts");
    const question: Question = { do: "listen", port, ...listening };
    await ask(listeners, question);
    return new Audience(listeners, listening.cookies.length);
  }

  /** What they have received since the last call; waits until each has received something. */
  received(): Promise<Received> {
    const question: Question = { do: "receive", withinMs: WITHIN_MS };
    return ask(this.#listeners, question);
  }
}
