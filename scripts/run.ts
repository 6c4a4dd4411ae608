import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { delimiter, resolve } from "node:path";

/** Runs a command and shows what it prints; true if it succeeded. */
export function run(command: string, more: Record<string, string> = {}): boolean {
  const options = { shell: true, stdio: "inherit", env: environment(more) } as const;
  return spawnSync(command, options).status === 0;
}

/** Runs a command beside others, and shows what it printed when it has ended. */
export async function runBeside(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, env: environment() });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => printed.push(part));
  }
  const [code] = (await once(child, "close")) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  return code === 0;
}

/**
 * The installed tools come first in PATH, including the runtime. Libraries set NODE_ENV themselves,
 * so a value from the shell such as "production" is removed.
 */
function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...own } = process.env;
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  return { ...own, PATH: path, ...more };
}
