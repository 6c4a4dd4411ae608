import type { FastifyInstance } from "fastify";
import { attachmentKey, findAttachment } from "../../schema/chat/index.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { serveFile } from "./serve-file.ts";
import type { Given } from "./uploads.ts";

/** Serves files of conversations to everyone who may see their attachment. */
export function chatFiles(http: FastifyInstance, { storage, context: contextOf }: Given): void {
  http.get<{ Params: { id: string; "*": string } }>("/files/chat/:id/*", async (request, reply) => {
    const { id, "*": name } = request.params;
    const attachment = await findAttachment(id, await contextOf(request));
    if (attachment.name !== name) throw new NotFound("No such file");
    const { size, type, sha256, width } = attachment;
    const inline = width == null ? undefined : type;
    const file = { key: attachmentKey(id), name, size, type, sha256, inline };
    return serveFile(request, reply, file, storage);
  });
}
