import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Config } from "../config.ts";
import { isEmbeddedNew } from "./open-database.ts";

/** The argument with which this program creates its database and ends. */
export const CREATE_DATABASE = "create-database";

/**
 * Creates a new embedded database with its demo data in a process of its own: the memory that this takes for some
 * seconds, the server would keep for as long as it runs.
 */
export async function createApart(config: Config): Promise<void> {
  if (!isEmbeddedNew(config)) return;
  const [, program = ""] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, program, CREATE_DATABASE], {
    stdio: ["ignore", "inherit", "inherit", "ipc"], // by the last one it notices that this process has ended
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) process.exit(code ?? 1); // it has said why
}
