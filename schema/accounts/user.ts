import type { Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { storedAddress } from "../foundation/email-address.ts";
import { DeletableEntity, NOT_DELETED } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import {
  enumColumn,
  enumList,
  boolean,
  model,
  dateTime,
  manyToOne,
  enumValues,
  searchVector,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import type { EmailCode } from "./email-code.ts";
import { Role } from "./role.ts";

type Acceptance = Pick<EmailCode, "acceptedTerms" | "acceptedTermsLocale">;

export const UserStatus = enumType(
  "UserStatus",
  { ACTIVE: "Can sign in.", INVITED: "Has not set a password yet.", SUSPENDED: "Cannot sign in." },
  "ACTIVE: can sign in; INVITED: has not set a password yet; SUSPENDED: cannot sign in.",
);
export type UserStatus = EnumOf<typeof UserStatus>;

/** The condition of accounts that can sign in. */
export const CAN_SIGN_IN = { status: UserStatus.ACTIVE, ...NOT_DELETED };

/** An arbitrary number, the same in every process. */
const ADMIN_LOCK = 7_210_457;

const isAdmin = (row: string): string =>
  `${row}.status = 'active' and ${row}.deleted_at is null and ${row}.roles @> '{${Role.ADMIN}}'`;

// A session implies a valid password and an account that may sign in, so a trigger deletes sessions
// in the transaction that ends either, however it is written. Those of a suspended account have ended,
// too, but stay until it is reinstated, so that their browsers can be told why.
@Trigger<typeof User>({
  name: "signed_out",
  timing: "after",
  events: ["update"],
  expression: `create or replace function "users_signed_out_fn"() returns trigger as $$ begin
    delete from sessions where user_id = new.id;
    return null; end; $$ language plpgsql;
create trigger "signed_out" after update of password_hash, status, deleted_at on "users" for each row
    when (old.password_hash is distinct from new.password_hash or new.deleted_at is not null
      or (old.status <> new.status and new.status <> 'suspended'))
    execute function "users_signed_out_fn"();`,
})
// At least one admin must remain, also if the last two are removed concurrently: the lock makes one
// wait for the other.
@Trigger<typeof User>({
  name: "admin_remains",
  timing: "after",
  events: ["update", "delete"],
  expression: `create or replace function "users_admin_remains_fn"() returns trigger as $$ begin
    if ${isAdmin("old")} and (tg_op = 'DELETE' or not (${isAdmin("new")})) then
      perform pg_advisory_xact_lock(${ADMIN_LOCK});
      if not exists (select 1 from users where ${isAdmin("users")}) then
        raise exception 'At least one admin must remain' using errcode = 'check_violation';
      end if;
    end if;
    return null; end; $$ language plpgsql;
create trigger "admin_remains" after update of roles, status, deleted_at or delete on "users" for each row
    execute function "users_admin_remains_fn"();`,
})
@Index({
  name: "users_email_unique", // a deleted account releases its address
  expression: `create unique index "users_email_unique" on "users" ("email") where "deleted_at" is null`,
})
@Index({
  name: "users_member_id_unique", // and its profile
  expression: `create unique index "users_member_id_unique" on "users" ("member_id") where "deleted_at" is null`,
})
@Index({
  name: "users_deleted_index",
  expression: `create index "users_deleted_index" on "users" ("deleted_at") where "deleted_at" is not null`,
})
@Index({ properties: ["name", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["seenAt", "id"] })
@Index({ properties: ["status"] })
@Index({
  name: "users_verified_index", // for filtering members by verified address
  expression: `create index "users_verified_index" on "users" ("member_id") where "email_verified_at" is not null`,
})
@Index({
  name: "users_accepted_terms_index", // for counting who has accepted a version
  expression: `create index "users_accepted_terms_index" on "users" ("accepted_terms", "accepted_terms_locale") where "status" = 'active' and "deleted_at" is null`,
})
@Index({ properties: ["roles"], type: "gin" })
@Index({ properties: ["lastSeenAt"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "users",
  messages: { notFound: "User not found", taken: "This email address already has an account" },
  description: "A user account.",
})
export class User extends DeletableEntity {
  @text({
    restricted: true,
    description: "In lower case. Visible to the user and to administrators.",
  })
  email!: string;

  @text({ sorted: true, description: "The display name of the account, 1 to 80 characters." })
  name!: string;

  @enumList(() => Role)
  roles: Opt<Role[]> = [];

  @enumColumn(() => UserStatus)
  status: Opt<UserStatus> = UserStatus.ACTIVE;

  @text({
    nullable: true,
    restricted: true,
    description:
      "Why the account is suspended. Visible to administrators; shown to the user at sign-in.",
  })
  suspensionReason?: string | null;

  // the status to restore when reinstating
  @enumValues(() => UserStatus)
  @text({ nullable: true, internal: true })
  statusBeforeSuspension?: UserStatus | null;

  @enumColumn(() => Locale, { description: "The language of the interface and of mails." })
  locale: Opt<Locale> = Locale.en;

  @dateTime({
    nullable: true,
    fieldName: "email_verified_at",
    description: "When the email address was verified; null if it is not.",
  })
  emailVerified?: Date | null;

  @boolean({ generated: `("email_verified_at" is not null) stored` })
  isEmailVerified!: Opt<boolean>;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "The last heartbeat of one of the user's sessions.",
  })
  lastSeenAt?: Date | null;

  // lists cannot be ordered by a nullable column: users who never visited count as long ago
  @dateTime({ internal: true, generated: `(coalesce("last_seen_at", to_timestamp(0))) stored` })
  seenAt!: Opt<Date>;

  @boolean({
    default: false,
    description:
      "Whether the account's owner moved it to the trash: then only they can restore it.",
  })
  isDeletedByOwner: Opt<boolean> = false;

  // Kept as evidence of consent; not readable through the API.
  @text({ nullable: true, internal: true })
  acceptedTerms?: string | null;

  @text({ nullable: true, internal: true })
  acceptedTermsLocale?: Locale | null;

  @dateTime({ nullable: true, internal: true })
  acceptedTermsAt?: Date | null;

  // argon2id; loaded only where a password is compared.
  @text({ nullable: true, internal: true, lazy: true })
  passwordHash?: string | null;

  @manyToOne(() => Member, {
    nullable: true,
    index: true,
    description: "The user's public profile.",
  })
  member?: Member | null;

  @searchVector(searchable('"name"', '"email"'))
  terms?: Opt<string>;

  constructor(
    values: Pick<User, "email" | "name"> & Partial<Pick<User, "roles" | "member" | "locale">>,
  ) {
    super();
    Object.assign(this, values, { email: storedAddress(values.email) });
  }

  /** Keeps what was accepted at registration, if anything. */
  acceptTerms({ acceptedTerms, acceptedTermsLocale }: Acceptance, now: Date): void {
    if (!acceptedTerms) return;
    Object.assign(this, { acceptedTerms, acceptedTermsLocale, acceptedTermsAt: now });
  }

  /** Stores the previous status, to restore it when reinstating. */
  suspend(reason: string | null): void {
    if (this.status !== UserStatus.SUSPENDED) this.statusBeforeSuspension = this.status;
    this.status = UserStatus.SUSPENDED;
    this.suspensionReason = reason;
  }

  reinstate(): void {
    if (this.status !== UserStatus.SUSPENDED) return;
    this.status = this.statusBeforeSuspension ?? UserStatus.ACTIVE;
    this.statusBeforeSuspension = null;
    this.suspensionReason = null;
  }

  override delete(now: Date, { byOwner = false } = {}): void {
    super.delete(now);
    this.isDeletedByOwner = byOwner;
  }

  override restore(): void {
    super.restore();
    this.isDeletedByOwner = false;
  }
}

export const UserConnection = connection("User", () => User);
