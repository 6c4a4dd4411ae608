import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from "../../schema/foundation/csv.ts";

/** Sends rows as a CSV file of today, while they are read. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  rows: AsyncGenerator<readonly CsvCell[]>,
  context: Context,
): FastifyReply {
  const day = context.now().toISOString().slice(0, 10);
  return reply
    .headers({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.csv"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    })
    .send(Readable.from(file(rows)));
}

async function* file(rows: AsyncGenerator<readonly CsvCell[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const cells of rows) yield csvLine(cells);
}
