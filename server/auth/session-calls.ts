import type { FastifyReply, FastifyRequest } from "fastify";
import { User } from "../../schema/accounts/index.ts";
import { addressOf, networkOf } from "../gateway/address.ts";
import { clientLog } from "./client-log.ts";
import type { FoundSession } from "./lucia.ts";
import type { Calls, Given } from "./calls.ts";

/** What browsers request all the time: who is signed in, and which sign-in providers exist. */
export function sessionCalls({ config, exchange, sessions, limits, em }: Given): Calls {
  /** The signed-in user as the client expects it; an empty object for a visitor. */
  async function shown(session: FoundSession | undefined): Promise<object> {
    const user = session && (await em().findOne(User, session.userId, { populate: ["member"] }));
    if (!user) return {};
    const { id, name, email, roles } = user;
    const member = user.member?.deletedAt ? null : user.member;
    return {
      user: { id, name, email, image: member?.avatar ?? null, roles, memberId: member?.id ?? null },
      expires: session.expiresAt.toISOString(),
    };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const session = await sessions.of(request);
    await sessions.refreshCookie(session, request, reply);
    return shown(session);
  }

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

    "GET /providers": (request) => ({
      credentials: {
        id: "credentials",
        name: "Email and password",
        type: "credentials",
        signinUrl: exchange.address(request, "/api/auth/signin/credentials"),
        callbackUrl: exchange.address(request, "/api/auth/callback/credentials"),
      },
    }),

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
