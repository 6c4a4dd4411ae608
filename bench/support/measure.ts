import type { ChildProcess } from "node:child_process";
import type { Done, Job, Kind } from "../load.ts";
import type { Request } from "../requests.ts";
import type { Contender } from "./contender.ts";
import { backendsOf } from "./postgres.ts";
import { ask, processorTime, start } from "./process.ts";

/** How long each server works at a time; a round has one turn for each. */
export const SECONDS = Number(process.env.BENCH_SECONDS || 2);
export const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
/** Unoptimised code is not measured: this many requests first, unless they take too long. */
const WARM_UP = { enough: 2_000, seconds: SECONDS * 15 };
const CONNECTIONS = 16;
const SAMPLE_EVERY_MS = 500;

/** Milliseconds of processor time per request, requests a second, and latency. */
export interface Measured {
  server: number;
  database: number;
  /** Both together: the base of ratios. */
  total: number;
  /** What the server could send if it had a processor for itself. */
  perProcessorSecond: number;
  rate: number;
  p50: number;
  p99: number;
}

/** The measurements of each server by name, and its answers of every turn. */
export interface Measurements {
  of: Record<string, Measured>;
  turns: { name: string; answers: string[] }[];
}

let clients: ChildProcess | undefined;

/**
 * Lets servers answer the same requests in turns, three rounds after a warm-up; reports medians.
 * Requests may differ between servers if ids or protocols do.
 */
export async function inTurns(
  contenders: readonly Contender[],
  requestsFor: (contender: Contender) => readonly Request[],
  kind: Kind = "read",
): Promise<Measurements> {
  const turns: Measurements["turns"] = [];
  const taken = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contender of contenders) {
      const { name, port } = contender;
      const { answers, ...measured } = await turn(contender, {
        port,
        requests: requestsFor(contender),
        connections: CONNECTIONS,
        ...(round === 0 ? WARM_UP : { seconds: SECONDS }),
        kind,
      });
      turns.push({ name, answers });
      if (round > 0) taken.get(name)?.push(measured);
    }
  }
  const of = Object.fromEntries([...taken].map(([name, all]) => [name, medians(all)]));
  return { of, turns };
}

async function turn(contender: Contender, job: Job): Promise<Measured & { answers: string[] }> {
  const meter = await Meter.start(contender);
  const { answers, requests, seconds, p50, p99 } = await load(job);
  const { server, database } = await meter.stop();
  const each = (used: number) => (used * 1000) / requests;
  return {
    answers,
    server: each(server),
    database: each(database),
    total: each(server + database),
    perProcessorSecond: requests / (server + database),
    rate: requests / seconds,
    p50,
    p99,
  };
}

/** Lets the clients send requests, without measuring. */
export async function load(job: Job): Promise<Done> {
  if (!clients?.connected) clients = start("bench/load.ts");
  return ask<Done>(clients, job);
}

/** Seconds of processor time. */
export interface Used {
  server: number;
  database: number;
}

/**
 * The processor time of a server and of the backends of its database. It looks again and again, because
 * the time of a backend that ends is lost.
 */
export class Meter {
  readonly #contender: Contender;
  readonly #server: number;
  /** First and last reading of each backend. */
  readonly #backends = new Map<number, [first: number, last: number]>();
  #timer: NodeJS.Timeout | undefined;

  private constructor(contender: Contender, server: number) {
    this.#contender = contender;
    this.#server = server;
  }

  static async start(contender: Contender): Promise<Meter> {
    const meter = new Meter(contender, processorTime(contender.pid) ?? 0);
    await meter.#look((now) => now);
    const again = () => void meter.#look(() => 0);
    meter.#timer = setInterval(again, SAMPLE_EVERY_MS);
    return meter;
  }

  /** Since the start of the process instead of now; of a server that has just been started. */
  static async sinceStart(contender: Contender): Promise<Used> {
    const meter = new Meter(contender, 0);
    return meter.stop();
  }

  async stop(): Promise<Used> {
    clearInterval(this.#timer);
    await this.#look(() => 0);
    let database = 0;
    for (const [first, last] of this.#backends.values()) database += last - first;
    return { server: (processorTime(this.#contender.pid) ?? 0) - this.#server, database };
  }

  /** A backend that was not there before counts in full. */
  async #look(first: (now: number) => number): Promise<void> {
    const { database } = this.#contender;
    for (const backend of database ? await backendsOf(database) : []) {
      const now = processorTime(backend);
      if (now === undefined) continue;
      const known = this.#backends.get(backend);
      this.#backends.set(backend, [known?.[0] ?? first(now), now]);
    }
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function medians(all: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(all.map((one) => one[name]));
  return {
    server: of("server"),
    database: of("database"),
    total: of("total"),
    perProcessorSecond: of("perProcessorSecond"),
    rate: of("rate"),
    p50: of("p50"),
    p99: of("p99"),
  };
}
