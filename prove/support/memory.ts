import { readFileSync } from "node:fs";
import { check, note, skipped } from "./proof.ts";

/** The last ten may need this much more than the first ten. */
const MOST_GROWTH = 1.2;

/** The resident memory of a process, sampled while files are sent. */
export class Memory {
  readonly #start: number | undefined;
  readonly #peaks: number[] = [];
  #peak = 0;
  readonly #sampling: NodeJS.Timeout;
  readonly #pid: number | undefined;

  constructor(pid: number | undefined) {
    this.#pid = pid;
    this.#start = this.#read();
    this.#sampling = setInterval(() => this.#sample(), 50);
  }

  #read(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.#pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    } catch {
      return undefined;
    }
  }

  #sample(): void {
    this.#peak = Math.max(this.#peak, this.#read() ?? 0);
  }

  /** A file has been sent. */
  note(): void {
    this.#sample();
    this.#peaks.push(this.#peak);
    this.#peak = 0;
  }

  end(): void {
    clearInterval(this.#sampling);
  }

  report(): void {
    if (this.#start === undefined) return skipped("the memory", "only Linux tells it in /proc");
    const first = Math.max(...this.#peaks.slice(0, 10));
    const last = Math.max(...this.#peaks.slice(-10));
    const most = Math.max(...this.#peaks);
    const mb = (value: number) => `${Math.round(value)} MB`;
    note(`memory: ${mb(this.#start)} before, ${mb(most)} at most`);
    check(
      `memory is flat: at most ${mb(first)} with the first ten, ${mb(last)} with the last ten`,
      last <= first * MOST_GROWTH,
    );
  }
}
