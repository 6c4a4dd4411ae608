import type { FastifyBaseLogger } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Services } from "../schema/foundation/services.ts";
import { ResponseCache } from "../schema/foundation/reading/cache/response-cache.ts";
import { nameOf, Reader } from "../schema/foundation/reading/reader.ts";
import { statementRunner } from "../schema/foundation/reading/sql/run-statement.ts";
import { writesOf, tablesWrittenTogether } from "../schema/foundation/reading/cache/writes.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { isPowerOfTen } from "./power-of-ten.ts";

interface Parts {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  clock: Services["clock"];
  onRedisError: (error: unknown) => void;
}

/** Beside the embedded database, whose sites are small. */
const EMBEDDED_ANSWERS_BYTES = 16 * 1024 * 1024;

/** Creates the reader of this process and the caches that writes invalidate. */
export async function createReader(
  schema: GraphQLSchema,
  { config: { databaseUrl, redisUrl, keepAnswers }, database, log, clock, onRedisError }: Parts,
): Promise<{ reader: Reader; close(): void }> {
  const together = tablesWrittenTogether(database.getMetadata());
  const most = databaseUrl ? undefined : EMBEDDED_ANSWERS_BYTES;
  const answers = new ResponseCache(together, keepAnswers ? most : 0, () => clock.now());
  database.em.getEventManager().registerSubscriber(writesOf(answers));
  const shared = redisUrl ? await sharing(redisUrl, answers, onRedisError) : undefined;
  const reader = new Reader(schema, statementRunner(database.em), answers, {
    failed: (error) => log.error(error, "a compiled statement failed"),
    fellBack(document, why, times) {
      if (!isPowerOfTen(times)) return;
      log.info({ operation: nameOf(document), why, times }, "not compiled");
    },
  });
  return { reader, close: () => shared?.close() };
}

async function sharing(url: string, answers: ResponseCache, onError: (error: unknown) => void) {
  const { redisInvalidation } = await import("./live/redis-invalidation.ts");
  return redisInvalidation(url, answers, onError);
}
