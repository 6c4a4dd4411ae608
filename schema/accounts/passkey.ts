import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import {
  bigInt,
  boolean,
  dateTime,
  manyToOne,
  model,
  stringList,
  text,
} from "../foundation/model.ts";
import { User } from "./user.ts";

/** How many an account may have. */
export const MAX_PASSKEYS = 20;

export const MAX_PASSKEY_NAME = 60;

@Index({ properties: ["user", "createdAt", "id"] })
@model({
  table: "passkeys",
  messages: { notFound: "Passkey not found", taken: "This passkey is already registered" },
  description:
    "A credential of WebAuthn with which a user signs in without password and code. Visible to the user.",
})
export class Passkey extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  // Only the browser needs it, and gets it with the options of a ceremony.
  @text({ internal: true, unique: true })
  credentialId!: string;

  // In COSE, as base64url; only signatures are checked with it.
  @text({ internal: true })
  publicKey!: string;

  // Of the last signature: up to 2^32 - 1, and always 0 with authenticators that do not count.
  @bigInt({ internal: true, default: 0 })
  counter: Opt<number> = 0;

  // A hint for the browser where to look for it.
  @stringList({ internal: true })
  transports!: string[];

  // Of one authenticator that cannot copy it; then its counter shows copies.
  @boolean({ internal: true })
  isDeviceBound!: boolean;

  @boolean({ description: "Whether it is synced, so that losing the device does not lose it." })
  isBackedUp!: boolean;

  @text({ description: `1 to ${MAX_PASSKEY_NAME} characters, for example 'Firefox on Linux'.` })
  name!: string;

  @dateTime({ nullable: true, description: "When it was last used to sign in or to confirm." })
  lastUsedAt?: Date | null;

  constructor(
    values: Pick<
      Passkey,
      | "user"
      | "credentialId"
      | "publicKey"
      | "counter"
      | "transports"
      | "isDeviceBound"
      | "isBackedUp"
      | "name"
    >,
  ) {
    super();
    Object.assign(this, values);
  }
}
