import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { ContactRequest } from "../contacts/contact-request.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import {
  boolean,
  dateTime,
  enumColumn,
  int,
  manyToMany,
  manyToOne,
  model,
  oneToMany,
  text,
} from "../foundation/model.ts";
import { Invoice } from "../invoices/invoice.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";
import { Order } from "../orders/order.ts";
import { erasedWithMails } from "../workflow/erasure.ts";
import { MailLabel } from "./mail-label.ts";
import { MailMark } from "./mail-mark.ts";
import { MailThreadLabel } from "./mail-thread-label.ts";
import { Mail } from "./mail.ts";

export const MailFolder = enumType(
  "MailFolder",
  {
    INBOX: "Not dealt with.",
    ARCHIVE: "Put away.",
    SPAM: "Deleted after 30 days.",
    TRASH: "Deleted after 30 days.",
  },
  "Where a conversation is, for all staff. In TRASH it is deleted 30 days after it was moved there, in SPAM too.",
);
export type MailFolder = EnumOf<typeof MailFolder>;

export const MailSource = enumType(
  "MailSource",
  {
    MAIL: "A mail; for those with `mail:read`.",
    CONTACT: "A contact request; for those with `contact:read`.",
    APPLICATION: "An application; for those with `application:manage`.",
    ORDER: "An order; for those with `billing:read`.",
    INVOICE: "An invoice; for those with `billing:read`.",
  },
  "What a conversation began with, and so who reads it: MAIL those with `mail:read`, CONTACT with `contact:read`, APPLICATION with `application:manage`, ORDER and INVOICE with `billing:read`.",
);
export type MailSource = EnumOf<typeof MailSource>;

type Values = Pick<MailThread, "subject"> &
  Partial<Pick<MailThread, "id" | "folder" | "name" | "address" | "lastMailAt" | "assignee">>;

// What a conversation shows of its mails is maintained by a trigger of these.
@erasedWithMails({ table: "mail_threads" })
@Index({ properties: ["lastMailAt", "id"] })
@Index({ properties: ["folder", "lastMailAt", "id"] })
@Index({ properties: ["assignee", "lastMailAt", "id"] })
@Index({ properties: ["source", "lastMailAt", "id"] })
@Index({ properties: ["address", "lastMailAt", "id"] })
@Index({ properties: ["folder", "movedAt"] })
@Index({ properties: ["createdAt", "id"] })
@Index({
  name: "mail_threads_files_index",
  expression: `create index "mail_threads_files_index" on "mail_threads" ("last_mail_at", "id") where attachment_count > 0`,
})
@Index({
  name: "mail_threads_important_index",
  expression: `create index "mail_threads_important_index" on "mail_threads" ("last_mail_at", "id") where is_important`,
})
@Index({
  name: "mail_threads_drafts_index",
  expression: `create index "mail_threads_drafts_index" on "mail_threads" ("last_mail_at", "id") where draft_count > 0`,
})
@Index({
  name: "mail_threads_sent_index",
  expression: `create index "mail_threads_sent_index" on "mail_threads" ("last_mail_at", "id") where sent_count > 0`,
})
@model({
  table: "mail_threads",
  messages: { notFound: "Conversation not found" },
  description:
    "A conversation in the shared inbox of the staff: mails with the same person about the same thing.",
})
export class MailThread extends StoredEntity {
  @enumColumn(() => MailFolder)
  folder: Opt<MailFolder> = MailFolder.INBOX;

  @dateTime({ internal: true, nullable: true })
  movedAt?: Date | null;

  @enumColumn(() => MailSource)
  source: Opt<MailSource> = MailSource.MAIL;

  @text({ description: "At most 255 characters; empty if there is none." })
  subject!: string;

  @text({
    nullable: true,
    description: "The person's name; null if unknown, or of an applicant who is hidden.",
  })
  name?: string | null;

  @text({
    nullable: true,
    description:
      "The person's address, which only staff change; null of a draft without one, and of an applicant who is hidden.",
  })
  address?: string | null;

  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Who of the staff looks after it.",
  })
  assignee?: Member | null;

  @boolean({ default: false, description: "Whether staff marked it as important, for all." })
  isImportant: Opt<boolean> = false;

  @manyToMany(() => MailLabel, {
    through: () => MailThreadLabel,
    orderBy: { name: "asc", id: "asc" },
    description: "The labels that staff gave it.",
  })
  labels = new Collection<MailLabel>(this);

  @manyToOne(() => ContactRequest, {
    nullable: true,
    deleteRule: "cascade",
    description: "Of CONTACT: the request, whose message is the text of the first mail.",
  })
  contactRequest?: ContactRequest | null;

  @manyToOne(() => Application, {
    nullable: true,
    deleteRule: "cascade",
    description:
      "Of APPLICATION: the application, whose cover letter is the text of the first mail.",
  })
  application?: Application | null;

  @manyToOne(() => Order, { nullable: true, deleteRule: "cascade", description: "Of ORDER." })
  order?: Order | null;

  @manyToOne(() => Invoice, { nullable: true, deleteRule: "cascade", description: "Of INVOICE." })
  invoice?: Invoice | null;

  @dateTime({ description: "When its newest mail came or was sent; lists are sorted by it." })
  lastMailAt!: Date;

  @int({ default: 0, description: "How many mails it has, without drafts." })
  mailCount: Opt<number> = 0;

  @int({ default: 0, description: "How many of them came in." })
  receivedCount: Opt<number> = 0;

  @int({ default: 0, description: "How many of them the site has sent, or will send." })
  sentCount: Opt<number> = 0;

  @int({ default: 0, description: "How many drafts it has, of all staff." })
  draftCount: Opt<number> = 0;

  @int({ default: 0, description: "How many files its mails have, without drafts." })
  attachmentCount: Opt<number> = 0;

  @int({ default: 0, description: "How many of its mails could not be delivered." })
  failedCount: Opt<number> = 0;

  @text({ default: "", description: "The beginning of its newest mail, at most 200 characters." })
  snippet: Opt<string> = "";

  @oneToMany(() => Mail, { by: "thread", internal: true })
  mails = new Collection<Mail>(this);

  @oneToMany(() => MailMark, { by: "thread", internal: true })
  marks = new Collection<MailMark>(this);

  constructor(values: Values, now: Date) {
    super();
    Object.assign(this, { lastMailAt: now }, values, { createdAt: now });
  }
}

export const MailThreadConnection = connection("MailThread", () => MailThread);
