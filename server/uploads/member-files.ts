import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Malformed, NotFound } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import {
  downloadByLink,
  entriesOf,
  type File,
  findContent,
  type FileVersion,
  versionKey,
} from "../../schema/files/index.ts";
import { archiveOf } from "./archive.ts";
import { attachmentHeaders, serveFile, type StoredFile } from "./serve-file.ts";
import type { Given } from "./uploads.ts";

/** What browsers show without running anything. */
const SHOWN =
  /^(image\/(jpeg|png|gif|webp|avif)|audio\/(aac|mpeg|mp4|ogg|wav|flac)|video\/(mp4|webm|quicktime)|application\/pdf|text\/plain)$/;

/** A form with a password. */
const FORM = "application/x-www-form-urlencoded";
const MAX_FORM_BYTES = 4_096;

type OfOne = { Params: { id: string }; Querystring: { version?: string; download?: string } };

/** Serves files of members to those who may see them, and to those who have a link; folders as ZIP archives. */
export async function memberFiles(
  http: FastifyInstance,
  { storage, context: contextOf }: Given,
): Promise<void> {
  const sendFolder = async (
    folder: File,
    reply: FastifyReply,
    em: Parameters<typeof entriesOf>[1],
  ) =>
    reply
      .headers({ ...attachmentHeaders(`${folder.name}.zip`), "content-type": "application/zip" })
      .send(archiveOf(await entriesOf(folder, em), storage));

  http.get<OfOne>("/files/:id", async (request, reply) => {
    const { id } = request.params;
    const { version: number, download } = request.query;
    if (!isUuid(id)) throw new NotFound("File not found");
    if (number !== undefined && !/^\d{1,9}$/.test(number)) throw new Malformed("Not a version");
    const context = await contextOf(request);
    const wanted = number === undefined ? undefined : Number(number);
    const { file, version } = await findContent(id, wanted, context);
    if (!version) return sendFolder(file, reply, context.em);
    const stored = storedFile(file, version, download === undefined);
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
        return sendFolder(file, reply, context.em);
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
