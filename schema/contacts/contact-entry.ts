import { Index, Property } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { Member } from "../members/member.ts";
import { ContactRequest } from "./contact-request.ts";

export const ContactEntryKind = enumType(
  "ContactEntryKind",
  ["ANSWER", "NOTE"],
  "ANSWER: mailed to the sender of the request. NOTE: for staff only.",
);
export type ContactEntryKind = EnumOf<typeof ContactEntryKind>;

type Facts = Pick<ContactEntry, "request" | "kind" | "author" | "content"> &
  Partial<Pick<ContactEntry, "id" | "delivery" | "mailId">>;

@Index({ properties: ["request", "createdAt", "id"] })
@Index({ properties: ["mailId"] })
@model({
  table: "contact_entries",
  messages: { notFound: "Answer not found" },
  description: "What staff wrote about a request: an answer to its sender, or a note.",
})
export class ContactEntry extends StoredEntity {
  @manyToOne(() => ContactRequest, { internal: true, index: false, deleteRule: "cascade" })
  request!: ContactRequest;

  @enumColumn(() => ContactEntryKind)
  kind!: ContactEntryKind;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who wrote it; null for staff without a profile.",
  })
  author?: Member | null;

  @text({ description: "Plain text, at most 5,000 characters." })
  content!: string;

  @enumColumn(() => MailStatus, {
    nullable: true,
    description: "What became of the mail of an answer; null for notes.",
  })
  delivery?: MailStatus | null;

  @text({
    nullable: true,
    description: "Why the mail was not delivered, in the words of the mail server.",
  })
  deliveryError?: string | null;

  // the mail of an answer, whose trigger keeps `delivery`
  @Property({ type: "uuid", nullable: true })
  mailId?: string | null;

  constructor(facts: Facts, now: Date) {
    super();
    Object.assign(this, facts, { createdAt: now });
  }
}
