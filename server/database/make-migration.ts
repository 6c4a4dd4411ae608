// npm run migration: writes the next migration, the difference between the entities and what the migrations
// make of an empty database. With --check it only reports whether there is one.

import { type Database, migratorOf, open } from "./database.ts";
import { migrate } from "./migrate.ts";

const database = await open({});
await migrate(database, { embedded: true });
const migrator = migratorOf(database);
const isCheck = process.argv.includes("--check");
if (!isCheck) {
  const { fileName } = await migrator.create();
  console.log(fileName || "Nothing to do");
} else if (await migrator.checkSchema()) {
  console.error("The entities differ from the migrations: npm run migration");
  process.exitCode = 1;
}
const changed = await changedFunctions(database);
if (changed.length) {
  const what = "Functions of triggers differ, which a migration has to contain by hand";
  console.error([what, ...changed].join("\n\n"));
  process.exitCode = 1;
}
await database.close();

/**
 * Definitions of functions that are not as the migrations make them. MikroORM compares triggers that
 * are declared by an expression only by their names.
 */
async function changedFunctions({ em }: Database): Promise<string[]> {
  const read = () =>
    em.execute<{ name: string; source: string; definition: string }[]>(`
      select proname as name, prosrc as source, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
        and prolang = (select oid from pg_language where lanname = 'plpgsql')`);
  const before = new Map((await read()).map(({ name, source }) => [name, source]));
  for (const { tableName, triggers } of em.getMetadata().getAll().values()) {
    for (const { name, expression } of triggers ?? []) {
      if (!expression) continue;
      await em.execute(`drop trigger if exists "${name}" on "${tableName}"`);
      await em.execute(`do $do$ begin ${expression} end $do$`);
    }
  }
  const after = await read();
  return after
    .filter(({ name, source }) => normalized(before.get(name)) !== normalized(source))
    .map(({ definition }) => definition);
}

/** Line breaks and indentation do not matter. */
function normalized(source = ""): string {
  return source.replaceAll(/\s+/g, " ").trim();
}
