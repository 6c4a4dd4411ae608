import type { FastifyInstance } from "fastify";
import { refuseUnconfirmed } from "../../schema/foundation/allowed-to.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { DataCopy, dataCopyKey, DataCopyStatus } from "../../schema/privacy/index.ts";
import { serveFile } from "../uploads/serve-file.ts";
import type { Given } from "../uploads/uploads.ts";

/** Serves the copy of their data to its owner, who has confirmed who they are. */
export function dataCopyFile(
  http: FastifyInstance,
  { storage, context: contextOf }: Pick<Given, "storage" | "context">,
): void {
  http.get<{ Params: { id: string } }>("/files/data-copies/:id", async (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id)) throw new NotFound("Copy not found");
    const context = await contextOf(request);
    const copy = await context.find(DataCopy, { id, status: DataCopyStatus.READY });
    refuseUnconfirmed(context);
    const key = dataCopyKey(id);
    const day = copy.createdAt.toISOString().slice(0, 10);
    const file = {
      key,
      name: `atelier-${day}.zip`,
      size: await storage.size(key),
      type: "application/zip",
      sha256: id,
      isMadeHere: true,
      isSecret: true,
    };
    return serveFile(request, reply, file, storage);
  });
}
