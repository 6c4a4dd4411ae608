import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Attachment, attachmentKey, findAttachment } from "../../schema/chat/index.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
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

/** Serves files of conversations to everyone who may see their attachment. */
export function chatFiles(http: FastifyInstance, { storage, context: contextOf }: Given): void {
  http.get<{ Params: { id: string; "*": string } }>("/files/chat/:id/*", async (request, reply) => {
    const { id, "*": name } = request.params;
    const attachment = await findAttachment(id, await contextOf(request));
    if (attachment.name !== name) throw new NotFound("No such file");
    const etag = `"${attachment.sha256}"`;
    reply.headers({ ...HELD, ...shownAs(attachment), etag });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const { size } = attachment;
    const part = isRanged(request, etag) ? byteRange(request.headers.range, size) : undefined;
    if (part === null) return unsatisfied(reply, size);
    const content = await storage.read(attachmentKey(id), part).catch(() => undefined);
    if (!content) throw new NotFound("No such file");
    if (part) reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
    reply.header("content-length", part ? part.end - part.start + 1 : size);
    return reply.send(Readable.from(content));
  });
}

/** A picture, which this server has encoded, is shown inline; everything else is a download. */
function shownAs({ name, type, width }: Attachment): Record<string, string> {
  const isPicture = width != null;
  const called = isPicture ? name.replace(/(\.[^.]*)?$/, ".webp") : name;
  return {
    "content-type": isPicture ? type : "application/octet-stream",
    "content-disposition": `${isPicture ? "inline" : "attachment"}; filename*=UTF-8''${encoded(called)}`,
  };
}

/** Encoded as in RFC 5987. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*!]/g,
    (message) => `%${message.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A range of a file that has changed meanwhile would not fit the parts that the client has. */
const isRanged = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers["if-range"] === undefined || headers["if-range"] === etag;

const unsatisfied = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .code(416)
    .type("application/json; charset=utf-8")
    .headers({ "content-range": `bytes */${size}`, "content-disposition": "inline" })
    .send({ message: "The requested range is outside the file", code: "MALFORMED" });
