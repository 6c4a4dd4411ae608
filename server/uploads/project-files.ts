import type { FastifyInstance } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import { findMedia, mediaKey } from "../../schema/projects/index.ts";
import { serveFile } from "./serve-file.ts";
import type { Given } from "./uploads.ts";

/** Films and sounds that a page can play; none of them can run anything. */
const PLAYED = /^(video\/(mp4|webm|quicktime)|audio\/(mpeg|mp4|ogg|wav|flac))$/;

/** Serves files of projects to everyone who may see the project. */
export function projectFiles(http: FastifyInstance, { storage, context: contextOf }: Given): void {
  http.get<{ Params: { id: string; "*": string } }>(
    "/files/project-media/:id/*",
    async (request, reply) => {
      const { id, "*": asked } = request.params;
      const context = await contextOf(request);
      const { name, size, type, sha256, width } = await findMedia(id, context);
      const isFile = name === asked && size != null && type != null && sha256 != null;
      if (!isFile) throw new NotFound("No such file");
      const isPublic = await findMedia(id, context.asVisitor()).then(
        () => true,
        () => false,
      );
      const inline = width != null || PLAYED.test(type) ? type : undefined;
      const file = { key: mediaKey(id), name, size, type, sha256, inline, isPublic };
      return serveFile(request, reply, file, storage);
    },
  );
}
