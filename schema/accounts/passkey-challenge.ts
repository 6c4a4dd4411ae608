import type { EntityManager } from "@mikro-orm/core";
import { randomBytes } from "node:crypto";
import { Enum, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import type { Context } from "../foundation/context.ts";
import { MINUTE } from "../foundation/durations.ts";
import { table } from "../foundation/model.ts";

export enum ChallengePurpose {
  ADD = "add",
  SIGN_IN = "sign_in",
  CONFIRM = "confirm",
}

/** What a challenge is bound to. */
export interface ChallengeUse {
  purpose: ChallengePurpose;
  /** The session, or of a visitor something that only their browser has. */
  holder: string;
}

/** Also how long the browser waits for the user. */
export const CHALLENGE_MS = 5 * MINUTE;

const CHALLENGE_BYTES = 32;

/**
 * A challenge that an authenticator is to sign, once, for one purpose and one browser. Not a type of the graph, because
 * nobody reads it.
 */
@table("passkey_challenges")
export class PasskeyChallenge {
  @PrimaryKey({ type: "text" }) challenge!: string;
  @Enum({ items: () => ChallengePurpose, type: "text" }) purpose!: ChallengePurpose;
  @Property({ type: "text" }) holder!: string;
  @Index()
  @Property({ type: "datetime", length: 3 })
  expiresAt!: Date;
}

/** Stores a new challenge, so that every process knows it; returns its bytes. */
export async function newChallenge(
  use: ChallengeUse,
  { em, now }: { em: EntityManager; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const challenge = Buffer.from(bytes).toString("base64url");
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await em.insert(PasskeyChallenge, { challenge, ...use, expiresAt });
  return bytes;
}

/** Uses a challenge up; of several concurrent uses one succeeds. */
export async function useChallenge(
  challenge: string,
  use: ChallengeUse,
  context: Context,
): Promise<boolean> {
  const valid = { challenge, ...use, expiresAt: { $gt: context.now() } };
  return (await context.em.nativeDelete(PasskeyChallenge, valid)) > 0;
}

export const deleteOldChallenges = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(PasskeyChallenge, { expiresAt: { $lte: now } });
