import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Malformed, Problem } from "../../schema/foundation/errors.ts";
import { failure } from "../gateway/http.ts";
import { Busy } from "./partial-files.ts";

// The headers of tus 1.0.0 (https://tus.io/protocols/resumable-upload), whatever is uploaded.

const VERSION = "1.0.0";

/** The content type of a part. */
export const UPLOAD_ROUTE = "application/offset+octet-stream";

/** A client that sends nothing for this long counts as gone: another connection may continue. */
const SILENT_MS = 20_000;

/**
 * Adds the protocol to the routes of a scope; `offered` are the headers that announce its
 * capabilities.
 */
export function tusRoutes(scope: FastifyInstance, offered: Record<string, string>): void {
  scope.removeAllContentTypeParsers();
  // streamed, not buffered
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
    // not 409: after that, clients would begin a new upload
    if (error instanceof Busy) return reply.code(423).send(failure(error).body);
    // the rest of the body is not read
    if (error instanceof Problem && error.code === "TOO_LARGE") reply.header("connection", "close");
    throw error;
  });
}

/** A header's whole number, or undefined. */
export function numberIn(headers: IncomingHttpHeaders, name: string): number | undefined {
  const given = headers[name];
  if (given === undefined) return undefined;
  if (!/^\d{1,15}$/.test(String(given))) throw new Malformed(`${name} is not a number`);
  return Number(given);
}

/** The values of an Upload-Metadata header by name. */
export function metadataIn(header: unknown): Record<string, string> {
  if (typeof header !== "string" || !header) return {};
  const pairs = header.split(",").map((pair) => {
    const [, name = "", value = ""] = /^ *([^ ]+)(?: ([\w+/-]*=*))? *$/.exec(pair) ?? [];
    if (!name) throw new Malformed("Upload-Metadata is invalid");
    return [name, Buffer.from(value, "base64").toString()];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Yields a part's chunks until it ends or breaks off. */
export async function* uploadBody(part: Readable): AsyncGenerator<Uint8Array> {
  const silence = setTimeout(() => part.destroy(), SILENT_MS);
  try {
    // left open, so that a client that sends too much gets an answer
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
