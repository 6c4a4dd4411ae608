import type { EntityManager } from "@mikro-orm/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import type { Config } from "../config.ts";
import type { RateLimits } from "../gateway/rate-limits.ts";
import type { Exchange } from "./exchange.ts";
import type { Sessions } from "./sessions.ts";

/** What the handlers of the protocol depend on. */
export interface Given {
  config: Config;
  exchange: Exchange;
  sessions: Sessions;
  limits: RateLimits;
  em: () => EntityManager;
  context: (request: FastifyRequest) => Promise<Context>;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** By method and path below /api/auth. */
export type Calls = Record<string, Handler>;

/** The protocol refuses unknown actions with plain text, not JSON. */
export const refuse = (reply: FastifyReply, message: string, status = 400): FastifyReply =>
  reply.code(status).type("text/plain; charset=utf-8").send(message);
