import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import { exceptMissing } from "../../schema/foundation/stored-parts.ts";
import { attachmentDisposition, encodedName } from "../storage/content-disposition.ts";
import { byteRange } from "./byte-range.ts";
import type { Given } from "./uploads.ts";

/** Whatever a file contains, it cannot run, and no other site can embed it. */
const HELD = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  // revalidated, so that a viewer who lost access is refused even with a browser cache
  "cache-control": "private, no-cache",
  vary: "cookie",
  "accept-ranges": "bytes",
};

/** Browsers open no viewer in a sandbox; theirs runs apart from the site that shows it. */
const FRAMED = { "content-security-policy": "default-src 'none'; frame-ancestors 'self'" };

/** What everyone may see may be kept for a while. */
const SHARED = { "cache-control": "public, max-age=300" };

/** What a secret link leads to is stored nowhere, and the link goes to no other site. */
export const SECRET = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** A stored file, and where its bytes are. */
export interface StoredFile {
  key: string;
  name: string;
  /** Of unknown size it is only sent as a whole. */
  size: number | undefined;
  type: string;
  sha256: string;
  /** How it may be shown in a page; by default it is a download. */
  inline?: string | undefined;
  /** Its type is certain, because it was made here; it is a download nevertheless. */
  isMadeHere?: boolean;
  /** It is read in a frame of this site. */
  isFramed?: boolean;
  /** It may be behind a secret link. */
  isSecret?: boolean;
  /** Others may see it, too. */
  isPublic?: boolean;
}

/** The headers of a download that is made while it is sent. */
export const attachmentHeaders = (name: string): Record<string, string> => ({
  ...HELD,
  "accept-ranges": "none",
  "content-disposition": attachmentDisposition(name),
});

/**
 * Serves a file, or a part of it, whatever it contains.
 * @param begin runs when its bytes are ready to be sent, and may still refuse that
 */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  storage: Given["storage"],
  begin?: () => Promise<void>,
): Promise<FastifyReply> {
  const { size, sha256 } = file;
  const etag = `"${sha256}"`;
  reply.headers({
    ...HELD,
    ...(file.isFramed && FRAMED),
    ...(file.isPublic && SHARED),
    ...(file.isSecret && SECRET),
    ...shownAs(file),
    etag,
  });
  if (size === undefined) reply.header("accept-ranges", "none");
  if (!begin && request.headers["if-none-match"] === etag) return reply.code(304).send();
  const isRangeMeant = !begin && isRanged(request, etag);
  const part =
    size !== undefined && isRangeMeant ? byteRange(request.headers.range, size) : undefined;
  if (part === null) return unsatisfied(reply, size as number);
  const content = await storage.read(file.key, part).catch(exceptMissing);
  if (!content) throw new NotFound("No such file");
  try {
    await begin?.();
  } catch (error) {
    asStream(content).destroy();
    throw error;
  }
  if (part) reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
  if (part) reply.header("content-length", part.end - part.start + 1);
  else if (size !== undefined) reply.header("content-length", size);
  return reply.send(asStream(content));
}

/** A source that is a stream is closed with the response, also if nothing of it was read. */
export const asStream = (content: AsyncIterable<Uint8Array>): Readable =>
  content instanceof Readable ? content : Readable.from(content);

/** A picture, which this server has encoded, is shown inline; everything else is a download. */
function shownAs({ name, type, inline, isMadeHere }: StoredFile): Record<string, string> {
  const called = type === "image/webp" && inline ? name.replace(/(\.[^.]*)?$/, ".webp") : name;
  return {
    "content-type": inline ?? (isMadeHere ? type : "application/octet-stream"),
    "content-disposition": `${inline ? "inline" : "attachment"}; filename*=UTF-8''${encodedName(called)}`,
  };
}

/** A range of a file that has changed meanwhile would not fit the parts that the client has. */
const isRanged = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers["if-range"] === undefined || headers["if-range"] === etag;

const unsatisfied = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .code(416)
    .type("application/json; charset=utf-8")
    .headers({ "content-range": `bytes */${size}`, "content-disposition": "inline" })
    .send({ message: "The requested range is outside the file", code: "MALFORMED" });
