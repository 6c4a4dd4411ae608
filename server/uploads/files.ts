import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { isPictureFolder } from "../../schema/foundation/document-pictures.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";

/** An upload is only ever shown as a picture, however its URL is opened. */
const SHOWN = {
  "content-type": "image/webp",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "public, max-age=31536000, immutable",
};

/**
 * Whether everyone may see an owner's files: those of documents and members. Files of conversations are
 * not public.
 */
const isPublic = (owner: string): boolean => isPictureFolder(owner) || isUuid(owner);

/** Serves public uploads. */
export function files(http: FastifyInstance, storage: FileStorage): void {
  http.get<{ Params: { owner: string; file: string } }>(
    "/files/:owner/:file",
    async (request, reply) => {
      const { owner, file } = request.params;
      const [, name] = /^([a-z0-9-]{1,60})\.webp$/.exec(file) ?? [];
      const isKey = name && isPublic(owner);
      const content = isKey && (await storage.read(`${owner}/${name}`).catch(() => undefined));
      if (!content) throw new NotFound("No such file");
      return reply.headers(SHOWN).send(Readable.from(content));
    },
  );
}
