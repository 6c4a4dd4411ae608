import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Malformed, Problem } from "../../schema/foundation/errors.ts";
import { failure } from "../gateway/http.ts";
import { Busy } from "./partial-files.ts";

// What tus 1.0.0 (https://tus.io/protocols/resumable-upload) says of headers, apart from what is
// uploaded.

const VERSION = "1.0.0";

/** The type of a body that is a part of a file. */
export const UPLOAD_ROUTE = "application/offset+octet-stream";

/** A sender who says nothing for so long is gone: another connection may go on. */
const SILENT_MS = 20_000;

/** Makes the calls of a scope those of the protocol; `offered` is what is told of them. */
export function tusRoutes(scope: FastifyInstance, offered: Record<string, string>): void {
  scope.removeAllContentTypeParsers();
  // handed on as they come, not gathered
  scope.addContentTypeParser(UPLOAD_ROUTE, (_request, bytes, done) => done(null, bytes));
  scope.addHook("onRequest", async ({ method, headers }, reply) => {
    reply.header("tus-resumable", VERSION);
    if (method === "OPTIONS") reply.headers({ ...offered, "tus-version": VERSION });
    else if (headers["tus-resumable"] !== VERSION) {
      reply.code(412).header("tus-version", VERSION);
      await reply.send({ message: `This speaks tus ${VERSION}`, code: "MALFORMED" });
    }
  });
  scope.setErrorHandler((error, _request, reply) => {
    // not 409: after that, clients would begin anew
    if (error instanceof Busy) return reply.code(423).send(failure(error).body);
    // nobody takes the rest of it
    if (error instanceof Problem && error.code === "TOO_LARGE") reply.header("connection", "close");
    throw error;
  });
}

/** A whole number of a header, or undefined where there is none. */
export function numberIn(headers: IncomingHttpHeaders, name: string): number | undefined {
  const given = headers[name];
  if (given === undefined) return undefined;
  if (!/^\d{1,15}$/.test(String(given))) throw new Malformed(`${name} is no number`);
  return Number(given);
}

/** The values of an Upload-Metadata header by their names. */
export function metadataIn(header: unknown): Record<string, string> {
  if (typeof header !== "string" || !header) return {};
  const pairs = header.split(",").map((pair) => {
    const [, name = "", value = ""] = /^ *([^ ]+)(?: ([\w+/-]*=*))? *$/.exec(pair) ?? [];
    if (!name) throw new Malformed("Upload-Metadata cannot be read");
    return [name, Buffer.from(value, "base64").toString()];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** A part as it comes, as long as it comes. */
export async function* uploadBody(part: Readable): AsyncGenerator<Uint8Array> {
  const silence = setTimeout(() => part.destroy(), SILENT_MS);
  try {
    // left open: who sends too much is told so
    for await (const some of part.iterator({ destroyOnReturn: false })) {
      silence.refresh();
      yield some as Uint8Array;
    }
  } catch (error) {
    if (!part.destroyed) throw error;
    throw new Malformed("The connection broke off");
  } finally {
    clearTimeout(silence);
  }
}
