import type { FastifyReply, FastifyRequest } from "fastify";
import {
  AccountDeleted,
  AccountNotVerified,
  AccountSuspended,
  addProfile,
  resendCode,
  restoreOwnAccount,
  SecondFactorRequired,
  type User,
  WrongPasskey,
  WrongSecondFactor,
} from "../../schema/accounts/index.ts";
import { auditRefusedSignIn } from "../../schema/audit/index.ts";
import { RateLimited } from "../../schema/foundation/errors.ts";
import type { ProviderName } from "../../schema/foundation/provider-account.ts";
import type { Given } from "./calls.ts";
import { storeSuspension } from "./suspension-cookie.ts";

const ERROR = "/api/auth/error";
const SIGN_IN = "/api/auth/signin";

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

/** A way of proving who one is. */
interface Way {
  provider: "credentials" | "passkey" | ProviderName;
  /** It does not come from a form of this site, but something else has shown that it is this browser's. */
  isTrusted?: boolean;
  /** Whether the session outlasts the browser, if the form does not say so. */
  isRemembered?: boolean;
  /** The user, with what they used; undefined or an error if they may not sign in. */
  prove(): Promise<{ user: User; passkeyId?: string } | undefined>;
  /** Proves what else is needed before a deleted account is restored. */
  beforeRestoring?(userId: string): Promise<void>;
  /** The address of whom the proof was about, as far as it is known. */
  email(): string;
}

type Answer = (request: FastifyRequest, reply: FastifyReply, way: Way) => Promise<FastifyReply>;

/** What all ways of signing in share: this browser's token, the session, the log and the answers. */
export const answerSignIn =
  ({ config, exchange, sessions, context }: Given): Answer =>
  async (request, reply, way) => {
    const { provider, prove, beforeRestoring, email } = way;
    const callbackUrl = exchange.callbackUrl(request, reply);
    const fail = (error: string, status: number, details = {}) => {
      const url = exchange.address(request, ERROR, { error, provider });
      return exchange.goTo(request, reply, url, { status, details });
    };
    if (!way.isTrusted && !exchange.isGenuine(request)) {
      return exchange.goTo(request, reply, exchange.address(request, SIGN_IN, { csrf: "true" }));
    }
    const { remember, restore } = exchange.fields(request);
    const refused = async (...because: Parameters<typeof fail>) => {
      await auditRefusedSignIn(email(), await context(request));
      return fail(...because);
    };
    try {
      const proven = await prove().catch(async (error) => {
        if (!(error instanceof AccountDeleted) || restore !== "true") throw error;
        await beforeRestoring?.(error.userId);
        return { user: await restoreOwnAccount(error.userId, await context(request)) };
      });
      if (!proven) return refused("CredentialsSignin", 401);
      const { user, ...used } = proven;
      const isRemembered = way.isRemembered ?? remember !== "false";
      if (!user.member) await addProfile(user.id, await context(request));
      const { id, passwordHash } = user;
      const signingIn = { id, passwordHash, ...used };
      const isIn = await sessions.signIn(signingIn, request, reply, { isRemembered });
      if (!isIn) return refused("CredentialsSignin", 401);
      if (!request.cookies[LOCALE_COOKIE]) setLocale(reply, user.locale, config.isSecure);
      return exchange.goTo(request, reply, callbackUrl);
    } catch (error) {
      if (error instanceof AccountSuspended) {
        const { message, reason } = error;
        if (!exchange.isScript(request)) storeSuspension(reply, reason, config);
        return refused("AccessDenied", 403, { message, reason });
      }
      if (error instanceof SecondFactorRequired) {
        return fail(way.isTrusted ? "OAuthTwoFactor" : "TwoFactorRequired", 401);
      }
      if (error instanceof WrongSecondFactor) return refused("TwoFactorIncorrect", 401);
      if (error instanceof WrongPasskey) {
        request.log.info({ reason: error.reason }, "a passkey was refused");
        return refused("PasskeyIncorrect", 401);
      }
      if (error instanceof AccountDeleted) {
        return refused("AccountDeleted", 403, { message: error.message });
      }
      if (error instanceof AccountNotVerified) {
        await resendCode({ email: email() }, await context(request)).catch(
          // the code that was mailed before still holds, or another can be asked for later
          (refusal) => {
            if (!(refusal instanceof RateLimited)) throw refusal;
          },
        );
        // as for a wrong password; only who knows the right one reads this address
        return refused("AccountNotVerified", 401);
      }
      if (!(error instanceof RateLimited)) throw error;
      reply.header("retry-after", error.retryAfter);
      return fail("RateLimited", 429);
    }
  };
