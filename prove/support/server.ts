import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-ports.ts";
import { afterwards, seconds } from "./proof.ts";
import type { Place } from "./place.ts";

const READY_WITHIN_MS = 120_000;

/** How a process ended. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** From the signal, or from the start, to the end */
  ms: number;
  /** Everything it printed */
  printed: string;
}

/** How it ended, in words. */
export const ending = ({ code, signal, ms, printed }: Ended): string =>
  `${signal ?? `exit ${code}`} after ${seconds(ms)}, ${printed.slice(-500)}`;

/** A server in its own process group, as `npm start` runs it. */
export class Server {
  readonly url: string;
  readonly since = performance.now();
  #readyAfter = 0;
  #printed = "";
  #exit: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  readonly #process: ChildProcess;

  private constructor(port: number, place: Place, more: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    const { PATH = "", HOME = "" } = process.env;
    this.#process = spawn(process.execPath, ["build/server/start.js"], {
      detached: true,
      cwd: place.program,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH,
        HOME,
        PORT: String(port),
        DEMO: "on",
        SECRET: "of the proofs alone, thirty-two characters",
        RATE_LIMITS: "off",
        LOG_LEVEL: "error",
        ...place.environment,
        ...more,
      },
    });
    const keep = (text: Buffer) => (this.#printed += text.toString());
    this.#process.stdout?.on("data", keep);
    this.#process.stderr?.on("data", keep);
    this.#process.once("close", (code, signal) => (this.#exit = { code, signal }));
    afterwards(() => this.kill().then(() => undefined));
  }

  /** Starts a server without waiting for it. */
  static async launch(place: Place, more: Record<string, string> = {}): Promise<Server> {
    return new Server(await freePort(), place, more);
  }

  /** Starts a server and waits until it answers /ready. */
  static async start(place: Place, more: Record<string, string> = {}): Promise<Server> {
    const server = await Server.launch(place, more);
    await server.ready();
    return server;
  }

  /** Milliseconds from the start to the first answer of /ready. */
  get readyAfter(): number {
    return this.#readyAfter;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isRunning(): boolean {
    return !this.#exit;
  }

  get printed(): string {
    return this.#printed.trim();
  }

  async ready(): Promise<void> {
    while (!(await this.isReady())) {
      if (this.#exit) throw new Error(`The server did not start: ${this.printed}`);
      if (performance.now() - this.since > READY_WITHIN_MS) {
        throw new Error(`Not ready within ${seconds(READY_WITHIN_MS)}: ${this.printed}`);
      }
      await pause(20);
    }
    this.#readyAfter = performance.now() - this.since;
  }

  async isReady(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.url}/ready`, { signal: AbortSignal.timeout(5_000) });
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** SIGKILL to the whole group: no part of it can finish anything. */
  kill(): Promise<Ended> {
    return this.#end("SIGKILL");
  }

  /** SIGTERM to the server alone, as service managers send it. */
  stop(): Promise<Ended> {
    return this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<Ended> {
    const since = performance.now();
    const { pid } = this.#process;
    if (!this.#exit && pid) process.kill(signal === "SIGKILL" ? -pid : pid, signal);
    return { ...(await this.ended()), ms: performance.now() - since };
  }

  /** Waits for the end of the process. */
  async ended(): Promise<Ended> {
    if (!this.#exit) await once(this.#process, "close");
    const { code, signal } = this.#exit ?? { code: null, signal: null };
    return { code, signal, ms: performance.now() - this.since, printed: this.printed };
  }
}
