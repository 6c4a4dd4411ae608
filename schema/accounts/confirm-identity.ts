import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid, Unauthenticated } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { findWithPassword } from "./own-password.ts";
import { ChallengePurpose } from "./passkey-challenge.ts";
import { ownUse } from "./passkeys.ts";
import { checkCode } from "./second-factor.ts";
import { CONFIRMED_MS } from "./session-life.ts";
import { Session } from "./session.ts";
import { verifyPasskey, WrongPasskey } from "./verify-passkey.ts";

const proof = z.object({
  password: z.string().nullish(),
  code: z.string().nullish(),
  passkey: z.record(z.string(), z.unknown()).nullish(),
});

/** Opens sensitive operations to the viewer's session for ten minutes; returns until when. */
export async function confirmIdentity(input: unknown, context: Context): Promise<Date> {
  const { userId, sessionId } = context.viewer;
  const { password, code, passkey } = parseInput(proof, input);
  if (!code && !password && !passkey) throw new Invalid({ password: "Required" });
  if (!userId) throw new Unauthenticated();
  if (!sessionId) throw new Forbidden("There is no session to confirm");
  if (passkey) await checkOwnPasskey(passkey, userId, context);
  else if (code) await checkCode(userId, code, context);
  else await findWithPassword(password ?? "", context);
  const session = await context.find(Session, sessionId);
  const until = new Date(context.now().getTime() + CONFIRMED_MS);
  session.confirmedUntil = until;
  await context.save();
  return until;
}

async function checkOwnPasskey(given: object, userId: string, context: Context): Promise<void> {
  const attempt = await context.services.limits.take(["ownPassword", userId]);
  const use = ownUse(ChallengePurpose.CONFIRM, context);
  const { user } = await verifyPasskey(given, use, context);
  if (user.id !== userId) throw new WrongPasskey("it is that of another account", user);
  attempt.giveBack();
}
