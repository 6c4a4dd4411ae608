import { requireSecondFactor } from "../../schema/accounts/index.ts";
import { addressOf } from "../gateway/address.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import { type Calls, type Given, refuse } from "./calls.ts";
import { checkCredentials } from "./sign-in.ts";

const SIGN_IN = "/api/auth/signin";
const SIGN_OUT = "/api/auth/signout";

/** PostgreSQL cannot compare text that contains NUL. */
const text = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\0", "") : "";

/** Signing in and out, each by a form with this browser's token. */
export function signInCalls(given: Given): Calls {
  const { config, exchange, sessions, limits, em, context } = given;
  const answer = answerSignIn(given);
  return {
    "POST /callback/credentials": (request, reply) => {
      const { email, password, code } = exchange.fields(request);
      const credentials = { email: text(email), password: text(password) };
      const address = addressOf(request, config.trustProxy);
      const requireCode = async (userId: string) =>
        requireSecondFactor(userId, text(code), await context(request));
      return answer(request, reply, {
        provider: "credentials",
        email: () => credentials.email,
        async prove() {
          const how = { address, isDemo: config.demo, requireCode };
          const user = await checkCredentials(em(), limits, credentials, how);
          return user && { user };
        },
        beforeRestoring: requireCode,
      });
    },

    "GET /callback/credentials": (_request, reply) =>
      refuse(reply, "Credentials must be sent by POST", 405),

    "POST /callback/:provider": (_request, reply) => refuse(reply, "No such sign-in provider"),

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
