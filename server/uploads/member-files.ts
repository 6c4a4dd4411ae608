import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Malformed, NotFound } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import {
  downloadByLink,
  entriesOf,
  type File,
  filesForArchive,
  findContent,
  type FileVersion,
  versionKey,
} from "../../schema/files/index.ts";
import { archiveOf } from "./archive.ts";
import { requestedVariant, type VariantQuery } from "./picture-variants.ts";
import { attachmentHeaders, serveFile, type StoredFile } from "./serve-file.ts";
import type { Shared } from "./uploads.ts";

/** What browsers show without running anything. */
const SHOWN =
  /^(image\/(jpeg|png|gif|webp|avif)|audio\/(aac|mpeg|mp4|ogg|wav|flac)|video\/(mp4|webm|quicktime)|application\/pdf|text\/plain)$/;

/** A form with a password. */
const FORM = "application/x-www-form-urlencoded";
const MAX_FORM_BYTES = 4_096;

/** Larger pictures have no smaller sizes: one that is made is in memory. */
const MAX_DECODED_BYTES = 50_000_000;

type OfOne = {
  Params: { id: string };
  Querystring: VariantQuery & { version?: string; download?: string };
};

/** Serves files of members to those who may see them, pictures with `?w=320` also in smaller sizes, and to those who have a link; folders, and several files, as ZIP archives. */
export async function memberFiles(
  http: FastifyInstance,
  { storage, variants, context: contextOf }: Shared,
): Promise<void> {
  const sendArchive = async (
    name: string,
    files: readonly File[],
    reply: FastifyReply,
    em: Parameters<typeof entriesOf>[1],
  ) =>
    reply
      .headers({ ...attachmentHeaders(`${name}.zip`), "content-type": "application/zip" })
      .send(archiveOf(await entriesOf(files, em), storage));

  http.get<{ Querystring: { ids?: unknown } }>("/files/archive", async (request, reply) => {
    const { ids: given } = request.query;
    const ids = typeof given === "string" ? given.split(",") : [];
    if (!ids.every(isUuid)) throw new NotFound("File not found");
    const context = await contextOf(request);
    const { name, files } = await filesForArchive(ids, context);
    return sendArchive(name, files, reply, context.em);
  });

  http.get<OfOne>("/files/:id", async (request, reply) => {
    const { id } = request.params;
    const { version: number, download } = request.query;
    if (!isUuid(id)) throw new NotFound("File not found");
    if (number !== undefined && !/^\d{1,9}$/.test(number)) throw new Malformed("Not a version");
    const context = await contextOf(request);
    const wanted = number === undefined ? undefined : Number(number);
    const { file, version } = await findContent(id, wanted, context);
    if (!version) return sendArchive(file.name, [file], reply, context.em);
    const stored = storedFile(file, version, download === undefined);
    const variant = requestedVariant(request.query);
    const isPicture = stored.inline?.startsWith("image/") && version.size <= MAX_DECODED_BYTES;
    if (isPicture && variant && variant !== "preview") {
      const key = await variants.keyFor(stored.key, variant);
      const made = {
        size: undefined,
        sha256: `${version.sha256}-${variant}`,
        inline: "image/webp",
      };
      if (key !== stored.key)
        return serveFile(request, reply, { ...stored, ...made, key }, storage);
    }
    const address = stored.inline ? undefined : await storage.signedUrl(stored.key, file.name);
    if (address) return reply.header("cache-control", "private, no-store").redirect(address);
    return serveFile(request, reply, stored, storage);
  });

  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Params: { token: string } }>("/share/:token", async (request, reply) => {
      const { body } = request;
      const password = body instanceof URLSearchParams ? body.get("password") : null;
      const context = await contextOf(request as FastifyRequest);
      const { file, version, begin } = await downloadByLink(
        request.params.token,
        password,
        context,
      );
      reply.header("referrer-policy", "no-referrer");
      if (!version) {
        await begin();
        return sendArchive(file.name, [file], reply, context.em);
      }
      return serveFile(request, reply, storedFile(file, version, false), storage, begin);
    });
  });
}

const storedFile = (file: File, version: FileVersion, isShown: boolean): StoredFile => {
  const { size, type, sha256 } = version;
  const inline = isShown && SHOWN.test(type) ? type : undefined;
  return {
    key: versionKey(version.id),
    name: file.name,
    size,
    type,
    sha256,
    inline: inline === "text/plain" ? "text/plain; charset=utf-8" : inline,
    isFramed: inline === "application/pdf",
  };
};
