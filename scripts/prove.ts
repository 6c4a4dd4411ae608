// npm run prove: the long proofs of prove/, one after the other. npm run prove kill: one of them.
// PROVE_DATABASE_URL or TEST_DATABASE_URL, and TEST_REDIS_URL, prove the same on PostgreSQL and Redis.

import { globSync } from "node:fs";
import { basename } from "node:path";
import { build } from "../server/build.ts";
import { run } from "./run.ts";

const names = globSync("prove/*.ts")
  .map((file) => basename(file, ".ts"))
  .sort();
const chosen = process.argv[2];
if (chosen !== undefined && !names.includes(chosen)) {
  console.error(`There is no proof ${chosen}, but: ${names.join(", ")}`);
  process.exit(1);
}

build();
const failed = names
  .filter((name) => chosen === undefined || name === chosen)
  .filter((name) => !run(`node prove/${name}.ts`));
console.log(failed.length ? `\nFailed: ${failed.join(", ")}` : "\nAll proofs hold");
process.exitCode = failed.length ? 1 : 0;
