import type { Opt } from "@mikro-orm/core";
import { Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { bigInt, dateTime, int, model, table, text } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";

/** How far a mailbox has been read. One process reads it at a time, as long as it renews its lock. */
@Unique({ properties: ["name"] })
@model({
  table: "mailboxes",
  audited: false,
  messages: { notFound: "Mailbox not found" },
  description: "A mailbox that mails are fetched from.",
})
export class Mailbox extends StoredEntity {
  @text({ description: "The account and the folder: desk@atelier.example INBOX." })
  name!: string;

  // UIDs mean something only as long as it does not change (RFC 3501 2.3.1.1)
  @bigInt({ internal: true, nullable: true })
  uidValidity?: number | null;

  @bigInt({ internal: true, default: 0 })
  lastUid: Opt<number> = 0;

  @dateTime({ nullable: true, description: "When the mail server answered last." })
  contactAt?: Date | null;

  @text({ nullable: true, description: "Why it cannot be read; null while all is well." })
  error?: string | null;

  @Property({ type: "uuid", nullable: true })
  lockedBy?: string | null;

  @dateTime({ internal: true, nullable: true })
  lockedUntil?: Date | null;

  constructor(name: string) {
    super();
    this.name = name;
  }
}

/** A mail of a mailbox that could not be stored: it is tried again, and set aside after the third time. */
@Unique({ properties: ["mailbox", "uidValidity", "uid"] })
@Index({ properties: ["createdAt"] })
@table("mail_failures")
export class MailFailure {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();

  @Property({ type: "text" }) mailbox!: string;
  @bigInt({ internal: true }) uidValidity!: number;
  @bigInt({ internal: true }) uid!: number;
  @int({ internal: true }) times!: number;
  @Property({ type: "text" }) error!: string;
  @Property({ type: "datetime", length: 3 }) createdAt!: Date;

  constructor(values: Omit<MailFailure, "id">) {
    Object.assign(this, values);
  }
}
