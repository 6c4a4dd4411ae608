import { Index } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { enumColumn, manyToOne, model, reference, stringList, text } from "../foundation/model.ts";

export const AuditAction = enumType(
  "AuditAction",
  [
    "CREATED",
    "CHANGED",
    "DELETED",
    "RESTORED",
    "PURGED",
    "ERASED",
    "MERGED",
    "EXPORTED",
    "SIGNED_IN",
    "SIGN_IN_REFUSED",
  ],
  "What was done. DELETED: moved to the trash, or deleted if there is none. PURGED: deleted from the trash.",
);
export type AuditAction = EnumOf<typeof AuditAction>;

interface Values {
  action: AuditAction;
  /** Absent for people who are not known. */
  user?: User | null | undefined;
  sessionId?: string | undefined;
  network: string;
  kind: string;
  item?: string | null | undefined;
  fields?: readonly string[];
}

/**
 * Rows are never changed: they are written with what they are about, and deleted after a year. They hold
 * names of fields, never values, so that nothing secret or erased is left in them.
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
    "Something that staff changed, or a sign-in. It is kept for a year, without the values that were written.",
})
export class AuditEntry extends StoredEntity {
  @enumColumn(() => AuditAction)
  action!: AuditAction;

  @manyToOne(() => User, {
    nullable: true,
    index: false,
    createForeignKeyConstraint: false, // a purged account takes no entry with it
    description:
      "Who did it. Of a refused sign-in, the account with that address. Null if there is none, or it was purged.",
  })
  user?: User | null;

  @reference({ nullable: true, internal: true })
  sessionId?: string | null;

  @text({ description: "The type of what was changed, such as 'Post'." })
  kind!: string;

  // no foreign key: the entry outlives what it is about
  @reference({ nullable: true, description: "The id of what was changed, which may be gone." })
  item?: string | null;

  @stringList({ description: "The names of the fields that were written." })
  fields!: string[];

  @text({ description: "The network of the request: /24 of IPv4, /48 of IPv6." })
  network!: string;

  constructor({ fields = [], ...values }: Values, now: Date) {
    super();
    Object.assign(this, { ...values, fields: [...fields], createdAt: now });
  }
}

export const AuditEntryConnection = connection("AuditEntry", () => AuditEntry);
