import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy, hashInlineScripts } from "./content-security-policy.ts";

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Encoding = keyof typeof compress;

/** Both together, as a share of the HTML. */
const COMPRESSED_SHARE = 0.4;

/**
 * A page that every visitor with the same settings gets, compressed once. Its inline scripts are allowed
 * by their hashes, because a nonce must not be used twice.
 */
export class CachedPage {
  readonly #bytes: Buffer;
  readonly #headers: Record<string, string>;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    private readonly status: number,
    headers: Headers,
    rendered: string,
    nonce: string,
  ) {
    const { html, hashes } = hashInlineScripts(rendered, nonce);
    this.#bytes = Buffer.from(html);
    this.#headers = {
      ...Object.fromEntries(headers),
      "content-security-policy": contentSecurityPolicy({ hashes }),
      vary: "Accept-Encoding, Cookie",
    };
    if (status === 200) {
      this.#headers.etag = `W/"${hash("sha1", this.#bytes, "base64url")}"`;
      this.#headers["cache-control"] ??= "private, no-cache";
    }
  }

  /** The approximate size in memory. */
  get size(): number {
    return Math.ceil(this.#bytes.length * (1 + COMPRESSED_SHARE));
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#headers);
    if (this.#isKnown(request)) return reply.code(304).send();
    const encoding = acceptedOf(request.headers["accept-encoding"]);
    const bytes = encoding ? await this.#in(encoding) : this.#bytes;
    if (encoding) reply.header("content-encoding", encoding);
    return reply.code(this.status).header("content-length", bytes.length).send(bytes);
  }

  #isKnown({ headers }: FastifyRequest): boolean {
    const { etag } = this.#headers;
    return etag !== undefined && (headers["if-none-match"]?.split(/, */).includes(etag) ?? false);
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compress[encoding](this.#bytes);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** The best encoding that the client accepts. */
function acceptedOf(header = ""): Encoding | undefined {
  const taken = new Set(
    (Array.isArray(header) ? header.join() : header)
      .split(",")
      .map((one) => one.trim().toLowerCase())
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.split(";", 1)[0]),
  );
  return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : undefined;
}
