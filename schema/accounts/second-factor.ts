import { raw } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Invalid, Problem, RateLimited } from "../foundation/errors.ts";
import { AuthenticatorApp, MAX_WRONG_CODES } from "./authenticator-app.ts";
import { secondStepLockedMail } from "./mail-texts.ts";
import { hashOfRecoveryCode, stepOfCode } from "./one-time-code.ts";
import { User } from "./user.ts";

/** After five wrong codes, of the app and for recovery together and wherever they come from. */
const LOCKED_MS = 15 * MINUTE;

/** The password is right, and a code is needed as well. */
export class SecondFactorRequired extends Problem {
  constructor() {
    super("UNAUTHENTICATED", "Enter a code from your authenticator app");
  }
}

export class WrongSecondFactor extends Invalid {
  constructor() {
    super({ code: "Incorrect" }, "The code is incorrect");
  }
}

const isCodeOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * Refuses an account with two-step verification without a right code: of its app, each of which works once, or for recovery.
 * There is no state between password and code, so nothing is half signed in.
 */
export async function requireSecondFactor(
  userId: string,
  given: string,
  context: Context,
): Promise<void> {
  const { em } = context;
  if (!(await em.count(AuthenticatorApp, { user: userId }))) return;
  const code = given.replace(/\s/g, "");
  if (!code) throw new SecondFactorRequired();
  await checkCode(userId, code, context);
}

/** Throws unless it is a right code of the account, which has two-step verification. */
export async function checkCode(userId: string, given: string, context: Context): Promise<void> {
  const { em } = context;
  const now = context.now();
  const code = given.replace(/\s/g, "");
  const own = { user: userId };
  await em.nativeUpdate(
    AuthenticatorApp,
    { ...own, lockedUntil: { $lte: now } },
    { lockedUntil: null, triesLeft: MAX_WRONG_CODES },
  );
  // counted before comparing: of many concurrent tries at most five are compared
  const until = new Date(now.getTime() + LOCKED_MS);
  const counted = await em.nativeUpdate(
    AuthenticatorApp,
    { ...own, triesLeft: { $gt: 0 } },
    {
      triesLeft: raw("tries_left - 1"),
      lockedUntil: raw("case when tries_left = 1 then ?::timestamptz end", [until.toISOString()]),
    },
  );
  const app = await em.findOne(AuthenticatorApp, own, { refresh: true });
  if (!app) throw new WrongSecondFactor();
  if (!counted) {
    const end = app.lockedUntil?.getTime() ?? until.getTime();
    throw new RateLimited(Math.max(1, Math.ceil((end - now.getTime()) / 1_000)));
  }
  const isRight = isCodeOfApp(code)
    ? await useCodeOfApp(app, code, context)
    : await useRecoveryCode(userId, code, context);
  if (isRight) {
    await em.nativeUpdate(AuthenticatorApp, own, {
      triesLeft: MAX_WRONG_CODES,
      lockedUntil: null,
    });
    context.services.tablesWritten(["authenticator_apps"]);
    return;
  }
  if (app.triesLeft === 0) {
    context.sendMail(secondStepLockedMail(await em.findOneOrFail(User, userId)));
    await context.save();
  }
  throw new WrongSecondFactor();
}

/** Of several concurrent uses of a code one succeeds; codes before it are used up, too. */
async function useCodeOfApp(
  { user, secret }: AuthenticatorApp,
  code: string,
  { em, services }: Context,
): Promise<boolean> {
  const step = stepOfCode(code, services.secrets.open(secret, user.id), services.clock.now());
  if (step === undefined) return false;
  const isNew = { user: user.id, lastStep: { $lt: step } };
  return (await em.nativeUpdate(AuthenticatorApp, isNew, { lastStep: step })) > 0;
}

async function useRecoveryCode(user: string, code: string, { em }: Context): Promise<boolean> {
  const hash = hashOfRecoveryCode(code);
  const used = await em.nativeUpdate(
    AuthenticatorApp,
    { user, recoveryHashes: { $contains: [hash] } },
    { recoveryHashes: raw("array_remove(recovery_hashes, ?)", [hash]) },
  );
  return used > 0;
}
