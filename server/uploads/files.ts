import type { FastifyInstance, FastifyRequest } from "fastify";
import { isMembersFolder, isPictureFolder } from "../../schema/foundation/document-pictures.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { LruMap } from "../../schema/foundation/lru-map.ts";
import { exceptMissing } from "../../schema/foundation/stored-parts.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { pictureAudience } from "../../schema/publication/index.ts";
import { requestedVariant, type VariantQuery } from "./picture-variants.ts";
import { asStream } from "./serve-file.ts";
import type { Shared } from "./uploads.ts";

/** An upload is only ever shown as a picture, however its URL is opened. */
const SHOWN = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};
const FOR_EVER = "public, max-age=31536000, immutable";

/** Paths of pictures that are known to be public. */
const MAX_REMEMBERED = 10_000;

/**
 * Whether everyone may see an owner's files: those of documents and members. Files of conversations are
 * not public.
 */
const isPublic = (owner: string): boolean => isPictureFolder(owner) || isUuid(owner);

type FileRequest = { Params: { owner: string; file: string }; Querystring: VariantQuery };

/** Serves public uploads, `?w=640` in a smaller size, `?preview` for link previews. */
export function files(
  http: FastifyInstance,
  { storage, variants, context: contextOf }: Shared,
): void {
  const shown = new LruMap<string, true>(MAX_REMEMBERED);
  const audienceOf = async (path: string, request: FastifyRequest) => {
    if (shown.get(path)) return "everyone";
    const audience = await pictureAudience(path, await contextOf(request));
    if (audience === "everyone") shown.set(path, true);
    return audience;
  };
  http.get<FileRequest>("/files/:owner/:file", async (request, reply) => {
    const { owner, file } = request.params;
    const [, name] = /^([a-z0-9-]{1,60})\.webp$/.exec(file) ?? [];
    if (!name || !isPublic(owner)) throw new NotFound("No such file");
    const whole = `${owner}/${name}`;
    const audience = isMembersFolder(owner)
      ? await audienceOf(`/files/${whole}.webp`, request)
      : "everyone";
    if (audience === "nobody") throw new NotFound("No such file");
    const variant = requestedVariant(request.query);
    const key = variant ? await variants.keyFor(whole, variant) : whole;
    const content = await storage.read(key).catch(exceptMissing);
    if (!content) throw new NotFound("No such file");
    const type = variant === "preview" && key !== whole ? "image/jpeg" : "image/webp";
    if (audience === "uploader") reply.header("cache-control", "private, no-store");
    else reply.header("cache-control", FOR_EVER);
    return reply.headers({ ...SHOWN, "content-type": type }).send(asStream(content));
  });
}
