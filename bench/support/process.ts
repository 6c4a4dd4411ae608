import { type ChildProcess, fork, type ForkOptions } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterwards } from "./afterwards.ts";

/** The unit of times in /proc/<pid>/stat: Linux always shows hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Starts a module of this package; it ends with this process at the latest. */
export function start(module: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { PATH, HOME } = process.env;
  const options: ForkOptions = {
    env: { PATH, HOME, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  };
  const child = fork(module, options);
  afterwards(() => end(child));
  return child;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Sends a message to a process and waits for its answer. */
export async function ask<Done>(child: ChildProcess, message: object): Promise<Done> {
  child.send(message);
  const [answer] = (await once(child, "message")) as [{ done: Done } | { error: string }];
  if ("error" in answer) throw new Error(answer.error);
  return answer.done;
}

/**
 * Seconds of processor time a process has used, including its threads; undefined if it has ended.
 */
export function processorTime(pid: number): number | undefined {
  const stat = fileOf(pid, "stat");
  // after the name, which may contain anything: state is the 3rd field, utime and stime are the
  // 14th and 15th
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** The resident memory of a process in megabytes: all of it, as if nothing else ran. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^Rss:\s+(\d+)/m.exec(fileOf(pid, "smaps_rollup") ?? "") ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

export const nameOf = (pid: number): string | undefined => fileOf(pid, "comm")?.trim();

function fileOf(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}
