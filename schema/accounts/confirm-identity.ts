import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid, Unauthenticated } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { findWithPassword } from "./own-password.ts";
import { checkCode } from "./second-factor.ts";
import { CONFIRMED_MS } from "./session-life.ts";
import { Session } from "./session.ts";

const proof = z.object({ password: z.string().nullish(), code: z.string().nullish() });

/** Opens sensitive operations to the viewer's session for ten minutes; returns until when. */
export async function confirmIdentity(input: unknown, context: Context): Promise<Date> {
  const { userId, sessionId } = context.viewer;
  const { password, code } = parseInput(proof, input);
  if (!code && !password) throw new Invalid({ password: "Required" });
  if (!userId) throw new Unauthenticated();
  if (!sessionId) throw new Forbidden("There is no session to confirm");
  if (code) await checkCode(userId, code, context);
  else await findWithPassword(password ?? "", context);
  const session = await context.find(Session, sessionId);
  const until = new Date(context.now().getTime() + CONFIRMED_MS);
  session.confirmedUntil = until;
  await context.save();
  return until;
}
