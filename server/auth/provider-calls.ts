import { generateCodeVerifier, generateState } from "arctic";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  findLinked,
  linkAccount,
  NotLinked,
  refuseUnusable,
  requireSecondFactor,
  SecondFactorRequired,
  User,
} from "../../schema/accounts/index.ts";
import { refuseUnconfirmed } from "../../schema/foundation/allowed-to.ts";
import { Conflict, Unauthenticated } from "../../schema/foundation/errors.ts";
import { OutboundFailed } from "../../schema/foundation/outbound.ts";
import { addressOf, networkOf } from "../gateway/address.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import type { Calls, Given } from "./calls.ts";
import { type Begun, begunCookie, provenCookie, unlinkedCookie } from "./provider-cookies.ts";
import {
  type FoundAccount,
  ProviderFailed,
  type SignInProvider,
  signInProviders,
} from "./sign-in-providers.ts";

const LOG_IN = "/auth/login";
const SECURITY = "/dashboard/user/account";

/** The codes of NextAuth where it has one. */
const ERRORS = { known: "OAuthAccountNotLinked", unverified: "OAuthEmailNotVerified" } as const;

const isFailure = (error: unknown): error is Error =>
  error instanceof ProviderFailed || error instanceof OutboundFailed;

/** Signing in with an account of GitHub or Google, and linking one to the account of the session. */
export function providerCalls(given: Given): Calls {
  const { config, exchange, sessions, limits, network, em, context } = given;
  const answer = answerSignIn(given);
  const calls: Calls = {};

  function beginning({ id, begin }: SignInProvider) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!exchange.isGenuine(request)) {
        const url = exchange.address(request, "/api/auth/signin", { csrf: "true" });
        return exchange.goTo(request, reply, url);
      }
      exchange.callbackUrl(request, reply); // remembered until the user is back
      await limits.take(["providerSignIn", networkOf(addressOf(request, config.trustProxy))]);
      const { remember, link } = exchange.fields(request);
      const begun: Begun = {
        provider: id,
        state: generateState(),
        verifier: generateCodeVerifier(),
        nonce: generateState(),
        isRemembered: remember !== "false",
        sessionId: link === "true" ? await confirmedSession(request) : undefined,
      };
      try {
        const url = await begin(begun);
        begunCookie.write(reply, begun, config);
        return exchange.goTo(request, reply, url.href);
      } catch (error) {
        if (!isFailure(error)) throw error;
        request.log.error(error, `${id} cannot be reached`);
        const query = { error: "OAuthSignin", provider: id };
        return exchange.goTo(request, reply, exchange.address(request, LOG_IN, query));
      }
    };
  }

  async function confirmedSession(request: FastifyRequest): Promise<string> {
    const session = await sessions.of(request);
    if (!session) throw new Unauthenticated();
    refuseUnconfirmed(await context(request));
    return session.id;
  }

  function ending(provider: SignInProvider) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = provider;
      const begun = begunCookie.read(request.server, request, config);
      begunCookie.clear(reply, config); // once, whatever comes of it
      const { code, state, error: refusal } = request.query as Record<string, unknown>;
      const back = (error: string, query: Record<string, string> = {}, path = LOG_IN) => {
        const to = begun?.sessionId
          ? exchange.address(request, SECURITY, { tab: "security", link: error, provider: id })
          : exchange.address(request, path, { error, provider: id, ...query });
        return reply.redirect(to, 302);
      };
      if (!begun || begun.provider !== id || begun.state !== state) return back("OAuthCallback");
      if (refusal === "access_denied") return back("OAuthDenied");
      if (typeof code !== "string") return back("OAuthCallback");
      let found: FoundAccount;
      try {
        found = await provider.find(code, begun);
      } catch (error) {
        if (!isFailure(error)) throw error;
        request.log.warn(error, `${id} did not sign in`);
        return back("OAuthCallback");
      }
      const { name, ...account } = found;
      if (begun.sessionId) {
        const session = await sessions.of(request);
        if (session?.id !== begun.sessionId) return back("OAuthCallback");
        const problem = await linkAccount(account, await context(request)).catch((error) => {
          if (error instanceof Conflict) return error;
          throw error;
        });
        return back(problem ? "OAuthAlreadyLinked" : "done");
      }
      const mine = await context(request);
      const user = await findLinked(account, mine).catch((error) => {
        if (error instanceof NotLinked) return error.reason;
        throw error;
      });
      if (user === "unknown") {
        unlinkedCookie.write(reply, account, config);
        const prefilled = { name, email: account.email ?? "" };
        return back("OAuthCreateAccount", prefilled, "/auth/register");
      }
      if (typeof user === "string") return back(ERRORS[user]);
      const { isRemembered } = begun;
      return answer(request, reply, {
        provider: id,
        isTrusted: true,
        isRemembered,
        email: () => user.email,
        async prove() {
          const allowed = refuseUnusable(user);
          if (!allowed) return undefined;
          await requireSecondFactor(user.id, "", mine).catch((error) => {
            if (error instanceof SecondFactorRequired) {
              provenCookie.write(reply, { userId: user.id, provider: id, isRemembered }, config);
            }
            throw error;
          });
          return { user: allowed };
        },
      });
    };
  }

  for (const provider of signInProviders(config, network)) {
    calls[`POST /signin/${provider.id}`] = beginning(provider);
    calls[`GET /callback/${provider.id}`] = ending(provider);
  }

  /** With two-step verification: the code, after a provider has said who it is. */
  calls["POST /callback/second-step"] = async (request, reply) => {
    const proven = provenCookie.read(request.server, request, config);
    if (!proven) {
      const url = exchange.address(request, LOG_IN, { error: "OAuthCallback" });
      return exchange.goTo(request, reply, url, { status: 401 });
    }
    const { code } = exchange.fields(request);
    const user = await em().findOneOrFail(User, proven.userId, { populate: ["member"] });
    return answer(request, reply, {
      provider: proven.provider,
      isRemembered: proven.isRemembered,
      email: () => user.email,
      async prove() {
        const given = typeof code === "string" ? code : "";
        await requireSecondFactor(user.id, given, await context(request));
        provenCookie.clear(reply, config);
        const allowed = refuseUnusable(user);
        return allowed && { user: allowed };
      },
    });
  };
  return calls;
}
