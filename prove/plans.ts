// What lists read of a database with 200,000 posts: PostgreSQL's plans of every list of the graph.

import { cleanUp } from "../bench/stage/afterwards.ts";
import { databaseUrl } from "../bench/stage/postgres.ts";
import { copyOfWorld } from "../bench/stage/world.ts";
import { run } from "../scripts/run.ts";
import { afterwards, check, proof } from "./stage/proof.ts";

const POSTS = 200_000;

await proof("plans", async () => {
  afterwards(cleanUp);
  const PLANS_DATABASE_URL = databaseUrl(await copyOfWorld(POSTS));
  const holds = run("vitest run server/database/plans.test.ts", { PLANS_DATABASE_URL });
  check(`every list is read along an index of ${POSTS} posts`, holds);
});
