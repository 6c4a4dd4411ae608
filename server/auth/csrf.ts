import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

// Double submit: a form must contain the token, which other sites cannot read. The cookie is
// `<token>|<hash>`; only this server can compute the hash.

type Settings = Pick<Config, "secret" | "isSecure">;

export class Csrf {
  readonly #name: string;

  constructor(private readonly settings: Settings) {
    this.#name = settings.isSecure ? "__Host-csrf" : "csrf";
  }

  /** Returns this browser's token. A browser without one, or with a forged one, gets a new one. */
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

  /** Whether the form contains this browser's token. */
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
