import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

type Audience = "public" | "private";

interface Sent {
  status: number;
  headers: Record<string, string>;
  bytes?: Buffer;
}

/** A body made ready for the wire: one that is asked for again is sent again only if it has changed. */
export class CachedResponse {
  readonly #bytes: Buffer;
  readonly #etag: string;

  constructor(body: unknown) {
    this.#bytes = Buffer.from(JSON.stringify(body));
    this.#etag = `"${hash("sha1", this.#bytes, "base64url")}"`;
  }

  /** How much memory it takes. */
  get size(): number {
    return this.#bytes.length;
  }

  /** Parsed anew: pages are kept by the thousand, and what is parsed takes ten times as much. */
  get body(): unknown {
    return JSON.parse(this.#bytes.toString());
  }

  send(request: FastifyRequest, reply: FastifyReply, audience: Audience): FastifyReply {
    const { status, headers, bytes } = this.answer(request.headers, audience);
    return reply.code(status).headers(headers).send(bytes);
  }

  /** What who asks with these headers gets. */
  answer(asked: IncomingHttpHeaders, audience: Audience): Sent {
    const headers = { etag: this.#etag, "cache-control": `${audience}, no-cache` };
    if (this.#isKnown(asked)) return { status: 304, headers };
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
