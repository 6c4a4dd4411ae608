import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { inject } from "vitest";
import { closeDatabase } from "../../server/database/close.ts";
import { type Database, open } from "../../server/database/database.ts";
import { parseTimesAsText } from "../../server/database/parse-times.ts";
import { administer, databaseAt } from "./clean-database.ts";

/** Creates a copy of the clean database; also returns how to delete it. */
export async function copyOfCleanDatabase(): Promise<{
  database: Database;
  url: string | undefined;
  remove(): Promise<void>;
}> {
  const from = inject("database");
  if ("dump" in from) {
    const loadDataDir = new Blob([readFileSync(from.dump)]);
    const pglite = await PGlite.create({
      loadDataDir,
      parsers: parseTimesAsText,
      extensions: { pg_trgm },
    });
    const database = await open({ pglite });
    const remove = async () => {
      await database.close();
      if (!pglite.closed) await pglite.close();
    };
    return { database, url: undefined, remove };
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(from.url, `create database ${name} template ${from.template}`);
  const url = databaseAt(from.url, name);
  const database = await open({ url });
  const remove = async () => {
    await closeDatabase(database);
    await administer(from.url, `drop database if exists ${name} with (force)`);
  };
  return { database, url, remove };
}
