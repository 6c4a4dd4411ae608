import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

// Double submit: whoever sends a form has read the token, which other sites cannot. The cookie is
// `<token>|<hash>`; only this server could have made the hash.

type Settings = Pick<Config, "secret" | "isSecure">;

export class Csrf {
  readonly #name: string;

  constructor(private readonly settings: Settings) {
    this.#name = settings.isSecure ? "__Host-csrf" : "csrf";
  }

  /** The token of this browser; one that has none, or a forged one, is given one. */
  token(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.#known(request);
    if (known) return known;
    const token = randomBytes(32).toString("hex");
    void reply.setCookie(this.#name, `${token}|${this.#hash(token)}`, {
      httpOnly: true,
      sameSite: "lax",
      secure: this.settings.isSecure,
      path: "/",
    });
    return token;
  }

  /** Does the form carry the token of this browser? */
  holds(request: FastifyRequest, sent: unknown): boolean {
    const known = this.#known(request);
    return known !== undefined && typeof sent === "string" && isEqual(sent, known);
  }

  #known({ cookies }: FastifyRequest): string | undefined {
    const [token = "", hash = ""] = cookies[this.#name]?.split("|") ?? [];
    return token && isEqual(hash, this.#hash(token)) ? token : undefined;
  }

  #hash = (token: string): string =>
    createHmac("sha256", this.settings.secret).update(token).digest("hex");
}

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
