import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

/**
 * Runs a command where the tools of the install come first, the runtime among them; true if it
 * ended well. Libraries set NODE_ENV for themselves: the shell may well say "production".
 */
export function run(command: string, more: Record<string, string> = {}): boolean {
  const { NODE_ENV: _, ...environment } = process.env;
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...environment, PATH: path, ...more };
  return spawnSync(command, { shell: true, stdio: "inherit", env }).status === 0;
}
