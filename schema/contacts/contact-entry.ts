import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import type { MailStatus } from "../mail/outgoing-mail.ts";
import { Member } from "../members/member.ts";
import { keepsDelivery } from "../workflow/delivery.ts";
import { ContactRequest } from "./contact-request.ts";

export const ContactEntryKind = enumType(
  "ContactEntryKind",
  {
    ANSWER: "Mailed to the sender, read by staff and by those who are asked.",
    NOTE: "For staff only.",
  },
  "ANSWER: mailed to the sender of the request, read by staff and by those who are asked. NOTE: for staff only.",
);
export type ContactEntryKind = EnumOf<typeof ContactEntryKind>;

type Values = Pick<ContactEntry, "request" | "kind" | "author" | "content"> &
  Partial<Pick<ContactEntry, "id" | "delivery" | "mailId">>;

@Index({ properties: ["request", "createdAt", "id"] })
@keepsDelivery({
  table: "contact_entries",
  trigger: "outgoing_mails_delivery",
  description: "What became of the mail of an answer; null for notes.",
})
@model({
  table: "contact_entries",
  audited: false,
  messages: { notFound: "Answer not found" },
  description: "What was written about a request: an answer to its sender, or a note of staff.",
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

  declare delivery?: MailStatus | null;
  declare deliveryError?: string | null;
  declare mailId?: string | null;

  constructor(values: Values, now: Date) {
    super();
    Object.assign(this, values, { createdAt: now });
  }
}
