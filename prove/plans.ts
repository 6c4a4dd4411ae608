// PostgreSQL's plans of every list of the graph, on a database with 200,000 posts.

import { cleanUp } from "../bench/support/afterwards.ts";
import { connected, databaseUrl } from "../bench/support/postgres.ts";
import { copyOfWorld } from "../bench/support/world.ts";
import { run } from "../scripts/run.ts";
import { afterwards, check, proof } from "./support/proof.ts";

const POSTS = 200_000;

await proof("plans", async () => {
  afterwards(cleanUp);
  const database = await copyOfWorld(POSTS);
  // remove data that conflict with the oracle's fixtures, which are added next
  await connected(database, async (query) => {
    await query("update members set handle = 'bench-' || handle");
    await query("delete from site_settings");
  });
  const PLANS_DATABASE_URL = databaseUrl(database);
  const holds = run("vitest run server/database/plans.test.ts", { PLANS_DATABASE_URL });
  check(`every list uses an index, with ${POSTS} posts`, holds);
});
