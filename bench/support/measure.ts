import type { ChildProcess } from "node:child_process";
import type { Done, Job } from "../load.ts";
import type { Request } from "../requests.ts";
import type { Contender } from "./contender.ts";
import { backendsOf } from "./postgres.ts";
import { ask, memoryOf, processorTime, start } from "./process.ts";

/** How long each server works at a time; a round has one turn for each. */
export const SECONDS = Number(process.env.BENCH_SECONDS || 2);
/** Unoptimised code is not measured: this many requests first, unless they take too long. */
const WARM_UP = { enough: 2_000, seconds: SECONDS * 4 };
const ROUNDS = 3;
const CONNECTIONS = 16;

/** Milliseconds of processor time per request, requests a second, and latency. */
export interface Measured {
  server: number;
  database: number;
  /** Both together: the base of ratios. */
  total: number;
  rate: number;
  p50: number;
  p99: number;
  /** Megabytes of the server under load */
  memory: number;
}

/** The measurements of each server by name, and its answers of every turn. */
export interface Measurements {
  of: Record<string, Measured>;
  turns: { name: string; answers: string[] }[];
}

let clients: ChildProcess | undefined;

/**
 * Lets servers answer the same requests in turns, three rounds after a warm-up; reports medians.
 * Requests may differ between servers if ids do.
 */
export async function inTurns(
  contenders: readonly Contender[],
  requestsFor: (contender: Contender) => readonly Request[],
  { isWriting = false } = {},
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
        isWriting,
      });
      turns.push({ name, answers });
      if (round > 0) taken.get(name)?.push(measured);
    }
  }
  const of = Object.fromEntries([...taken].map(([name, all]) => [name, medians(all)]));
  return { of, turns };
}

async function turn(contender: Contender, job: Job): Promise<Measured & { answers: string[] }> {
  if (!clients?.connected) clients = start("bench/load.ts");
  const before = await spent(contender);
  const { answers, requests, seconds, p50, p99 } = await ask<Done>(clients, job);
  const { server, database } = since(before, await spent(contender));
  const each = (used: number) => (used * 1000) / requests;
  return {
    answers,
    server: each(server),
    database: each(database),
    total: each(server + database),
    rate: requests / seconds,
    p50,
    p99,
    memory: memoryOf(contender.pid),
  };
}

interface Spent {
  server: number;
  backends: Map<number, number>;
}

/** Seconds of processor time used so far by a server and by each backend of its database. */
export async function spent({ pid, database }: Contender): Promise<Spent> {
  const backends = new Map<number, number>();
  for (const backend of database ? await backendsOf(database) : []) {
    backends.set(backend, processorTime(backend) ?? 0);
  }
  return { server: processorTime(pid) ?? 0, backends };
}

/** A new backend counts in full; one that has ended was idle before. */
export function since(before: Spent, after: Spent): { server: number; database: number } {
  const databases = [...after.backends].map(
    ([backend, used]) => used - (before.backends.get(backend) ?? 0),
  );
  return {
    server: after.server - before.server,
    database: databases.reduce((sum, used) => sum + used, 0),
  };
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
    rate: of("rate"),
    p50: of("p50"),
    p99: of("p99"),
    memory: of("memory"),
  };
}
