// PostgreSQL's plans of every list of the graph, on a database with 200,000 posts, projects, members,
// applications, contact requests, files, cards, events and hours.
// BENCH_KEEP=on keeps its data for later runs.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanUp } from "../bench/support/afterwards.ts";
import { connected, databaseUrl } from "../bench/support/postgres.ts";
import { copyOfWorld } from "../bench/support/world.ts";
import { run } from "../scripts/run.ts";
import type { ReportedReading } from "../server/database/plans.test.ts";
import { MAX_ROWS, MAX_ROWS_PASSED } from "../server/testing/plan-faults.ts";
import { afterwards, check, note, proof } from "./support/proof.ts";

const POSTS = 200_000;

await proof("plans", async () => {
  afterwards(cleanUp);
  const directory = mkdtempSync(join(tmpdir(), "plans-"));
  afterwards(() => rmSync(directory, { recursive: true }));
  const database = await copyOfWorld(POSTS);
  // remove data that conflict with the oracle's fixtures, which are added next
  await connected(database, async (query) => {
    await query("update members set handle = 'bench-' || handle");
    await query("delete from site_settings");
    for (const part of ["chat", "members", "careers", "contacts", "work"]) {
      await query(readFileSync(new URL(`support/${part}.sql`, import.meta.url), "utf8"));
    }
    await query("vacuum analyze");
  });
  note(`No step of a plan reads more than ${MAX_ROWS} rows of a growing table, or`);
  note(
    `${MAX_ROWS_PASSED} to count or to skip rows by page number; what kind of step it is doesn't matter.`,
  );
  const PLANS_REPORT = join(directory, "readings");
  const holds = run("vitest run server/database/plans.test.ts", {
    PLANS_DATABASE_URL: databaseUrl(database),
    PLANS_REPORT,
  });
  const readings = readFileSync(PLANS_REPORT, "utf8").trim().split("\n");
  table(readings.map((line) => JSON.parse(line) as ReportedReading));
  check(
    `every list reads few rows, with ${POSTS} posts, projects, members, applications, requests, files, cards, events and hours`,
    holds,
  );
});

/** The most that each field reads, as a page or row and as a figure. */
function table(readings: ReportedReading[]): void {
  const groups = Map.groupBy(
    readings,
    ({ field, passesRows }) => `${field}${passesRows ? ", counted or skipped" : ""}`,
  );
  note(`${"field".padEnd(48)} plans  most rows  of                     blocks`);
  for (const [group, plans] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { rows, table: of } = plans.reduce((most, one) => (one.rows > most.rows ? one : most));
    const blocks = Math.max(...plans.map((plan) => plan.blocks));
    const figures = [String(plans.length).padStart(5), String(rows).padStart(10)].join(" ");
    note(`${group.padEnd(48)} ${figures}  ${of.padEnd(22)} ${String(blocks).padStart(6)}`);
  }
}
