import type { FastifyInstance } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import { findMedia, mediaKey } from "../../schema/projects/index.ts";
import { serveFile } from "./serve-file.ts";
import { requestedVariant, type VariantQuery } from "./picture-variants.ts";
import type { Shared } from "./uploads.ts";

/** Films and sounds that a page can play; none of them can run anything. */
const PLAYED = /^(video\/(mp4|webm|quicktime)|audio\/(aac|mpeg|mp4|ogg|wav|flac))$/;

const JPEG = { name: "preview.jpg", type: "image/jpeg", inline: "image/jpeg" };

type FileRequest = { Params: { id: string; "*": string }; Querystring: VariantQuery };

/** Serves files of projects to everyone who may see the project, pictures also in smaller sizes and for link previews. */
export function projectFiles(
  http: FastifyInstance,
  { storage, variants, context: contextOf }: Shared,
): void {
  http.get<FileRequest>("/files/project-media/:id/*", async (request, reply) => {
    const { id, "*": requestedName } = request.params;
    const context = await contextOf(request);
    const { name, size, type, sha256, width } = await findMedia(id, context);
    const isFile = name === requestedName && size != null && type != null && sha256 != null;
    if (!isFile) throw new NotFound("No such file");
    const isPublic = await findMedia(id, context.asVisitor()).then(
      () => true,
      () => false,
    );
    const inline = width != null || PLAYED.test(type) ? type : undefined;
    const file = { key: mediaKey(id), name, size, type, sha256, inline, isPublic };
    const variant = width == null ? undefined : requestedVariant(request.query);
    const key = variant ? await variants.keyFor(file.key, variant) : file.key;
    if (key === file.key) return serveFile(request, reply, file, storage);
    const made = { ...file, key, size: undefined, sha256: `${sha256}-${variant}` };
    return serveFile(request, reply, variant === "preview" ? { ...made, ...JPEG } : made, storage);
  });
}
