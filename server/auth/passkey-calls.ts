import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import {
  beginPasskeySignIn,
  ChallengePurpose,
  refuseUnusable,
  verifyPasskey,
  WrongPasskey,
} from "../../schema/accounts/index.ts";
import { addressOf, networkOf } from "../gateway/address.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import type { Calls, Given } from "./calls.ts";

/** Signing in with a passkey: a challenge for this browser, and what the authenticator signed. */
export function passkeyCalls(given: Given): Calls {
  const { config, exchange, limits, context } = given;
  const answer = answerSignIn(given);
  const network = (request: FastifyRequest) => networkOf(addressOf(request, config.trustProxy));
  // the token is in a cookie that only this browser has
  const holder = (request: FastifyRequest) =>
    createHash("sha256")
      .update(String(exchange.fields(request).csrfToken))
      .digest("base64url");

  return {
    "POST /signin/passkey": async (request, reply) => {
      if (!exchange.isGenuine(request)) {
        const url = exchange.address(request, "/api/auth/signin", { csrf: "true" });
        return exchange.goTo(request, reply, url);
      }
      await limits.take(["passkeyChallenge", network(request)]);
      return beginPasskeySignIn(holder(request), await context(request));
    },

    "POST /callback/passkey": (request, reply) => {
      let email = "";
      const use = { purpose: ChallengePurpose.SIGN_IN, holder: holder(request) };
      return answer(request, reply, {
        provider: "passkey",
        email: () => email,
        async prove() {
          // only failures count, as for passwords
          const tries = await limits.take(["signInAnywhere", network(request)]);
          const { passkey: signed } = exchange.fields(request);
          const passkey = await verifyPasskey(signed, use, await context(request)).catch(
            (error) => {
              if (error instanceof WrongPasskey) email = error.user?.email ?? "";
              throw error;
            },
          );
          tries.giveBack();
          email = passkey.user.email;
          const user = refuseUnusable(passkey.user);
          return user && { user, passkeyId: passkey.id };
        },
      });
    },
  };
}
