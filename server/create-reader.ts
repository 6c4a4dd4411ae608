import type { FastifyBaseLogger } from "fastify";
import { type DocumentNode, type GraphQLSchema, Kind } from "graphql";
import type { Services } from "../schema/foundation/services.ts";
import { ResponseCache } from "../schema/foundation/reading/cache/response-cache.ts";
import { Reader } from "../schema/foundation/reading/reader.ts";
import { statementRunner } from "../schema/foundation/reading/sql/run-statement.ts";
import { writesOf, tablesWrittenTogether } from "../schema/foundation/reading/cache/writes.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";

interface Parts {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  clock: Services["clock"];
}

/** Creates the reader of this process and the caches that writes invalidate. */
export async function createReader(
  schema: GraphQLSchema,
  { config: { redisUrl, keepAnswers }, database, log, clock }: Parts,
): Promise<{ reader: Reader; close(): void }> {
  const together = tablesWrittenTogether(database.getMetadata());
  const answers = new ResponseCache(together, keepAnswers ? undefined : 0, () => clock.now());
  database.em.getEventManager().registerSubscriber(writesOf(answers));
  const shared = redisUrl ? await sharing(redisUrl, answers, log) : undefined;
  const reader = new Reader(schema, statementRunner(database.em), answers, {
    failed: (error) => log.error(error, "a compiled statement failed"),
    unholdable(document, error, times) {
      if (!isPowerOfTen(times)) return;
      const { code, message: why } = error as { code?: string; message?: string };
      log.warn(
        { operation: nameOf(document), code, why, times },
        "a value does not fit its column",
      );
    },
    fellBack(document, why, times) {
      if (!isPowerOfTen(times)) return;
      log.info({ operation: nameOf(document), why, times }, "not compiled");
    },
  });
  return { reader, close: () => shared?.close() };
}

async function sharing(url: string, answers: ResponseCache, log: FastifyBaseLogger) {
  const { redisInvalidation } = await import("./live/redis-invalidation.ts");
  return redisInvalidation(url, answers, (error) => log.error(error, "Redis"));
}

const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.name?.value;

/** Logs the first occurrence, then less and less often. */
const isPowerOfTen = (times: number): boolean => Number.isInteger(Math.log10(times));
