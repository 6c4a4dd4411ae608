// Builds what is stale. The stamp is a hash of every file that the build reads.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

const STAMP = "build/stamp";
const INPUTS = ["{schema,server,client,public,scripts}/**/*", "*.{ts,json}"];
const GENERATED = /\.generated\.tsx?$|\.test\.tsx?$/;

/** Generates what the build needs and what is derived from committed files. */
export const GENERATORS = [
  "node scripts/domain-types.ts",
  "formatjs compile-folder --ast --format simple client/messages client/messages/compiled",
  "formatjs compile-folder --ast --format simple schema/mail/messages schema/mail/messages/compiled",
  "formatjs compile-folder --ast --format simple server/invoices/messages server/invoices/messages/compiled",
  "node scripts/split-messages.ts",
  "graphql-codegen --silent || graphql-codegen", // with --silent it does not print why it failed
];

/** The bundler and Node return memory earlier, at the price of no time: its peak falls by a third. */
const SPARING = {
  NODE_OPTIONS: "--max-old-space-size=256 --max-semi-space-size=8",
  MALLOC_ARENA_MAX: "1",
  MIMALLOC_ARENA_EAGER_COMMIT: "0",
};

function stamp(): string {
  const hash = createHash("sha1");
  const files = globSync(INPUTS, { withFileTypes: true })
    .filter((file) => file.isFile() && !GENERATED.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !path.includes("messages/compiled"))
    .sort();
  for (const path of files) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function stamped(): string {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return "";
  }
}

/** Runs commands of the installed packages; the first failure ends the process. */
export function run(commands: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  for (const command of commands) {
    const env = { ...process.env, ...environment, PATH };
    const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
    if (status !== 0) process.exit(status ?? 1);
  }
}

export function build(): void {
  const now = stamp();
  if (stamped() === now) return;
  rmSync(STAMP, { force: true });
  const NODE_ENV = "production";
  run(GENERATORS, { NODE_ENV });
  run(["react-router build"], { NODE_ENV, ...SPARING });
  run(["node scripts/compress.ts"], { NODE_ENV });
  writeFileSync(STAMP, now);
}
