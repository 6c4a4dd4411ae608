import type { FastifyInstance } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import { findProductFile, productFileKey } from "../../schema/products/index.ts";
import { serveFile } from "./serve-file.ts";
import type { Given } from "./uploads.ts";

/** Serves files of products to those who may change products. */
export function productFiles(http: FastifyInstance, { storage, context: contextOf }: Given): void {
  http.get<{ Params: { id: string; "*": string } }>(
    "/files/product-files/:id/*",
    async (request, reply) => {
      const { id, "*": requestedName } = request.params;
      const { name, size, type, sha256 } = await findProductFile(id, await contextOf(request));
      if (name !== requestedName) throw new NotFound("No such file");
      return serveFile(
        request,
        reply,
        { key: productFileKey(id), name, size, type, sha256 },
        storage,
      );
    },
  );
}
