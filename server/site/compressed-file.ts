import { hash } from "node:crypto";
import { promisify } from "node:util";
import { createGunzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);

interface Headers {
  "content-type": string;
  "cache-control": string;
}

/** A text compressed once and sent many times. It is unpacked for clients without gzip. */
export class CompressedFile {
  readonly #etag: string;

  private constructor(
    private readonly bytes: Buffer,
    private readonly headers: Headers,
  ) {
    this.#etag = `W/"${hash("sha1", bytes, "base64url")}"`; // weak: it also stands for the unpacked text
  }

  static async of(text: string, headers: Headers): Promise<CompressedFile> {
    return new CompressedFile(await compress(text), headers);
  }

  /** Size in bytes. */
  get size(): number {
    return this.bytes.length;
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ ...this.headers, etag: this.#etag, vary: "accept-encoding" });
    if (headers["if-none-match"]?.split(/,\s*/).includes(this.#etag)) return reply.code(304).send();
    if (/\bgzip\b/.test(String(headers["accept-encoding"] ?? ""))) {
      return reply.header("content-encoding", "gzip").send(this.bytes);
    }
    const unpacked = createGunzip();
    unpacked.end(this.bytes);
    return reply.send(unpacked);
  }
}
