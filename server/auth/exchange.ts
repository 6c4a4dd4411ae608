import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { originOf } from "../gateway/origin.ts";
import { callbackUrl } from "./callback-url.ts";
import { Csrf } from "./csrf.ts";

/** What all handlers of the protocol share: URLs, the two cookies, and the forms of an answer. */
export class Exchange {
  readonly #csrf: Csrf;
  readonly #cookie: string;

  constructor(private readonly config: Config) {
    this.#csrf = new Csrf(config);
    this.#cookie = config.isSecure ? "__Host-callback-url" : "callback-url";
  }

  /** The configured origin of the site, never an arbitrary Host header of the request. */
  site = (request: FastifyRequest): string => originOf(request, this.config);

  address = (request: FastifyRequest, path: string, query: Record<string, string> = {}): string => {
    const search = new URLSearchParams(query).toString();
    return `${this.site(request)}${path}${search && `?${search}`}`;
  };

  fields = ({ body }: FastifyRequest): Record<string, unknown> =>
    (body ?? {}) as Record<string, unknown>;

  isScript = (request: FastifyRequest): boolean => String(this.fields(request).json) === "true";

  token = (request: FastifyRequest, reply: FastifyReply): string =>
    this.#csrf.token(request, reply);

  /** Whether the form contains the token issued to this browser. */
  isGenuine = (request: FastifyRequest): boolean =>
    this.#csrf.holds(request, this.fields(request).csrfToken);

  /** Where to redirect afterwards; remembered in a cookie until the user has signed in. */
  callbackUrl(request: FastifyRequest, reply: FastifyReply): string {
    const { callbackUrl: requested } = request.query as Record<string, unknown>;
    const known = request.cookies[this.#cookie];
    const wanted = this.fields(request).callbackUrl ?? requested ?? known;
    const url = callbackUrl(wanted, this.site(request));
    if (url !== known) {
      const { isSecure: secure } = this.config;
      void reply.setCookie(this.#cookie, url, {
        httpOnly: true,
        sameSite: "lax",
        secure,
        path: "/",
      });
    }
    return url;
  }

  /** Scripts get the URL in the answer; plain forms are redirected to it. */
  goTo(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    { status = 200, details = {} }: { status?: number; details?: object } = {},
  ): FastifyReply {
    return this.isScript(request)
      ? reply.code(status).send({ url, ...details })
      : reply.redirect(url, 302);
  }
}
