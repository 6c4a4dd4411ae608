import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LruMap } from "../../schema/foundation/lru-map.ts";
import type { PreparedResponse } from "../gateway/cached-response.ts";
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
  readonly #plain: PreparedResponse;
  readonly #compressed = new Map<Encoding, PreparedResponse>();
  readonly #compressing = new Map<Encoding, Promise<PreparedResponse>>();

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
    this.#plain = this.#prepare(this.#bytes);
  }

  /** The approximate size in memory. */
  get size(): number {
    return Math.ceil(this.#bytes.length * (1 + COMPRESSED_SHARE));
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prepared =
      this.answer(request.headers) ??
      (await this.#compress(acceptedOf(request.headers["accept-encoding"])));
    return reply.code(prepared.status).headers(prepared.headers).send(prepared.bytes);
  }

  /** The response to a request with these headers, unless it has yet to be compressed. */
  answer(requestHeaders: IncomingHttpHeaders): PreparedResponse | undefined {
    if (this.#isKnown(requestHeaders)) return { status: 304, headers: this.#headers };
    const encoding = acceptedOf(requestHeaders["accept-encoding"]);
    return encoding ? this.#compressed.get(encoding) : this.#plain;
  }

  #isKnown({ "if-none-match": known }: IncomingHttpHeaders): boolean {
    const { etag } = this.#headers;
    return etag !== undefined && (known?.split(/, */).includes(etag) ?? false);
  }

  async #compress(encoding: Encoding | null): Promise<PreparedResponse> {
    if (!encoding) return this.#plain;
    const compressing =
      this.#compressing.get(encoding) ??
      compress[encoding](this.#bytes).then((bytes) => this.#prepare(bytes, encoding));
    this.#compressing.set(encoding, compressing);
    const prepared = await compressing;
    this.#compressed.set(encoding, prepared);
    return prepared;
  }

  #prepare(bytes: Buffer, encoding?: Encoding): PreparedResponse {
    const headers = {
      ...this.#headers,
      ...(encoding && { "content-encoding": encoding }),
      "content-length": String(bytes.length),
    };
    return { status: this.status, headers, bytes };
  }
}

/** By header: browsers send only a few different ones. */
const accepted = new LruMap<string, Encoding | null>(100);

/** The best encoding that the client accepts. */
function acceptedOf(header: string | string[] = ""): Encoding | null {
  const text = String(header);
  const known = accepted.get(text);
  if (known !== undefined) return known;
  const best = bestOf(text);
  accepted.set(text, best);
  return best;
}

function bestOf(header: string): Encoding | null {
  const taken = new Set(
    header
      .split(",")
      .map((one) => one.trim().toLowerCase())
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.split(";", 1)[0]),
  );
  return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : null;
}
