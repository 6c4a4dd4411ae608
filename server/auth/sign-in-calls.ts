import { RateLimited } from "../../schema/foundation/errors.ts";
import { addressOf } from "../gateway/address.ts";
import { type Calls, type Given, refuse } from "./calls.ts";
import { recognise } from "./sign-in.ts";

const ERROR = "/api/auth/error";
const SIGN_IN = "/api/auth/signin";
const SIGN_OUT = "/api/auth/signout";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Signing in and out, each by a form with the token that this browser was given. */
export function signInCalls({ config, exchange, sessions, limits, em }: Given): Calls {
  return {
    "POST /callback/credentials": async (request, reply) => {
      const callbackUrl = exchange.callbackUrl(request, reply);
      const fail = (error: string, status: number) => {
        const url = exchange.address(request, ERROR, { error, provider: "credentials" });
        return exchange.goTo(request, reply, url, status);
      };
      if (!exchange.isGenuine(request)) {
        return exchange.goTo(request, reply, exchange.address(request, SIGN_IN, { csrf: "true" }));
      }
      const { email, password, remember } = exchange.fields(request);
      const credentials = { email: text(email), password: text(password) };
      const address = addressOf(request, config.trustProxy);
      try {
        const user = await recognise(em(), limits, credentials, address);
        const isRemembered = remember !== "false";
        const isIn = user && (await sessions.signIn(user, request, reply, { isRemembered }));
        return isIn ? exchange.goTo(request, reply, callbackUrl) : fail("CredentialsSignin", 401);
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
        reply.header("retry-after", error.retryAfter);
        return fail("RateLimited", 429);
      }
    },

    "GET /callback/credentials": (_request, reply) =>
      refuse(reply, "Credentials are sent by POST", 405),

    "POST /callback/:provider": (_request, reply) => refuse(reply, "There is no such provider"),

    "POST /signin/credentials": (request, reply) => {
      const query: Record<string, string> = exchange.isGenuine(request) ? {} : { csrf: "true" };
      return exchange.goTo(request, reply, exchange.address(request, SIGN_IN, query));
    },

    "POST /signin/:provider": (request, reply) =>
      exchange.goTo(request, reply, exchange.address(request, SIGN_IN, { csrf: "true" })),

    "POST /signout": async (request, reply) => {
      const callbackUrl = exchange.callbackUrl(request, reply);
      if (!exchange.isGenuine(request)) {
        return exchange.goTo(request, reply, exchange.address(request, SIGN_OUT, { csrf: "true" }));
      }
      await sessions.signOut(request, reply);
      return exchange.goTo(request, reply, callbackUrl);
    },
  };
}
