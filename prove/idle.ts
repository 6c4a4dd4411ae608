// A server that nobody uses takes less than 0.5 % of a core on both databases, once it has settled.
// PROVE_IDLE_SECONDS is how long it is watched (60).

import { setTimeout as pause } from "node:timers/promises";
import { processorTime } from "../bench/support/process.ts";
import { onEach, type Place } from "./support/place.ts";
import { check, proof } from "./support/proof.ts";
import { Server } from "./support/server.ts";

const SECONDS = Number(process.env.PROVE_IDLE_SECONDS || 60);
const SETTLES_WITHIN_MS = 90_000;
const MOST_OF_A_CORE = 0.005;

await proof("idle", () => onEach(watch));

async function watch(place: Place): Promise<void> {
  const server = await Server.start(place);
  const used = () => processorTime(server.pid ?? 0) ?? 0;
  await pause(SETTLES_WITHIN_MS);
  const before = used();
  await pause(SECONDS * 1_000);
  const share = (used() - before) / SECONDS;
  check(
    `${place.name}: a server that nobody uses takes ${(share * 100).toFixed(2)} % of a core`,
    share < MOST_OF_A_CORE,
  );
  await server.stop();
}
