// How long each kind of check took, beside the last run on this machine: growth is seen when it happens.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Seconds by kind */
export type Times = Record<string, number>;

const KEPT = "node_modules/.cache/test-times.json";

/** Lines of a table; keeps the times for the next run with the same scope. */
export function compareTimes(scope: string, times: Times, path = KEPT): string[] {
  const stored = existsSync(path)
    ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, Times>)
    : {};
  const last = stored[scope] ?? {};
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...stored, [scope]: { ...last, ...times } }, undefined, 1));
  const total = Object.values(times).reduce((sum, each) => sum + each, 0);
  return [
    ...Object.entries(times).map(([name, seconds]) => row(name, seconds, last[name])),
    row("in all", total, undefined),
  ];
}

function row(name: string, seconds: number, before: number | undefined): string {
  const was = before === undefined ? "" : `  (${before.toFixed(0)} s before)`;
  return `${seconds.toFixed(0).padStart(6)} s  ${name}${was}`;
}
