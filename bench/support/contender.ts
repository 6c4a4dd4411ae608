import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterwards } from "./afterwards.ts";
import { databaseUrl } from "./postgres.ts";
import { freePort } from "../../scripts/free-ports.ts";
import { end, start } from "./process.ts";

/** A measured server. */
export interface Contender {
  name: string;
  port: number;
  pid: number;
  /** Its database, whose backends are counted, too; undefined if it needs none. */
  database?: string;
  end(): Promise<void>;
}

/** Turns off the response cache, so that reading is measured. */
export const READS_EVERY_TIME = { KEEP_ANSWERS: "off" };

/** The built product on a database, as `npm start` runs it, as a single process without Redis. */
export async function startProduct(
  database: string,
  environment: Record<string, string> = {},
): Promise<Contender & { database: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), "atelier-bench-"));
  afterwards(() => rmSync(dataDir, { recursive: true, force: true }));
  const product = await launch("Atelier", "build/server/start.js", database, {
    DATA_DIR: dataDir,
    DEMO: "off",
    SECRET: "of measurements alone, thirty-two letters",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    ...environment,
  });
  return { ...product, database };
}

/** A baseline: hand-written SQL behind bare node:http, with denormalized counters or counting. */
export const startFloor = (database: string, floor: "kept" | "counting"): Promise<Contender> =>
  launch(floor, "bench/baseline/server.ts", database, { FLOOR: floor });

/** Sends the given bytes for every request. */
export const startConstant = (answer: string): Promise<Contender> =>
  launch("constant", "bench/baseline/constant.ts", undefined, { ANSWER: answer });

/** Sends posted bodies to every websocket. */
export const startBroadcast = (): Promise<Contender> =>
  launch("bare ws", "bench/baseline/broadcast.ts", undefined, {});

/** The same with socket.io. */
export const startRoom = (): Promise<Contender> =>
  launch("socket.io", "bench/baseline/room.ts", undefined, {});

async function launch(
  name: string,
  module: string,
  database: string | undefined,
  environment: Record<string, string>,
): Promise<Contender> {
  const port = await freePort();
  const child = start(module, {
    PORT: String(port),
    NODE_COMPILE_CACHE: "node_modules/.cache/bench",
    ...(database && { DATABASE_URL: databaseUrl(database) }),
    ...environment,
  });
  await answering(child, port, name);
  return {
    name,
    port,
    pid: child.pid as number,
    ...(database && { database }),
    end: () => end(child),
  };
}

async function answering(child: ChildProcess, port: number, name: string): Promise<void> {
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    await pause(5);
  }
}

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    () => true,
    () => false,
  );
