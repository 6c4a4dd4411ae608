import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";

const PATIENCE_MS = 60_000; // creates a database from scratch
const dataDir = mkdtempSync(join(tmpdir(), "embedded-"));
const database = await startEmbedded(join(dataDir, "database"));
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
}, PATIENCE_MS);

test("uncommitted changes are invisible to other queries", { timeout: PATIENCE_MS }, async () => {
  await database.exec("create table notes (text text)");
  const written = Promise.withResolvers<void>();
  const looking = Promise.withResolvers<void>();
  const undone = database.transaction(async ({ query }) => {
    await query("insert into notes values ('never')");
    written.resolve();
    await looking.promise;
    throw new Error("undone");
  });
  await written.promise;
  const seen = database.query("select text from notes");
  looking.resolve();
  await expect(undone).rejects.toThrow("undone");
  expect(await seen).toMatchObject({ rows: [] });
});

test("four thousand errors of SQL leave it as it was", { timeout: PATIENCE_MS }, async () => {
  for (let times = 0; times < 4_000; times += 1) {
    await expect(database.query("select 'x'::uuid")).rejects.toMatchObject({ code: "22P02" });
  }
  expect(await database.query("select 1 as one")).toMatchObject({ rows: [{ one: 1 }] });
});

test("without its log it is lost, and every query says so", { timeout: PATIENCE_MS }, async () => {
  const place = join(dataDir, "lost");
  const losing = await startEmbedded(place);
  await losing.exec("create table notes (text text)");
  rmSync(join(place, "pg_wal"), { recursive: true });
  const failed = losing.query("select pg_switch_wal()").then(() => losing.exec("checkpoint"));
  await expect(failed).rejects.toThrow(/pg_wal|stopped/);
  expect((await losing.lost).message).toMatch(/^The embedded database has stopped/);
  await expect(losing.query("select 1")).rejects.toThrow("The embedded database has stopped");
  await losing.close();
});
