import type { FastifyReply } from "fastify";
import {
  AccountDeleted,
  AccountNotVerified,
  AccountSuspended,
  addProfile,
  resendCode,
  restoreOwnAccount,
} from "../../schema/accounts/index.ts";
import { auditRefusedSignIn } from "../../schema/audit/index.ts";
import { RateLimited } from "../../schema/foundation/errors.ts";
import { addressOf } from "../gateway/address.ts";
import { type Calls, type Given, refuse } from "./calls.ts";
import { checkCredentials } from "./sign-in.ts";
import { storeSuspension } from "./suspension-cookie.ts";

const ERROR = "/api/auth/error";
const SIGN_IN = "/api/auth/signin";
const SIGN_OUT = "/api/auth/signout";

/** PostgreSQL cannot compare text that contains NUL. */
const text = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\0", "") : "";

const LOCALE_COOKIE = "NEXT_LOCALE";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** On a new browser the account's language applies until another one is chosen there. */
const setLocale = (reply: FastifyReply, locale: string, secure: boolean) =>
  reply.setCookie(LOCALE_COOKIE, locale, {
    path: "/",
    maxAge: YEAR_SECONDS,
    sameSite: "lax",
    secure,
  });

/** Signing in and out, each by a form with this browser's token. */
export function signInCalls({ config, exchange, sessions, limits, em, context }: Given): Calls {
  return {
    "POST /callback/credentials": async (request, reply) => {
      const callbackUrl = exchange.callbackUrl(request, reply);
      const fail = (error: string, status: number, details = {}) => {
        const url = exchange.address(request, ERROR, { error, provider: "credentials" });
        return exchange.goTo(request, reply, url, { status, details });
      };
      if (!exchange.isGenuine(request)) {
        return exchange.goTo(request, reply, exchange.address(request, SIGN_IN, { csrf: "true" }));
      }
      const { email, password, remember, restore } = exchange.fields(request);
      const credentials = { email: text(email), password: text(password) };
      const address = addressOf(request, config.trustProxy);
      const refused = async (...because: Parameters<typeof fail>) => {
        await auditRefusedSignIn(credentials.email, await context(request));
        return fail(...because);
      };
      try {
        const where = { address, isDemo: config.demo };
        const user = await checkCredentials(em(), limits, credentials, where).catch(
          async (error) => {
            if (!(error instanceof AccountDeleted) || restore !== "true") throw error;
            return restoreOwnAccount(error.userId, await context(request));
          },
        );
        const isRemembered = remember !== "false";
        if (user && !user.member) await addProfile(user.id, await context(request));
        const isIn = user && (await sessions.signIn(user, request, reply, { isRemembered }));
        if (!isIn) return refused("CredentialsSignin", 401);
        if (!request.cookies[LOCALE_COOKIE]) setLocale(reply, user.locale, config.isSecure);
        return exchange.goTo(request, reply, callbackUrl);
      } catch (error) {
        if (error instanceof AccountSuspended) {
          const { message, reason } = error;
          if (!exchange.isScript(request)) storeSuspension(reply, reason, config);
          return refused("AccessDenied", 403, { message, reason });
        }
        if (error instanceof AccountDeleted) {
          return refused("AccountDeleted", 403, { message: error.message });
        }
        if (error instanceof AccountNotVerified) {
          await resendCode({ email: credentials.email }, await context(request)).catch(
            // the code that was mailed before still holds, or another can be asked for later
            (refused) => {
              if (!(refused instanceof RateLimited)) throw refused;
            },
          );
          // as for a wrong password; only who knows the right one reads this address
          return refused("AccountNotVerified", 401);
        }
        if (!(error instanceof RateLimited)) throw error;
        reply.header("retry-after", error.retryAfter);
        return fail("RateLimited", 429);
      }
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
