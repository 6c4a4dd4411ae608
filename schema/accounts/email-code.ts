import type { EntityManager } from "@mikro-orm/core";
import { Enum, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import type { Locale } from "../foundation/locale.ts";
import { table } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";

export enum CodePurpose {
  REGISTER = "register",
  RESET = "reset",
  CHANGE_OLD = "change_old",
  CHANGE_NEW = "change_new",
}

/**
 * A password reset is a more valuable target than an account that does not exist yet, so its code
 * is longer.
 */
export const CODE_DIGITS: Record<CodePurpose, number> = {
  [CodePurpose.REGISTER]: 6,
  [CodePurpose.RESET]: 8,
  [CodePurpose.CHANGE_OLD]: 6,
  [CodePurpose.CHANGE_NEW]: 6,
};

const MAX_ATTEMPTS = 5;
const HOLDS_MS = 15 * MINUTE;

/**
 * A code that was mailed to an address. When it confirms a registration, it holds the data of the
 * future account: until then there is none. Not a type of the graph, because nobody reads it.
 */
@Unique({ properties: ["email", "purpose"] })
@table("email_codes")
export class EmailCode {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  @Property({ type: "text" }) email!: string;
  @Enum({ items: () => CodePurpose, type: "text" }) purpose!: CodePurpose;

  // argon2id, because so few digits could be brute-forced; null until the code is mailed
  @Property({ type: "text", nullable: true }) hash?: string | null;
  @Property({ type: "integer" }) triesLeft = 0;
  /** Those of browsers where the account has signed in before: others cannot use them up. */
  @Property({ type: "integer", default: 0 }) ownTriesLeft = 0;
  @Property({ type: "datetime", length: 3 }) expiresAt!: Date;

  @Property({ type: "text", nullable: true }) name?: string | null;
  @Property({ type: "text", nullable: true }) passwordHash?: string | null;
  @Property({ type: "text", nullable: true }) locale?: Locale | null;

  @Property({ type: "text", nullable: true }) acceptedTerms?: string | null;
  @Property({ type: "text", nullable: true }) acceptedTermsLocale?: Locale | null;

  /** The new address, when the code confirms a change of address. */
  @Property({ type: "text", nullable: true }) newEmail?: string | null;

  constructor(email: string, purpose: CodePurpose) {
    Object.assign(this, { email, purpose });
  }

  /** Starts over: earlier codes are no longer valid. */
  renew(hash: string | null, now: Date): void {
    this.hash = hash;
    this.triesLeft = MAX_ATTEMPTS;
    this.ownTriesLeft = MAX_ATTEMPTS;
    this.expiresAt = new Date(now.getTime() + HOLDS_MS);
  }
}

/** Deletes registrations whose address was not confirmed within a day. */
export const deleteOldCodes = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(EmailCode, { expiresAt: { $lt: new Date(now.getTime() - DAY) } });
