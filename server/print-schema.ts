// npm run schema: writes the public contract. --check only reports whether it differs from the
// code.

import { readFileSync, writeFileSync } from "node:fs";
import { MikroORM } from "@mikro-orm/postgresql";
import { entities, sdl } from "../schema/graph.ts";
import { describedGraph } from "./described-graph.ts";

const FILE = "schema/schema.graphql";

const orm = new MikroORM({ entities, dbName: "unused" } as never); // only for metadata; never connects
const now = sdl(describedGraph(orm.getMetadata()));
if (!process.argv.includes("--check")) writeFileSync(FILE, now);
else if (readFileSync(FILE, "utf8") !== now) {
  console.error(`${FILE} differs from the code: npm run schema`);
  process.exitCode = 1;
}
