import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { User } from "../accounts/user.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import {
  enumColumn,
  int,
  jsonList,
  manyToOne,
  model,
  reference,
  stringList,
  text,
} from "../foundation/model.ts";

export const AuditAction = enumType(
  "AuditAction",
  {
    CREATED: "Something was added.",
    CHANGED: "Something was changed.",
    DELETED: "Moved to the trash, or deleted if there is none.",
    RESTORED: "Taken back from the trash.",
    PURGED: "Deleted from the trash.",
    ERASED: "What a person left was removed.",
    MERGED: "Two became one.",
    EXPORTED: "A file was made of it.",
    SIGNED_IN: "A session began.",
    SIGN_IN_REFUSED: "Signing in failed.",
    REFUSED: "An operation that the account may not call.",
    LIMITED: "A rate limit was met.",
  },
  "What was done. DELETED: moved to the trash, or deleted if there is none. PURGED: deleted from the trash. REFUSED: an operation that the account may not call. LIMITED: a rate limit was met.",
);
export type AuditAction = EnumOf<typeof AuditAction>;

export const AuditResult = enumType("AuditResult", {
  DONE: "It was carried out.",
  REFUSED: "It was not carried out.",
});
export type AuditResult = EnumOf<typeof AuditResult>;

/** The actions that were not carried out. */
export const REFUSALS: readonly AuditAction[] = [
  AuditAction.SIGN_IN_REFUSED,
  AuditAction.REFUSED,
  AuditAction.LIMITED,
];

@ObjectType({ description: "A choice that was changed." })
export class AuditChange {
  @Field(() => String, { description: "The name of the field." }) field!: string;
  @Field(() => String, { nullable: true }) before!: string | null;
  @Field(() => String, { nullable: true }) after!: string | null;
}

interface Values {
  action: AuditAction;
  /** Absent for people who are not known. */
  user?: User | null | undefined;
  sessionId?: string | undefined;
  network: string;
  kind: string;
  item?: string | null | undefined;
  fields?: readonly string[];
  changes?: readonly AuditChange[];
  count?: number;
}

/**
 * Rows are never changed, but for who an erased account was. They hold names of fields, and of values only
 * choices such as roles and states: so that nothing secret or erased is left in them.
 */
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["user", "createdAt", "id"] })
@Index({ properties: ["action", "createdAt", "id"] })
@Index({ properties: ["kind", "createdAt", "id"] })
@Index({ properties: ["item", "createdAt", "id"] })
@model({
  table: "audit_entries",
  audited: false,
  description:
    "Something that staff changed, a sign-in or a refusal. It is kept as long as the site's settings say, without the texts that were written.",
})
export class AuditEntry extends StoredEntity {
  @enumColumn(() => AuditAction)
  action!: AuditAction;

  @manyToOne(() => User, {
    nullable: true,
    index: false,
    createForeignKeyConstraint: false, // a purged account takes no entry with it
    description:
      "Who did it. Of a refused sign-in, the account with that address. Null if there is none, or it was erased.",
  })
  user?: User | null;

  @reference({ nullable: true, internal: true })
  sessionId?: string | null;

  @text({
    description:
      "The type of what was changed, such as 'Post'; of a refusal the operation, of a limit its name.",
  })
  kind!: string;

  // no foreign key: the entry outlives what it is about
  @reference({ nullable: true, description: "The id of what was changed, which may be gone." })
  item?: string | null;

  @stringList({ description: "The names of the fields that were written." })
  fields!: string[];

  @jsonList(() => AuditChange, {
    description:
      "Of the fields that hold a choice, such as a role or a state: what it was and became.",
  })
  changes!: AuditChange[];

  @int({
    default: 1,
    description: "How often it happened: refusals of a minute by one account are one entry.",
  })
  count: Opt<number> = 1;

  @text({ description: "The network of the request: /24 of IPv4, /48 of IPv6." })
  network!: string;

  constructor({ fields = [], changes = [], ...values }: Values, now: Date) {
    super();
    Object.assign(this, { ...values, fields: [...fields], changes: [...changes], createdAt: now });
  }
}

export const AuditEntryConnection = connection("AuditEntry", () => AuditEntry);
