import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import {
  Conflict,
  Invalid,
  Malformed,
  NotFound,
  Problem,
  Unauthenticated,
} from "../../schema/foundation/errors.ts";
import { viewerProfile } from "../../schema/foundation/viewer-profile.ts";
import { uuid } from "../../schema/foundation/uuid.ts";
import { type Bytes, completeUpload } from "./complete-upload.ts";
import { quotaOf, refuseOver, type Upload } from "../../schema/files/index.ts";
import { uploadBody, metadataIn, numberIn, UPLOAD_ROUTE, tusRoutes } from "./tus.ts";
import type { Shared } from "./uploads.ts";

/** What files are uploaded to: a conversation, a project. */
export interface UploadTarget<Stored extends { id: string }> {
  /** The path of its calls. */
  at: string;
  /** The name of its id in Upload-Metadata. */
  key: string;
  /** Returns the id; throws unless the viewer may upload to it. */
  find(id: string, context: Context): Promise<string>;
  /** Its id may be missing from Upload-Metadata. */
  isOptional?: boolean;
  /** The most bytes of a file; by default 50 MB. */
  maxBytes?: number;
  /** Pictures are stored as they were sent. */
  keepsOriginals?: boolean;
  /** The member whose quota files count for; by default the one who uploads them. */
  payer?(to: string, context: Context): Promise<string>;
  /** Throws if an upload with this metadata cannot be stored, before it begins. */
  refuse?(to: string, metadata: Metadata, context: Context): Promise<void>;
  /** Stores a file. Repeating it with the same id stores it once. */
  store(to: string, file: Bytes, context: Context, metadata: Metadata): Promise<Stored>;
  stored(id: string, context: Context): Promise<Stored>;
  /** The answer to the last part, and the header with the id of what was stored. */
  answer(stored: Stored): object;
  header: string;
}

/** The values of Upload-Metadata, and what the last part says anew. */
export type Metadata = Readonly<Record<string, string>>;

const MEGABYTE = 1_000_000;
/** For one file; the same limit as in client/platform/upload-file.ts. */
const MAX_BYTES = 50 * MEGABYTE;

/** A header of the last part that replaces `conflict` of the metadata. */
const IN_CONFLICT = "upload-conflict";

/** The header with the number of bytes received. */
const PLACE = "upload-offset";

/** Errors after which the bytes are never taken. */
const FINAL: ReadonlySet<string> = new Set(["UNSUPPORTED_TYPE", "TOO_LARGE"]);

type OfOne = { Params: { id: string } };

/**
 * Uploads of files, in as many parts as the connection needs. The part that completes an upload is
 * answered with what was stored.
 */
export async function resumableUploads<Stored extends { id: string }>(
  http: FastifyInstance,
  given: Shared,
  target: UploadTarget<Stored>,
): Promise<void> {
  const { at: AT, key, maxBytes = MAX_BYTES } = target;
  const offered = {
    "tus-extension": "creation,termination,expiration",
    "tus-max-size": String(maxBytes),
  };
  const { limits, partialFiles: files, decodes, context: contextOf } = given;

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const context = await contextOf(request);
    const { userId, memberId } = context.viewer;
    if (!userId) throw new Unauthenticated();
    const length = numberIn(request.headers, "upload-length");
    if (length === undefined) throw new Malformed("Upload-Length is missing");
    if (length > maxBytes)
      throw new Problem("TOO_LARGE", `Files may have at most ${maxBytes / MEGABYTE} MB`);
    const metadata = String(request.headers["upload-metadata"] ?? "");
    const given = metadataIn(metadata);
    const { filename = "", [key]: id = "" } = given;
    if (!id && !target.isOptional) throw new Invalid({ [key]: "Required" });
    const to = await target.find(id, context);
    await target.refuse?.(to, given, context);
    await limits.take(["upload", userId]);
    const payer = (await target.payer?.(to, context)) ?? viewerProfile(context);
    const quota = await quotaOf(context);

    const values = {
      id: uuid(),
      uploader: memberId ?? "",
      payer,
      at: AT,
      target: to,
      name: filename,
      length,
      metadata,
    };
    const upload = await files.begin(values, context.now(), (expected, em) =>
      refuseOver(quota, expected, payer, { em, viewer: context.viewer }),
    );
    reply.code(201).headers({ location: `${AT}/${upload.id}`, ...expiryOf(upload) });
    if (length === 0) await files.alone(upload.id, () => finish(upload.id, context));
  }

  /** The viewer's own upload, as long as they may upload there. */
  async function own(request: FastifyRequest<OfOne>): Promise<{ id: string; context: Context }> {
    const context = await contextOf(request);
    const { viewer } = context;
    if (!viewer.userId) throw new Unauthenticated();
    const upload = await find(request.params.id, context);
    if (upload.uploader.id !== viewer.memberId) throw none();
    await target.find(upload.target, context);
    return { id: upload.id, context };
  }

  async function find(id: string, context: Context): Promise<Upload> {
    const upload = await files.find(id, context.now());
    if (upload?.at !== AT) throw none();
    return upload;
  }

  /** What was stored of a completed upload. */
  async function finish(id: string, context: Context, conflict?: string): Promise<Stored> {
    const upload = await find(id, context);
    if (upload.isDone) return target.stored(id, context);
    const { userId = "" } = context.viewer;
    try {
      const content = files.content(upload);
      const file = await completeUpload(upload, content, userId, decodes, target.keepsOriginals);
      await refuseOver(await quotaOf(context), file.size, upload.payer.id, context);
      const metadata = { ...metadataIn(upload.metadata), ...(conflict && { conflict }) };
      const stored = await target.store(upload.target, file, context, metadata);
      await files.done(upload);
      return stored;
    } catch (error) {
      // Its bytes are never taken: it does not count among the unfinished ones.
      if (error instanceof Problem && FINAL.has(error.code)) await files.remove(upload);
      throw error;
    }
  }

  async function goOn(request: FastifyRequest<OfOne>, reply: FastifyReply) {
    const { headers, body } = request;
    const { id, context } = await own(request);
    if (headers["content-type"] !== UPLOAD_ROUTE)
      throw new Problem("UNSUPPORTED_TYPE", `Parts must have the content type ${UPLOAD_ROUTE}`);
    // answered when the lock has been given back: the client goes on at once, maybe in another process
    const { upload, at, stored } = await files.alone(id, async (lock) => {
      const upload = await find(id, context);
      const { received: offset, length } = upload;
      if (numberIn(headers, PLACE) !== offset)
        throw new Conflict("Upload-Offset does not match the upload", { offset });
      if (offset + (numberIn(headers, "content-length") ?? 0) > length) {
        throw new Problem("TOO_LARGE", "More bytes than announced");
      }
      const at = await files.append(lock, upload, uploadBody(body as Readable));
      const conflict = headers[IN_CONFLICT]?.toString();
      // reading and storing a large file takes longer than a connection may be idle
      if (at === length) request.raw.socket.setTimeout(0);
      return { upload, at, stored: at < length ? undefined : await finish(id, context, conflict) };
    });
    reply.header(PLACE, at);
    if (!stored) return reply.code(204).headers(expiryOf(upload)).send();
    reply.header(target.header, stored.id);
    return target.answer(stored);
  }

  /**
   * Returns the offset. If the client missed the answer of a completed upload, the file is
   * stored first.
   */
  async function tell(request: FastifyRequest<OfOne>, reply: FastifyReply) {
    const { id, context } = await own(request);
    const upload = await files.alone(id, async () => {
      const upload = await find(id, context);
      const isComplete = upload.received === upload.length && !upload.isDone;
      if (isComplete) request.raw.socket.setTimeout(0);
      if (isComplete) await finish(id, context).catch(exceptConflict);
      return upload;
    });
    const { received: offset, length, metadata } = upload;
    return reply
      .headers({ "cache-control": "no-store", "upload-length": length, [PLACE]: offset })
      .headers({ "upload-metadata": metadata, ...expiryOf(upload) })
      .send();
  }

  async function end(request: FastifyRequest<OfOne>, reply: FastifyReply) {
    const { id, context } = await own(request);
    await files.alone(id, async () => {
      const upload = await find(id, context);
      if (upload.isDone) throw new Conflict("The upload is complete");
      await files.remove(upload);
    });
    return reply.code(204).send();
  }

  await http.register(async (scope) => {
    tusRoutes(scope, offered);
    scope.options(AT, async (_request, reply) => reply.code(204).send());
    scope.post(AT, begin);
    scope.patch(`${AT}/:id`, goOn);
    scope.head(`${AT}/:id`, tell);
    scope.delete(`${AT}/:id`, end);
  });
}

/** The uploader decides about a conflict with the last part. */
function exceptConflict(error: unknown): void {
  if (!(error instanceof Conflict)) throw error;
}

const expiryOf = ({ expiresAt }: Upload) => ({ "upload-expires": expiresAt.toUTCString() });

const none = () => new NotFound("No such upload");
