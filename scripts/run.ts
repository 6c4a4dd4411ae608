import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

/**
 * Runs a command with the installed tools first in PATH, including the runtime; true if it
 * succeeded. Libraries set NODE_ENV themselves, so a value from the shell such as "production" is
 * removed.
 */
export function run(command: string, more: Record<string, string> = {}): boolean {
  const { NODE_ENV: _, ...environment } = process.env;
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...environment, PATH: path, ...more };
  return spawnSync(command, { shell: true, stdio: "inherit", env }).status === 0;
}
