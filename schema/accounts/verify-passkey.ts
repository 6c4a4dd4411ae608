import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { z } from "zod";
import { audit, AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { type ChallengeUse, useChallenge } from "./passkey-challenge.ts";
import { Passkey } from "./passkey.ts";
import type { User } from "./user.ts";

/** It is not known, was removed, signed something else or for another site, or may be a copy. */
export class WrongPasskey extends Invalid {
  /** @param user whose passkey it is, if it is known */
  constructor(
    readonly reason: string,
    readonly user?: User,
  ) {
    super({ passkey: "Incorrect" }, "This passkey was not accepted");
  }
}

const MAX_LENGTH = 10_000;
const base64url = z
  .string()
  .max(MAX_LENGTH)
  .regex(/^[\w-]+$/);

/** AuthenticationResponseJSON of WebAuthn level 3; what is not needed is left out. */
const Assertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});
type Assertion = z.infer<typeof Assertion>;

/** The site as browsers know it, which a passkey belongs to. */
export function relyingParty({ services }: Context) {
  const { origin } = services.site;
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}

/** The handle of an account in passkeys: its id, as WebAuthn wants it in bytes. */
export const userHandleOf = ({ id }: { id: string }): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(id));

/**
 * The passkey that signed the challenge, with its user; throws WrongPasskey otherwise. The authenticator has verified
 * its user by a fingerprint, a face or a PIN, so that it stands for password and code together.
 */
export async function verifyPasskey(
  given: unknown,
  use: ChallengeUse,
  context: Context,
): Promise<Passkey> {
  const { data: assertion } = Assertion.safeParse(given);
  const challenge = assertion && challengeOf(assertion.response.clientDataJSON);
  if (!assertion || !challenge) throw new WrongPasskey("malformed");
  // used up before anything else is looked at: no second try with the same one
  const isOpen = await useChallenge(challenge, use, context);
  const passkey = await context.em.findOne(
    Passkey,
    { credentialId: assertion.id },
    { populate: ["user"] },
  );
  if (!passkey) throw new WrongPasskey("unknown credential");
  const { user } = passkey;
  if (!isOpen) throw new WrongPasskey("the challenge has expired or was used", user);
  const { userHandle } = assertion.response;
  if (userHandle && userHandle !== Buffer.from(userHandleOf(user)).toString("base64url")) {
    throw new WrongPasskey("the handle is that of another account", user);
  }
  const signed = await checkSignature(assertion, challenge, passkey, context);
  await noteUse(passkey, signed, context);
  return passkey;
}

/** The challenge that was signed; undefined if that cannot be read. */
export function challengeOf(clientData: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientData);
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

interface Signed {
  counter: number;
  isBackedUp: boolean;
}

async function checkSignature(
  assertion: Assertion,
  expectedChallenge: string,
  { credentialId: id, publicKey, isDeviceBound, user }: Passkey,
  context: Context,
): Promise<Signed> {
  const { userHandle, ...response } = assertion.response;
  const answer = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge,
    ...relyingParty(context),
    requireUserVerification: true,
    // the rules for counters are below: the library refuses synced passkeys that count on several devices
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter: 0 },
  }).catch((error: Error) => {
    throw new WrongPasskey(error.message, user);
  });
  if (!answer.verified) throw new WrongPasskey("the signature is wrong", user);
  const {
    newCounter: counter,
    credentialDeviceType,
    credentialBackedUp,
  } = answer.authenticationInfo;
  if ((credentialDeviceType === "singleDevice") !== isDeviceBound) {
    throw new WrongPasskey("the kind of credential has changed", user);
  }
  return { counter, isBackedUp: credentialBackedUp };
}

/**
 * Authenticators that do not count always send 0. A counter that does not grow means that there is a copy: synced
 * passkeys have copies, each of which may count, so that is only logged; others are refused.
 */
async function noteUse(
  passkey: Passkey,
  { counter, isBackedUp }: Signed,
  context: Context,
): Promise<void> {
  const { id, isDeviceBound, user } = passkey;
  const { em, services } = context;
  const growing = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } };
  const change = { counter, isBackedUp, lastUsedAt: context.now() };
  // compared and set at once: of several concurrent uses of a counter one succeeds
  const hasGrown = await em.nativeUpdate(Passkey, { id, ...growing }, change);
  if (!hasGrown) {
    const kind = Passkey.name;
    if (isDeviceBound) {
      audit({ action: AuditAction.REFUSED, kind, item: id, fields: ["counter"] }, context);
      await context.save();
      throw new WrongPasskey(`the counter is ${counter} and has not grown`, user);
    }
    if (!(await em.nativeUpdate(Passkey, { id }, change))) {
      throw new WrongPasskey("removed in the meantime", user);
    }
    audit({ action: AuditAction.CHANGED, kind, item: id, fields: ["counter"] }, context);
    await context.save();
  }
  services.tablesWritten(["passkeys"]);
}
