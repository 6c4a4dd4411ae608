// npm run migration: writes the next migration from the difference between entities and snapshot.
// With --check it only reports whether there is a difference.

import { migratorOf, open } from "./database.ts";

const database = await open({});
const migrator = migratorOf(database);
if (!process.argv.includes("--check")) {
  const { fileName } = await migrator.create();
  console.log(fileName || "Nothing to do");
} else if (await migrator.checkSchema()) {
  console.error("The entities differ from the migrations: npm run migration");
  process.exitCode = 1;
}
await database.close();
