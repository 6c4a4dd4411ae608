import type { FastifyReply, FastifyRequest } from "fastify";
import { PROVIDER_NAMES } from "../../schema/accounts/index.ts";
import { providersOf } from "../config.ts";
import { addressOf, networkOf } from "../gateway/address.ts";
import { clientLog } from "./client-log.ts";
import type { Calls, Given } from "./calls.ts";

/** What browsers request all the time: who is signed in, and which sign-in providers exist. */
export function sessionCalls({ config, exchange, sessions, limits }: Given): Calls {
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    (await sessions.shown(request, reply)) ?? {};

  return {
    "GET /session": (request, reply) => {
      exchange.token(request, reply);
      exchange.callbackUrl(request, reply);
      return answer(request, reply);
    },

    // Data that a page sends along is ignored: it never becomes part of a session.
    "POST /session": (request, reply) =>
      exchange.isGenuine(request) ? answer(request, reply) : reply.code(400).send({}),

    "GET /csrf": (request, reply) => ({ csrfToken: exchange.token(request, reply) }),

    "GET /providers": (request) =>
      Object.fromEntries(
        [
          { id: "credentials", name: "Email and password", type: "credentials" },
          ...providersOf(config).map((id) => ({ id, name: PROVIDER_NAMES[id], type: "oauth" })),
        ].map((provider) => [
          provider.id,
          {
            ...provider,
            signinUrl: exchange.address(request, `/api/auth/signin/${provider.id}`),
            callbackUrl: exchange.address(request, `/api/auth/callback/${provider.id}`),
          },
        ]),
      ),

    // Never answers with an error: a browser would log that, too.
    "POST /_log": async (request, reply) => {
      const network = networkOf(addressOf(request, config.trustProxy));
      await limits.take(["clientLog", network]).then(
        () => clientLog(request.log, exchange.fields(request)),
        () => undefined,
      );
      return reply.code(200).send();
    },
  };
}
