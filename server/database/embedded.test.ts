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
