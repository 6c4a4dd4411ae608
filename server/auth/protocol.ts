import type { FastifyInstance } from "fastify";
import { NotFound } from "../../schema/foundation/errors.ts";
import { accountCalls } from "./account-calls.ts";
import { type Calls, type Given, refuse } from "./calls.ts";
import { Exchange } from "./exchange.ts";
import { parseForms } from "./forms.ts";
import { landingCalls } from "./landing-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";

/** The session protocol of the specification, section 7, as the client of NextAuth 4 uses it. */
export async function authProtocol(
  http: FastifyInstance,
  parts: Omit<Given, "exchange">,
): Promise<void> {
  const given = { ...parts, exchange: new Exchange(parts.config) };
  const calls: Calls = {
    ...sessionCalls(given),
    ...signInCalls(given),
    ...landingCalls(given),
    ...accountCalls(given),
  };
  await http.register(
    async (scope) => {
      parseForms(scope);
      scope.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "private, no-cache, no-store");
        reply.header("pragma", "no-cache").header("expires", "0");
      });
      for (const [name, handler] of Object.entries(calls)) {
        const [method = "", url = ""] = name.split(" ");
        scope.route({ method, url, handler: async (request, reply) => handler(request, reply) });
      }
      scope.all("/*", async ({ method }, reply) => {
        if (method === "GET") throw new NotFound("No such endpoint");
        return refuse(reply, `${method} is not supported here`);
      });
    },
    { prefix: "/api/auth" },
  );
}
