import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { COSEALG } from "@simplewebauthn/server/helpers";
import { z } from "zod";
import { AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
import { line, parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { authenticatorName } from "./authenticator-name.ts";
import { securityChangedMail } from "./mail-texts.ts";
import {
  CHALLENGE_MS,
  ChallengePurpose,
  type ChallengeUse,
  newChallenge,
  useChallenge,
} from "./passkey-challenge.ts";
import { MAX_PASSKEY_NAME, MAX_PASSKEYS, Passkey } from "./passkey.ts";
import { auditOwn, finishSecurityChange, ownUser } from "./security-change.ts";
import { Session } from "./session.ts";
import { challengeOf, relyingParty, userHandleOf } from "./verify-passkey.ts";

const SITE = "Atelier";

/** What every authenticator of today knows one of. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The standard has 11 kinds at most. */
const TRANSPORTS = z.array(z.string().max(20)).max(11).catch([]);

const MAX_CREDENTIAL_LENGTH = 20_000;

const names = z.object({ name: line(MAX_PASSKEY_NAME) });

/** What a challenge for the viewer is bound to. */
export const ownUse = (
  purpose: ChallengePurpose,
  { viewer: { sessionId, userId = "" } }: Context,
): ChallengeUse => ({ purpose, holder: sessionId ?? userId });

/** What a browser needs to create a passkey for the viewer; nothing changes until it is added. */
export async function beginPasskey(
  context: Context,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const user = await ownUser(context);
  const known = await context.em.find(Passkey, { user: user.id });
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const use = ownUse(ChallengePurpose.ADD, context);
  return generateRegistrationOptions({
    rpName: SITE,
    rpID: relyingParty(context).expectedRPID,
    userID: userHandleOf(user),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await newChallenge(use, { em: context.em, now: context.now() }),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(descriptor),
    // it is found without an email address, and stands for password and code together
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Adds the passkey that a browser has created; returns its id. */
export async function addPasskey(
  { credential, name }: { credential: Record<string, unknown>; name?: string | null | undefined },
  context: Context,
): Promise<string> {
  const user = await ownUser(context);
  const chosen = name && parseInput(names, { name }).name;
  const { aaguid, ...created } = await checkCreated(credential, context);
  const called = chosen || authenticatorName(aaguid) || (await browserName(context));
  const passkey = new Passkey({ ...created, user, name: called });
  context.em.persist(passkey);
  context.sendMail(securityChangedMail(user, "passkeyAdded"));
  auditOwn(AuditAction.CREATED, passkey, context);
  const isAdded = await context.saveUnique({
    locking: [user],
    async verify(em) {
      if ((await em.count(Passkey, { user: user.id })) >= MAX_PASSKEYS) throw tooMany();
    },
  });
  if (!isAdded) throw alreadyTaken(Passkey);
  return passkey.id;
}

export async function renamePasskey(
  { id, name }: { id: string; name: string },
  context: Context,
): Promise<string> {
  const passkey = await context.find(Passkey, id);
  passkey.name = parseInput(names, { name }).name;
  await context.save();
  return id;
}

/** Removes one of the viewer's passkeys, which then signs nobody in any more. */
export async function removePasskey(id: string, context: Context): Promise<void> {
  const passkey = await context.find(Passkey, id);
  context.em.remove(passkey);
  await finishSecurityChange(await ownUser(context), "passkeyRemoved", context);
  auditOwn(AuditAction.DELETED, passkey, context);
  await context.save();
}

/** What a browser needs to sign in with a passkey; which one, the user chooses there. */
export async function beginPasskeySignIn(
  holder: string,
  context: Context,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return requestOptions({ purpose: ChallengePurpose.SIGN_IN, holder }, context);
}

/** What a browser needs to confirm with one of the viewer's passkeys who they are. */
export async function beginPasskeyConfirmation(
  context: Context,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id: user } = await ownUser(context);
  const known = await context.em.find(Passkey, { user });
  if (known.length === 0) throw new NotFound("You have no passkey");
  return requestOptions(ownUse(ChallengePurpose.CONFIRM, context), context, known);
}

async function requestOptions(
  use: ChallengeUse,
  context: Context,
  passkeys: readonly Passkey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty(context).expectedRPID,
    challenge: await newChallenge(use, { em: context.em, now: context.now() }),
    timeout: CHALLENGE_MS,
    allowCredentials: passkeys.map(descriptor),
    userVerification: "required",
  });
}

const descriptor = ({ credentialId: id, transports }: Passkey) => ({ id, transports });

const tooMany = () => new Conflict(`At most ${MAX_PASSKEYS} passkeys`);

/** The viewer's browser and system: it is the first place to look for a passkey. */
async function browserName({ em, viewer }: Context): Promise<string> {
  const session = viewer.sessionId ? await em.findOne(Session, viewer.sessionId) : null;
  return session?.device ?? "Passkey";
}

type Created = Pick<
  Passkey,
  "credentialId" | "publicKey" | "counter" | "transports" | "isDeviceBound" | "isBackedUp"
> & { aaguid: string };

/** What is stored of a new credential; throws INVALID unless it was created for the viewer's challenge. */
async function checkCreated(given: Record<string, unknown>, context: Context): Promise<Created> {
  const refused = () => new Invalid({ credential: "Not valid" });
  if (JSON.stringify(given).length > MAX_CREDENTIAL_LENGTH) throw refused();
  const response = given as unknown as RegistrationResponseJSON;
  const challenge = challengeOf(response.response?.clientDataJSON);
  const use = ownUse(ChallengePurpose.ADD, context);
  if (!challenge || !(await useChallenge(challenge, use, context))) throw refused();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    ...relyingParty(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((): never => {
    throw refused();
  });
  if (!registrationInfo) throw refused();
  const { aaguid, credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    aaguid,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: TRANSPORTS.parse(response.response.transports),
    isDeviceBound: credentialDeviceType === "singleDevice",
    isBackedUp: credentialBackedUp,
  };
}
