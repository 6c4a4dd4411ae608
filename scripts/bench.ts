// npm run bench: the product's costs compared with hand-written baselines, in one table. npm run
// bench list    one row of it. PostgreSQL on this machine: BENCH_DATABASE_URL or TEST_DATABASE_URL.
// BENCH_SECONDS is how long each server works at a time (2); BENCH_KEEP=on keeps the filled
// databases for the next run.

import { readFileSync, globSync } from "node:fs";
import { chat } from "../bench/rows/chat.ts";
import { comment } from "../bench/rows/comment.ts";
import { fanOut } from "../bench/rows/fan-out.ts";
import { growth } from "../bench/rows/growth.ts";
import { idle } from "../bench/rows/idle.ts";
import { list } from "../bench/rows/list.ts";
import { nested } from "../bench/rows/nested.ts";
import { post } from "../bench/rows/post.ts";
import { repeated } from "../bench/rows/repeated.ts";
import { start } from "../bench/rows/start.ts";
import { cleanUp, cleanUpRow } from "../bench/support/afterwards.ts";
import { expectPostgresHere } from "../bench/support/postgres.ts";
import { type Line, showTable } from "../bench/support/report.ts";
import { build } from "../server/build.ts";

const rows: Record<string, () => Promise<Line[]>> = {
  list,
  repeated,
  post,
  nested,
  comment,
  "fan-out": fanOut,
  chat,
  idle,
  growth,
  start,
};

const [, , chosen] = process.argv;
if (chosen !== undefined && !Object.hasOwn(rows, chosen)) {
  console.error(`There is no row ${chosen}; there are ${Object.keys(rows).join(", ")}`);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void cleanUp().then(() => process.exit(130)));
}
await expectPostgresHere().catch(({ message }: Error) => {
  console.error(message);
  process.exit(1);
});
build();
const lines: Line[] = [];
for (const [name, measure] of Object.entries(rows)) {
  if (chosen !== undefined && name !== chosen) continue;
  try {
    lines.push(...(await measure()));
  } catch (error) {
    console.error(`FAILED ${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
  await cleanUpRow();
}
await cleanUp();
for (const file of globSync("bench/baseline/**/*.sql").sort()) {
  console.log(`\n── ${file}\n${readFileSync(file, "utf8").trim()}`);
}
showTable(lines);
