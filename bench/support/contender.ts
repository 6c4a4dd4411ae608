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

/** Environment variables of the product; a row that has some shows them in the table. */
export type Switches = Readonly<Record<string, string>>;

/** Turns off the response cache, so that reading is measured: such a row isolates a part. */
export const READS_EVERY_TIME: Switches = { KEEP_ANSWERS: "off" };

/** Of every row: each request of the load has an address of its own, as behind a proxy. */
const BEHIND_PROXY: Switches = { TRUST_PROXY: "on" };

/** The built product on a database, as `npm start` runs it, as a single process without Redis. */
export async function startProduct(
  database: string,
  switches: Switches = {},
): Promise<Contender & { database: string }> {
  const product = await launch("Atelier", PRODUCT, database, {
    DATA_DIR: newFolder(),
    SECRET: "of measurements alone, thirty-two letters",
    ...BEHIND_PROXY,
    ...switches,
  });
  return { ...product, database };
}

/** The same on the embedded database with the demo data, as `npm start` runs it without settings. */
export const startEmbedded = (): Promise<Contender> =>
  launch("Atelier", PRODUCT, undefined, { DATA_DIR: newFolder(), DEMO: "on", ...BEHIND_PROXY });

const PRODUCT = "build/server/start.js";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "atelier-bench-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The baseline: hand-written SQL behind bare node:http, with counters that writes keep. */
export const startFloor = (database: string): Promise<Contender> =>
  launch("baseline", "bench/baseline/server.ts", database, {});

/** Sends as many bytes for every request; with a database after a statement that finds its session. */
export const startConstant = (size: number, database?: string): Promise<Contender> =>
  launch("constant", "bench/baseline/constant.ts", database, { SIZE: String(size) });

/** Sends posted bodies to every websocket. */
export const startBroadcast = (): Promise<Contender> =>
  launch("bare ws", "bench/baseline/broadcast.ts", undefined, {});

export async function launch(
  name: string,
  module: string,
  database: string | undefined,
  environment: Record<string, string>,
): Promise<Contender> {
  const port = await freePort();
  const child = start(module, {
    PORT: String(port),
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
