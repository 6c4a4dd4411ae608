import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";

/** What was uploaded is a picture and nothing else, however its address is opened. */
const SHOWN = {
  "content-type": "image/webp",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "public, max-age=31536000, immutable",
};

/** Whose files everybody may see: those of posts and of members. All others are kept beside them. */
const isPublic = (owner: string): boolean => owner === "posts" || isUuid(owner);

/** Shows what was uploaded to everybody. */
export function files(http: FastifyInstance, storage: FileStorage): void {
  http.get<{ Params: { owner: string; file: string } }>(
    "/files/:owner/:file",
    async (request, reply) => {
      const { owner, file } = request.params;
      const [, name] = /^([a-z0-9-]{1,60})\.webp$/.exec(file) ?? [];
      const isKey = name && isPublic(owner);
      const content = isKey && (await storage.read(`${owner}/${name}`).catch(() => undefined));
      if (!content) throw new NotFound("There is no such file");
      return reply.headers(SHOWN).send(Readable.from(content));
    },
  );
}
