import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { TablesRead } from "../../schema/foundation/reading/cache/response-cache.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

type Audience = "public" | "private";

/** A response of which nothing is left to do but to send it. */
export interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  bytes?: Buffer;
}

/** A response body prepared for sending; a client that has it already gets 304 by its ETag. */
export class CachedResponse {
  readonly #bytes: Buffer;
  readonly #etag: string;

  constructor(
    body: unknown,
    /** What it was made of, if what is derived from it may be used again. */
    readonly read?: TablesRead,
  ) {
    this.#bytes = Buffer.from(JSON.stringify(body));
    this.#etag = `"${hash("sha1", this.#bytes, "base64url")}"`;
  }

  /** The memory it uses, in bytes. */
  get size(): number {
    return this.#bytes.length;
  }

  /**
   * Parsed on each access: thousands of pages are cached, and parsed JSON takes ten times the
   * memory.
   */
  get body(): unknown {
    return JSON.parse(this.#bytes.toString());
  }

  send(request: FastifyRequest, reply: FastifyReply, audience: Audience): FastifyReply {
    const { status, headers, bytes } = this.answer(request.headers, audience);
    return reply.code(status).headers(headers).send(bytes);
  }

  /** The response to a request with these headers. */
  answer(requestHeaders: IncomingHttpHeaders, audience: Audience): PreparedResponse {
    const headers = { etag: this.#etag, "cache-control": `${audience}, no-cache` };
    if (this.#isKnown(requestHeaders)) return { status: 304, headers };
    return {
      status: 200,
      headers: {
        ...headers,
        "content-type": "application/json; charset=utf-8",
        "content-length": String(this.#bytes.length),
      },
      bytes: this.#bytes,
    };
  }

  #isKnown = ({ "if-none-match": known }: IncomingHttpHeaders): boolean =>
    known?.split(/,\s*/).some((one) => one.replace("W/", "") === this.#etag) ?? false;
}
