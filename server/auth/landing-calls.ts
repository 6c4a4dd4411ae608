import type { FastifyReply, FastifyRequest } from "fastify";
import { sendAuthPage } from "./auth-page.ts";
import type { Calls, Given } from "./calls.ts";
import { readSuspension, storeSuspension } from "./suspension-cookie.ts";

/** Errors after which the user may retry: the sign-in page shows them. */
const RETRIED = new Set(
  `Signin OAuthSignin OAuthCallback OAuthCreateAccount EmailCreateAccount Callback
  OAuthAccountNotLinked EmailSignin CredentialsSignin AccountDeleted AccountNotVerified SessionRequired SessionEnded
  RateLimited OAuthTwoFactor PasskeyIncorrect TwoFactorIncorrect TwoFactorRequired`.split(/\s+/),
);

/** Errors after which the site may say why the session ended. */
const WITHOUT_SESSION: readonly unknown[] = ["SessionRequired", "SessionEnded"];

const PAGES = {
  Configuration: { name: "configuration", status: 500 },
  AccessDenied: { name: "accessDenied", status: 403 },
  Verification: { name: "verification", status: 403 },
} as const;

/** Redirects browsers to the product's own page or to a page of the protocol. */
export function landingCalls({ exchange, sessions, config }: Given): Calls {
  const toSignIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const {
      csrf,
      callbackUrl,
      error = csrf && "Signin",
    } = request.query as Record<string, unknown>;
    const suspension =
      WITHOUT_SESSION.includes(error) && (await sessions.readSuspension(request, reply));
    if (suspension) {
      storeSuspension(reply, suspension.reason, config);
      const place = exchange.address(request, "/api/auth/error", { error: "AccessDenied" });
      return reply.redirect(place, 302);
    }
    const query = {
      ...(callbackUrl !== undefined && { callbackUrl: exchange.callbackUrl(request, reply) }),
      ...(typeof error === "string" && { error }),
    };
    return reply.redirect(exchange.address(request, "/auth/login", query), 302);
  };

  return {
    "GET /signin": toSignIn,
    "GET /signin/:provider": toSignIn,

    "GET /error": (request, reply) => {
      const { error } = request.query as Record<string, unknown>;
      if (typeof error === "string" && RETRIED.has(error)) {
        return reply.redirect(exchange.address(request, "/api/auth/signin", { error }), 302);
      }
      const page =
        typeof error === "string" && Object.hasOwn(PAGES, error)
          ? PAGES[error as keyof typeof PAGES]
          : ({ name: "error", status: 200 } as const);
      const suspension = page.name === "accessDenied" && readSuspension(request, reply, config);
      if (suspension) {
        const { reason: note } = suspension;
        const suspended = { name: "suspended", status: page.status, note, to: "/" } as const;
        return sendAuthPage(request, reply, suspended);
      }
      const isRetried = page.name === "verification" || page.name === "error";
      const to = isRetried ? "/api/auth/signin" : "/";
      return sendAuthPage(request, reply, { ...page, to });
    },

    "GET /signout": (request, reply) =>
      sendAuthPage(request, reply, {
        name: "signOut",
        to: "/api/auth/signout",
        fields: {
          csrfToken: exchange.token(request, reply),
          callbackUrl: exchange.callbackUrl(request, reply),
        },
      }),
  };
}
