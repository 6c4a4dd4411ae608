import type { FastifyInstance } from "fastify";
import { cardFileKey, findCardFile } from "../../schema/boards/index.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { serveFile } from "./serve-file.ts";
import type { Given } from "./uploads.ts";

/** Serves files of cards to the members of their board. */
export function boardFiles(http: FastifyInstance, { storage, context: contextOf }: Given): void {
  http.get<{ Params: { id: string; "*": string } }>(
    "/files/boards/:id/*",
    async (request, reply) => {
      const { id, "*": requestedName } = request.params;
      const { name, size, type, sha256, width } = await findCardFile(id, await contextOf(request));
      if (name !== requestedName) throw new NotFound("No such file");
      const inline = width == null ? undefined : type;
      const file = { key: cardFileKey(id), name, size, type, sha256, inline };
      return serveFile(request, reply, file, storage);
    },
  );
}
