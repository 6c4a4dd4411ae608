// What lists read of a database with 200,000 posts: PostgreSQL's plans of every list of the graph.

import { cleanUp } from "../bench/support/afterwards.ts";
import { connected, databaseUrl } from "../bench/support/postgres.ts";
import { copyOfWorld } from "../bench/support/world.ts";
import { run } from "../scripts/run.ts";
import { afterwards, check, proof } from "./support/proof.ts";

const POSTS = 200_000;

await proof("plans", async () => {
  afterwards(cleanUp);
  const database = await copyOfWorld(POSTS);
  // the oracle's world comes into it, which has members with such handles and settings of its own
  await connected(database, async (query) => {
    await query("update members set handle = 'bench-' || handle");
    await query("delete from site_settings");
  });
  const PLANS_DATABASE_URL = databaseUrl(database);
  const holds = run("vitest run server/database/plans.test.ts", { PLANS_DATABASE_URL });
  check(`every list is read along an index of ${POSTS} posts`, holds);
});
