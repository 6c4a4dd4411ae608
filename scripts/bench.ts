// npm run bench: what the product costs, in one table beside hand-written baselines and peers.
// npm run bench -- comment list    the rows whose names begin so.
// PostgreSQL on this machine: BENCH_DATABASE_URL or TEST_DATABASE_URL. Peers: npm ci --prefix bench/peers.
// BENCH_ROUNDS is how often each server has its turn (3), BENCH_SECONDS how long one is (2), and
// BENCH_SOAK how many seconds the memory rows last (180); BENCH_KEEP=on keeps the filled databases
// for the next run; BENCH_SIZES="1000 200000" chooses how large the worlds of growth are.

import { spawnSync } from "node:child_process";
import { groups } from "../bench/groups.ts";
import type { BoundGroup } from "../bench/row.ts";
import { cleanUp, cleanUpRow } from "../bench/support/afterwards.ts";
import { ROUNDS, SECONDS } from "../bench/support/measure.ts";
import { expectPostgresHere, postgresVersion } from "../bench/support/postgres.ts";
import {
  digits,
  type Line,
  loadNow,
  showLine,
  showTable,
  switchesText,
} from "../bench/support/report.ts";
import { build } from "../server/build.ts";

const chosen = process.argv.slice(2);
const isChosen = (name: string) =>
  chosen.length === 0 || chosen.some((start) => name.startsWith(start));
const names = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
if (!names.some(isChosen)) {
  console.error(`There is no row ${chosen.join(" or ")}; there are ${names.join(", ")}`);
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
const loadAtStart = loadNow();
const lines: Line[] = [];
for (const group of groups) {
  await measure(group);
  await cleanUpRow();
}
await cleanUp();
const commit = spawnSync("git", ["describe", "--always", "--dirty"]).stdout.toString().trim();
console.log(
  `\n${new Date().toISOString()}, ${commit}, Node.js ${process.version}, PostgreSQL ${await postgresVersion()}, ` +
    `load average at start ${digits(loadAtStart)}. Medians of ${ROUNDS} rounds of ${SECONDS} s after a warm-up. ` +
    `CPU ms are those of the server and of PostgreSQL together. Atelier runs as npm start starts it, with ` +
    `TRUST_PROXY=on because each request has an address of its own, and with the switches named in its row.`,
);
showTable(lines);

async function measure(group: BoundGroup): Promise<void> {
  const rows = group.rows.filter(({ name }) => isChosen(name));
  if (rows.length === 0) return;
  try {
    const figuresOf = await group.open();
    for (const row of rows) {
      console.log(`${row.name}: ${row.work} ${switchesText(group.switches)}`);
      const load = loadNow();
      try {
        const line = { ...row, group, load, figures: await figuresOf(row.name) };
        lines.push(line);
        showLine(line);
      } catch (error) {
        report(row.name, error);
      }
    }
  } catch (error) {
    report(rows.map(({ name }) => name).join(", "), error);
  }
}

function report(name: string, error: unknown): void {
  console.error(`FAILED ${name}: ${(error as Error).message}`);
  process.exitCode = 1;
}
