import type { Context } from "../foundation/context.ts";
import { AuditAction } from "../audit/index.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "../foundation/errors.ts";
import { SecretUnreadable } from "../foundation/secrets.ts";
import { AuthenticatorApp } from "./authenticator-app.ts";
import { securityChangedMail } from "./mail-texts.ts";
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  setupUri,
  stepOfCode,
} from "./one-time-code.ts";
import { revokeSessions } from "./revoke-sessions.ts";
import { WrongSecondFactor } from "./second-factor.ts";
import { auditOwn, finishSecurityChange, ownUser } from "./security-change.ts";
import { User } from "./user.ts";

export interface Setup {
  secret: string;
  uri: string;
  setup: string;
}

const purposeOf = (user: User): string => `authenticator app of ${user.id}`;

/** A new secret for the viewer's app. Nothing is stored until a code of it confirms it. */
export async function beginAuthenticatorApp(context: Context): Promise<Setup> {
  const user = await ownUser(context);
  if (await ownApp(user, context)) throw alreadyOn();
  const secret = newSecret();
  const setup = context.services.secrets.seal(secret, purposeOf(user));
  return { secret, uri: setupUri(secret, user.email), setup };
}

/** Turns two-step verification on with a code of the new app; returns the recovery codes. */
export async function enableAuthenticatorApp(
  { setup, code }: { setup: string; code: string },
  context: Context,
): Promise<string[]> {
  const user = await ownUser(context);
  await context.services.limits.take(["ownPassword", user.id]);
  const secret = openSetup(setup, user, context);
  const step = stepOfCode(code.replace(/\s/g, ""), secret, context.now());
  if (step === undefined) throw new WrongSecondFactor();
  const codes = newRecoveryCodes();
  const app = new AuthenticatorApp({
    user,
    secret: context.services.secrets.seal(secret, user.id),
    lastStep: step,
    recoveryHashes: codes.map(hashOfRecoveryCode),
  });
  context.em.persist(app);
  await finishSecurityChange(user, "appAdded", context);
  auditOwn(AuditAction.CREATED, app, context);
  if (!(await context.saveUnique())) throw alreadyOn();
  return codes;
}

/** Turns two-step verification of the viewer off. */
export async function disableAuthenticatorApp(context: Context): Promise<void> {
  const user = await ownUser(context);
  const app = await ownApp(user, context);
  if (!app) throw off();
  context.em.remove(app);
  await finishSecurityChange(user, "appRemoved", context);
  auditOwn(AuditAction.DELETED, app, context);
  await context.save();
}

/** Replaces the viewer's recovery codes; returns the new ones. */
export async function renewRecoveryCodes(context: Context): Promise<string[]> {
  const user = await ownUser(context);
  const app = await ownApp(user, context);
  if (!app) throw off();
  const codes = newRecoveryCodes();
  app.recoveryHashes = codes.map(hashOfRecoveryCode);
  await finishSecurityChange(user, "recoveryCodes", context);
  auditOwn(AuditAction.CHANGED, app, context, ["recoveryHashes"]);
  await context.save();
  return codes;
}

/** For someone who has lost their app and codes: turns their two-step verification off. */
export async function resetTwoStep(id: string, context: Context): Promise<void> {
  const user = await context.find(User, id);
  if (user.id === context.viewer.userId) {
    throw new Forbidden("Turn off your own two-step verification in your account");
  }
  const app = await ownApp(user, context);
  if (!app) throw off();
  context.em.remove(app);
  await revokeSessions(context, { user: user.id });
  context.sendMail(securityChangedMail(user, "appReset"));
  await context.save();
}

const ownApp = (user: User, { em }: Context): Promise<AuthenticatorApp | null> =>
  em.findOne(AuthenticatorApp, { user: user.id });

const alreadyOn = () => new Conflict("Two-step verification is on already");
const off = () => new NotFound("Two-step verification is off");

function openSetup(setup: string, user: User, { services }: Context): string {
  try {
    return services.secrets.open(setup, purposeOf(user));
  } catch (error) {
    if (error instanceof SecretUnreadable) throw new Invalid({ setup: "Not valid" });
    throw error;
  }
}
