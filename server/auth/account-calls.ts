import type { FastifyRequest } from "fastify";
import { changePassword, User, WrongPassword } from "../../schema/accounts/index.ts";
import { Unauthenticated } from "../../schema/foundation/errors.ts";
import { addressOf } from "../gateway/address.ts";
import type { FoundSession } from "./lucia.ts";
import type { Calls, Given } from "./calls.ts";
import { attemptsOf } from "./sign-in.ts";

/** Calls with which signed-in users read and change their own account. */
export function accountCalls({ config, exchange, sessions, limits, context }: Given): Calls {
  async function signedIn(request: FastifyRequest): Promise<FoundSession> {
    const session = await sessions.of(request);
    if (!session) throw new Unauthenticated();
    return session;
  }

  return {
    "POST /heartbeat": async (request) => {
      await sessions.beat(await signedIn(request));
      return {};
    },

    "POST /change-password": async (request, reply) => {
      const session = await signedIn(request);
      const mine = await context(request);
      const { email } = await mine.em.findOneOrFail(User, session.userId);
      const tries = await attemptsOf(limits, email, addressOf(request, config.trustProxy));
      const user = await changePassword(mine, exchange.fields(request)).catch((error) => {
        if (!(error instanceof WrongPassword)) tries.giveBack();
        throw error;
      });
      tries.giveBack();
      await sessions.renew(session, user, request, reply);
      return { message: "Password changed" };
    },
  };
}
