import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

interface Watched {
  database: Database;
  dataDir: string;
  /** What the process does without while it is away, by name. */
  reachable: () => Record<string, boolean>;
  isDraining: () => boolean;
}

/** The embedded database stops changing anything below it, and uploads need some, too. */
const ROOM_BYTES = 32 * 1024 * 1024;

const state = (isUp: boolean): "up" | "down" => (isUp ? "up" : "down");

/**
 * /health: the process is running. /ready: the database answers (migrations ran before) and the process is not about
 * to end; what else it names does not decide, because the process goes on without it.
 */
export function health(app: FastifyInstance, watched: Watched): void {
  app.get("/health", () => ({ status: "up" }));
  app.get("/ready", async ({ log }, reply) => {
    const [database, disk] = await Promise.all([
      watched.database.em
        .getConnection()
        .execute("select 1")
        .then(() => true)
        .catch((error: unknown) => (log.error(error), false)),
      statfs(watched.dataDir)
        .then(({ bavail, bsize }) => bavail * bsize >= ROOM_BYTES)
        .catch((error: unknown) => (log.error(error), false)),
    ]);
    const isReady = database && !watched.isDraining();
    return reply.code(isReady ? 200 : 503).send({
      status: statusOf(database, watched.isDraining()),
      database: state(database),
      disk: disk ? "up" : "full",
      ...Object.fromEntries(
        Object.entries(watched.reachable()).map(([name, isUp]) => [name, state(isUp)]),
      ),
    });
  });
}

function statusOf(database: boolean, isDraining: boolean): string {
  if (!database) return "the database does not answer";
  return isDraining ? "draining" : "ready";
}
