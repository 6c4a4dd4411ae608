import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { open } from "./database.ts";
import { lockDatabase } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { makeNearWordsIndex } from "./near-words-index.ts";
import { parseTimesAsText } from "./parse-times.ts";
import { canSuggest } from "../../schema/search/collect-search-words.ts";

const timeout = 60_000; // PGlite starts from scratch

async function migrated(extensions = {}) {
  const pglite = await PGlite.create({ parsers: parseTimesAsText, extensions });
  const database = await open({ pglite });
  onTestFinished(async () => {
    await database.close();
    await pglite.close();
  });
  await migrate(database, { embedded: true });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  return { database, warn };
}

test(
  "without pg_trgm the site starts, and says once why there are no suggestions",
  { timeout },
  async () => {
    const { database, warn } = await migrated();
    await makeNearWordsIndex(database);
    expect(warn.mock.calls).toEqual([[expect.stringContaining("pg_trgm")]]);
    expect(await canSuggest(database.em.fork())).toBe(false);
  },
);

test("the index is made by the process that alone uses the database", { timeout }, async () => {
  const { database, url, remove } = await copyOfCleanDatabase();
  onTestFinished(remove);
  await database.em.getConnection().execute("drop extension pg_trgm cascade");
  const lock = url ? await lockDatabase(database) : undefined;
  await makeNearWordsIndex(database);
  expect(await canSuggest(database.em.fork())).toBe(true);
  await lock?.release();
});

test("the index is made once", { timeout }, async () => {
  const { database, warn } = await migrated({ pg_trgm });
  await makeNearWordsIndex(database);
  await makeNearWordsIndex(database);
  expect(warn).not.toHaveBeenCalled();
  expect(await canSuggest(database.em.fork())).toBe(true);
});
