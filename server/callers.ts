import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Context } from "../schema/foundation/context.ts";
import type { Services } from "../schema/foundation/services.ts";
import type { Viewer } from "../schema/foundation/viewer.ts";
import { authenticate } from "./auth/authenticate.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { Config } from "./config.ts";
import { cancellable, type Database } from "./database/database.ts";
import { Caller, rateLimitKey } from "./gateway/caller.ts";
import { isSameSite } from "./gateway/same-origin.ts";
import { writeClaims } from "./gateway/claim-cookies.ts";
import type { CallContext } from "./gateway/graphql-http.ts";

/** The viewer of a request where the session does not decide it (in tests). */
export type ViewerOf = (request: FastifyRequest | IncomingMessage) => Viewer | undefined;

interface Parts {
  http: FastifyInstance;
  config: Config;
  database: Database;
  services: Services;
  sessions: Sessions;
  viewerOf: ViewerOf | undefined;
}

/** Contexts of requests, and the cookies set by their answers. */
export interface Callers {
  context(request: FastifyRequest): Promise<Context>;
  /**
   * A context that pays for its operations and whose queries are cancelled when the client
   * disconnects.
   */
  callContext(request: FastifyRequest | IncomingMessage): Promise<CallContext>;
  /** Sets the cookies that result from the operation. */
  afterAnswer(context: Context, reply: FastifyReply): Promise<void>;
}

export function createCallers(parts: Parts): Callers {
  const { http, config, database, services, sessions, viewerOf } = parts;
  const viewer = async (request: FastifyRequest | IncomingMessage) =>
    viewerOf?.(request) ?? authenticate(request, { http, sessions, config });
  return {
    context: async (request) =>
      new Context(() => database.em.fork(), await viewer(request), services),
    async callContext(request) {
      const leaving = new AbortController();
      const { signal } = leaving;
      const who = await viewer(request);
      const made = new Context(() => cancellable(database, signal), who, services, signal);
      const isOfOtherSite = !isSameSite(request.headers, config.origins);
      const caller = new Caller(rateLimitKey(made.viewer, request, config), leaving, isOfOtherSite);
      return Object.assign(made, { caller });
    },
    async afterAnswer({ viewer: { claims, signingIn } }, reply) {
      if (claims.changed.size) writeClaims(reply, claims, { secure: config.isSecure });
      if (signingIn) await sessions.signIn(signingIn, reply.request, reply);
    },
  };
}
