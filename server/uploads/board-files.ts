import type { FastifyInstance } from "fastify";
import { cardFileKey, findCardFile } from "../../schema/boards/index.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { requestedVariant, type VariantQuery } from "./picture-variants.ts";
import { serveFile } from "./serve-file.ts";
import type { Shared } from "./uploads.ts";

type FileRequest = { Params: { id: string; "*": string }; Querystring: VariantQuery };

/** Serves files of cards to the members of their board, pictures with `?w=320` also in smaller sizes. */
export function boardFiles(
  http: FastifyInstance,
  { storage, variants, context: contextOf }: Shared,
): void {
  http.get<FileRequest>("/files/boards/:id/*", async (request, reply) => {
    const { id, "*": requestedName } = request.params;
    const { name, size, type, sha256, width } = await findCardFile(id, await contextOf(request));
    if (name !== requestedName) throw new NotFound("No such file");
    const inline = width == null ? undefined : type;
    const file = { key: cardFileKey(id), name, size, type, sha256, inline };
    const variant = inline ? requestedVariant(request.query) : undefined;
    if (!variant || variant === "preview") return serveFile(request, reply, file, storage);
    const key = await variants.keyFor(file.key, variant);
    if (key === file.key) return serveFile(request, reply, file, storage);
    const made = { key, size: undefined, sha256: `${sha256}-${variant}` };
    return serveFile(request, reply, { ...file, ...made }, storage);
  });
}
