import type { FastifyInstance } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import { findBoughtFile } from "../../schema/orders/index.ts";
import { productFileKey } from "../../schema/products/index.ts";
import { serveFile } from "./serve-file.ts";
import type { Given } from "./uploads.ts";

/** Serves what was bought to its buyer, as long as the line is paid and not refunded. */
export function orderFiles(http: FastifyInstance, { storage, context: contextOf }: Given): void {
  http.get<{ Params: { line: string; file: string; "*": string } }>(
    "/files/order-files/:line/:file/*",
    async (request, reply) => {
      const { line, file, "*": requestedName } = request.params;
      const found = await findBoughtFile(line, file, await contextOf(request));
      const { id, name, size, type, sha256 } = found;
      if (name !== requestedName) throw new NotFound("No such file");
      const stored = { key: productFileKey(id), name, size, type, sha256 };
      return serveFile(request, reply, stored, storage);
    },
  );
}
