import type { EntityManager } from "@mikro-orm/core";
import { Entity, Enum, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import type { Locale } from "../foundation/locale.ts";
import { entities } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";

export enum CodePurpose {
  REGISTER = "register",
  RESET = "reset",
  CHANGE_OLD = "change_old",
  CHANGE_NEW = "change_new",
}

/** A password is worth more patience to whoever guesses than an account that is not there yet. */
export const CODE_DIGITS: Record<CodePurpose, number> = {
  [CodePurpose.REGISTER]: 6,
  [CodePurpose.RESET]: 8,
  [CodePurpose.CHANGE_OLD]: 6,
  [CodePurpose.CHANGE_NEW]: 6,
};

const MAX_ATTEMPTS = 5;
const HOLDS_MS = 15 * 60_000;

/**
 * A code that was mailed to an address. Where it confirms a new account, what that begins with: until
 * then there is no account. It is no type of the graph, because nobody reads it.
 */
@Unique({ properties: ["email", "purpose"] })
@Entity({ tableName: "email_codes" })
export class EmailCode {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  @Property({ type: "text" }) email!: string;
  @Enum({ items: () => CodePurpose, type: "text" }) purpose!: CodePurpose;

  // of argon2id, as few digits are soon guessed; none before it is mailed
  @Property({ type: "text", nullable: true }) hash?: string | null;
  @Property({ type: "integer" }) triesLeft = 0;
  @Property({ type: "datetime", length: 3 }) expiresAt!: Date;

  @Property({ type: "text", nullable: true }) name?: string | null;
  @Property({ type: "text", nullable: true }) passwordHash?: string | null;
  @Property({ type: "text", nullable: true }) locale?: Locale | null;

  @Property({ type: "text", nullable: true }) acceptedTerms?: string | null;

  /** What the address is to become */
  @Property({ type: "text", nullable: true }) newEmail?: string | null;

  constructor(email: string, purpose: CodePurpose) {
    Object.assign(this, { email, purpose });
  }

  /** Begins again: earlier codes no longer hold. */
  renew(hash: string | null, now: Date): void {
    this.hash = hash;
    this.triesLeft = MAX_ATTEMPTS;
    this.expiresAt = new Date(now.getTime() + HOLDS_MS);
  }
}

entities.push(EmailCode);

const DAY_MS = 24 * 60 * 60_000;

/** Who has not confirmed their address within a day registers anew. */
export const forgetOldCodes = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(EmailCode, { expiresAt: { $lt: new Date(now.getTime() - DAY_MS) } });
