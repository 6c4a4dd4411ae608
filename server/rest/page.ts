import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A body made ready for the wire: one that is asked for again is sent again only if it has changed. */
export class Page {
  readonly #bytes: Buffer;
  readonly #etag: string;

  constructor(readonly body: unknown) {
    this.#bytes = Buffer.from(JSON.stringify(body));
    this.#etag = `"${hash("sha1", this.#bytes, "base64url")}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply, audience: "public" | "private"): FastifyReply {
    reply.header("etag", this.#etag).header("cache-control", `${audience}, no-cache`);
    if (this.#isKnownTo(request)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(this.#bytes);
  }

  #isKnownTo = ({ headers }: FastifyRequest): boolean =>
    headers["if-none-match"]?.split(/,\s*/).some((one) => one.replace("W/", "") === this.#etag) ??
    false;
}
