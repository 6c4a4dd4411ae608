import type { Opt } from "@mikro-orm/core";
import { StoredEntity } from "../foundation/entity.ts";
import { dateTime, int, manyToOne, model, stringList, text } from "../foundation/model.ts";
import { User } from "./user.ts";

/** Wrong codes until no more are compared for a while. */
export const MAX_WRONG_CODES = 5;

@model({
  table: "authenticator_apps",
  messages: { notFound: "Two-step verification is off" },
  description:
    "Two-step verification of an account: signing in with the password also requires a code of this app, or a recovery code.",
})
export class AuthenticatorApp extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, unique: true, deleteRule: "cascade" })
  user!: User;

  // Encrypted for the user's id. Never in the graph after it was set up.
  @text({ internal: true })
  secret!: string;

  // The time step of the last code that was accepted: it and earlier ones are refused.
  @int({ internal: true })
  lastStep: Opt<number> = 0;

  @int({ internal: true, default: MAX_WRONG_CODES })
  triesLeft: Opt<number> = MAX_WRONG_CODES;

  @dateTime({ nullable: true, internal: true })
  lockedUntil?: Date | null;

  // Codes have 80 random bits, so a fast hash suffices.
  @stringList({ internal: true })
  recoveryHashes!: string[];

  @int({
    generated: `(cardinality("recovery_hashes")) stored`,
    description: "How many recovery codes are left.",
  })
  recoveryCodesLeft!: Opt<number>;

  constructor(values: Pick<AuthenticatorApp, "user" | "secret" | "lastStep" | "recoveryHashes">) {
    super();
    Object.assign(this, values);
  }
}
