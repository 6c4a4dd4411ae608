import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { isPictureFolder } from "../../schema/foundation/document-pictures.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { variantAsked, type VariantQuery } from "./picture-variants.ts";
import type { Shared } from "./uploads.ts";

/** An upload is only ever shown as a picture, however its URL is opened. */
const SHOWN = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "public, max-age=31536000, immutable",
};

/**
 * Whether everyone may see an owner's files: those of documents and members. Files of conversations are
 * not public.
 */
const isPublic = (owner: string): boolean => isPictureFolder(owner) || isUuid(owner);

type Asked = { Params: { owner: string; file: string }; Querystring: VariantQuery };

/** Serves public uploads, `?w=640` in a smaller size, `?preview` for link previews. */
export function files(http: FastifyInstance, { storage, variants }: Shared): void {
  http.get<Asked>("/files/:owner/:file", async (request, reply) => {
    const { owner, file } = request.params;
    const [, name] = /^([a-z0-9-]{1,60})\.webp$/.exec(file) ?? [];
    if (!name || !isPublic(owner)) throw new NotFound("No such file");
    const whole = `${owner}/${name}`;
    const variant = variantAsked(request.query);
    const key = variant ? await variants.keyFor(whole, variant) : whole;
    const content = await storage.read(key).catch(() => undefined);
    if (!content) throw new NotFound("No such file");
    const type = variant === "preview" && key !== whole ? "image/jpeg" : "image/webp";
    return reply.headers({ ...SHOWN, "content-type": type }).send(Readable.from(content));
  });
}
