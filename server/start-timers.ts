import type { EntityManager } from "@mikro-orm/core";
import type { FastifyBaseLogger } from "fastify";
import type { GraphQLSchema } from "graphql";
import { draftSchemaChanges } from "../schema/changelog/index.ts";
import { removeFiles } from "../schema/chat/index.ts";
import { timers } from "../schema/domains.ts";
import { cacheCounts } from "../schema/foundation/lru-map.ts";
import { flushOutbox } from "../schema/foundation/outbox.ts";
import { purgeTrash } from "../schema/foundation/trash.ts";
import { HOUR, MINUTE } from "../schema/foundation/durations.ts";
import { sdl } from "../schema/graph.ts";
import type { Config } from "./config.ts";
import type { Gateway } from "./create-gateway.ts";
import type { ProcessServices } from "./create-services.ts";
import { type OnFailure, Scheduler } from "./jobs/scheduler.ts";

const PURGE_EVERY_MS = 600_000;
const LEFTOVERS_EVERY_MS = 15_000;
const CLOSE_ENDED_EVERY_MS = MINUTE;
const REMOVE_EXPIRED_EVERY_MS = HOUR;
/** Delayed, so that the first requests come first. */
const COMPARE_SCHEMA_AFTER_MS = 5_000;
const REPORT_EVERY_MS = MINUTE;

interface Parts {
  config: Config;
  schema: GraphQLSchema;
  em: () => EntityManager;
  process: ProcessServices;
  gateway: Gateway;
  log: FastifyBaseLogger;
  onFailed: OnFailure;
}

/** Starts the tasks that each process runs at intervals: those of the domains, and its own. */
export function startTimers({
  config,
  schema,
  em,
  process,
  gateway,
  log,
  onFailed,
}: Parts): Scheduler {
  const { services, context } = process;
  const { clock, storage } = services;
  const scheduler = new Scheduler(onFailed);
  for (const [name, timer] of timers) {
    const run = () => timer.run(context());
    if ("every" in timer) scheduler.every(timer.every, name, run);
    else scheduler.once(timer.once, name, run);
  }
  scheduler.every(PURGE_EVERY_MS, "empty the trash", () => purgeTrash(em(), clock.now()));
  scheduler.every(PURGE_EVERY_MS, "remove expired uploads", async () => {
    // a completed upload may have left its bytes behind
    await removeFiles(await gateway.partialFiles.removeExpired(clock.now()), em(), storage);
  });
  scheduler.once(COMPARE_SCHEMA_AFTER_MS, "draft the changelog", () =>
    draftSchemaChanges(sdl(schema), context()),
  );
  const aloneSince = config.redisUrl ? undefined : clock.now();
  scheduler.every(LEFTOVERS_EVERY_MS, "send leftovers", () =>
    flushOutbox(em(), services, aloneSince),
  );
  scheduler.every(LEFTOVERS_EVERY_MS, "run batch jobs", () => process.runBatchJobs());
  scheduler.every(CLOSE_ENDED_EVERY_MS, "close sockets of ended sessions", () =>
    gateway.closeEndedSockets(),
  );
  scheduler.every(REMOVE_EXPIRED_EVERY_MS, "remove expired sessions", () =>
    gateway.removeExpiredSessions(),
  );
  if (["debug", "trace"].includes(log.level)) {
    scheduler.every(REPORT_EVERY_MS, "report caches", async () =>
      log.debug({ caches: cacheCounts() }, "caches"),
    );
  }
  return scheduler;
}
