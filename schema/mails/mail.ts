import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Property, Trigger } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { User } from "../accounts/user.ts";
import { ContactEntry } from "../contacts/contact-entry.ts";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  boolean,
  dateTime,
  embedded,
  enumColumn,
  int,
  jsonList,
  manyToOne,
  model,
  oneToMany,
  stringList,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { ApplicationEvent } from "../jobs/application-parts.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { Member } from "../members/member.ts";
import { MailAttachment } from "./mail-attachment.ts";
import { MailThread } from "./mail-thread.ts";

export const MailKind = enumType(
  "MailKind",
  {
    INCOMING: "It came by mail, or by a form of the site.",
    OUTGOING: "The site has sent it, or will.",
    DRAFT: "Someone is writing it.",
  },
  "INCOMING: it came by mail, or by a form of the site. OUTGOING: the site has sent it, or will. DRAFT: someone is writing it.",
);
export type MailKind = EnumOf<typeof MailKind>;

export const MailQuote = enumType(
  "MailQuote",
  { REPLY: "Below its own text, as what the other wrote.", FORWARD: "As a whole, with its files." },
  "How a mail quotes the one that it answers. REPLY: below its own text, as what the other wrote. FORWARD: as a whole, with its files.",
);
export type MailQuote = EnumOf<typeof MailQuote>;

@ObjectType({ description: "A person by their email address." })
export class MailAddress {
  @Field(() => String, { nullable: true, simple: true }) name?: string | null;
  @Field(() => String, { nullable: true, simple: true, description: "Null if it is hidden." })
  address?: string | null;
}

@ObjectType({ description: "A recipient whom a mail did not reach." })
export class MailBounce {
  @Field(() => String, { simple: true }) address!: string;
  @Field(() => String, {
    nullable: true,
    simple: true,
    description: "The status of RFC 3463, such as 5.1.1: from 5 on it is permanent.",
  })
  status?: string | null;
  @Field(() => String, {
    nullable: true,
    simple: true,
    description: "The words of the recipient's mail server.",
  })
  reason?: string | null;
}

type Values = Pick<Mail, "thread" | "kind" | "subject"> & Partial<Mail>;

/** The job that deletes mails as they came with their rows. */
export const REMOVE_RAW_MAILS = "remove-raw-mails";

/** How many characters of its text a list shows. */
export const MAX_SNIPPET = 200;

/** What a conversation shows of its mails, and that it is unread again when one comes in. */
const summarize = (changes: string): string => `
    for change in
      select thread_id, bool_or(n > 0 and kind = 'incoming') as is_incoming, sum(n) as n
        from ${changes} as changes group by 1 order by 1
    loop
      update mail_threads set
          mail_count = mails_of.mail_count, received_count = mails_of.received_count,
          sent_count = mails_of.sent_count,
          draft_count = mails_of.draft_count, failed_count = mails_of.failed_count,
          attachment_count = mails_of.attachment_count,
          last_mail_at = coalesce(mails_of.last_mail_at, mail_threads.last_mail_at),
          snippet = coalesce(mails_of.snippet, '')
        from (select
            count(*) filter (where kind <> 'draft') as mail_count,
            count(*) filter (where kind = 'incoming') as received_count,
            count(*) filter (where kind = 'outgoing') as sent_count,
            count(*) filter (where kind = 'draft') as draft_count,
            count(*) filter (where kind = 'outgoing' and (delivery = 'failed' or bounces <> '[]')) as failed_count,
            coalesce(sum(attachment_count) filter (where kind <> 'draft'), 0) as attachment_count,
            coalesce(max(created_at) filter (where kind <> 'draft'), max(created_at)) as last_mail_at,
            (array_agg(snippet order by kind = 'draft', created_at desc, id desc))[1] as snippet
          from mails where thread_id = change.thread_id) as mails_of
        where mail_threads.id = change.thread_id;
      if change.is_incoming and change.n > 0 then
        update mail_marks set is_read = false where thread_id = change.thread_id and is_read;
      end if;
    end loop;`;

// What staff find a mail by; what lies in its source is read there.
const TERMS = searchable(
  "new.subject",
  `coalesce(new.from_name, '')`,
  `coalesce(new.from_address, '')`,
  `coalesce((select string_agg(concat_ws(' ', one ->> 'name', one ->> 'address'), ' ') from jsonb_array_elements(new."to" || new.cc) as one), '')`,
  `coalesce(new.text, (select content from contact_entries where id = new.contact_entry_id),
        (select content from application_events where id = new.application_event_id),
        (select concat_ws(' ', company, message) from contact_requests where id = new.id),
        (select cover_letter from applications where id = new.id), new.snippet)`,
);

@Trigger<typeof Mail>({
  name: "mails_terms",
  timing: "before",
  events: ["insert", "update"],
  body: `
    new.terms := ${TERMS};
    return new;`,
})
@maintains({ table: "mails", name: "summarize", body: summarize })
@maintains({
  table: "mails",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_RAW_MAILS, changes, "raw_url is not null"),
})
@Index({ properties: ["thread", "createdAt", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["kind", "createdAt", "id"] })
@Index({ properties: ["mailId"] })
@Index({ properties: ["messageId"] })
@Index({ properties: ["fromAddress"] })
@Index({ properties: ["writer"] })
@Index({ properties: ["terms"], type: "gin" })
@Index({
  name: "mails_files_index",
  expression: `create index "mails_files_index" on "mails" ("created_at", "id") where attachment_count > 0`,
})
@model({
  table: "mails",
  audited: false,
  messages: { notFound: "Mail not found" },
  description: "A mail of a conversation, or the draft of one.",
})
export class Mail extends StoredEntity {
  @manyToOne(() => MailThread, { index: false, deleteRule: "cascade" })
  thread!: MailThread;

  @enumColumn(() => MailKind)
  kind!: MailKind;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description:
      "Who of the staff wrote it; null of mails that came in, and for staff without a profile.",
  })
  author?: Member | null;

  // who alone changes it while it is a draft
  @manyToOne(() => User, { nullable: true, internal: true, index: false, deleteRule: "set null" })
  writer?: User | null;

  @text({ internal: true, nullable: true })
  fromName?: string | null;

  @text({ internal: true, nullable: true })
  fromAddress?: string | null;

  @embedded(() => MailAddress, { name: "fromName", address: "fromAddress" })
  from!: Opt<MailAddress>;

  @jsonList(() => MailAddress)
  to: Opt<MailAddress[]> = [];

  @jsonList(() => MailAddress)
  cc: Opt<MailAddress[]> = [];

  @jsonList(() => MailAddress, { description: "Of mails that the site sends." })
  bcc: Opt<MailAddress[]> = [];

  @text({ description: "At most 255 characters." })
  subject!: string;

  @text({ default: "", description: "The beginning of its text, at most 200 characters." })
  snippet: Opt<string> = "";

  @text({
    nullable: true,
    description:
      "Its text without markup; null if that is in `contactEntry`, `applicationEvent` or in what the conversation began with, and of mails of orders and invoices.",
  })
  text?: string | null;

  @text({
    nullable: true,
    description:
      "Its sanitised HTML, null if it has none. What came in may refer to pictures elsewhere, which tell the sender that it was read: show it by `bodyUrl`, which blocks them.",
  })
  html?: string | null;

  @text({
    description:
      "URL path of the text as a page for a sandboxed frame, for those who read the mail. It shows pictures that the mail carries; with `?pictures=on` also those from elsewhere.",
  })
  bodyUrl!: string;

  @boolean({
    default: false,
    description: "Whether the page at `bodyUrl` blocks pictures from elsewhere.",
  })
  hasRemotePictures: Opt<boolean> = false;

  @oneToMany(() => MailAttachment, {
    by: "mail",
    orderBy: { position: "asc", id: "asc" },
    description: "Its files, at most 100.",
  })
  attachments = new Collection<MailAttachment>(this);

  @int({ default: 0, description: "How many files it has." })
  attachmentCount: Opt<number> = 0;

  @manyToOne(() => ContactEntry, {
    nullable: true,
    deleteRule: "cascade",
    description: "The answer to a request whose content is its text.",
  })
  contactEntry?: ContactEntry | null;

  @manyToOne(() => ApplicationEvent, {
    nullable: true,
    deleteRule: "cascade",
    description: "The entry in the history of an application whose content is its text.",
  })
  applicationEvent?: ApplicationEvent | null;

  @manyToOne(() => Mail, {
    nullable: true,
    deleteRule: "set null",
    description: "The mail that it answers.",
  })
  answered?: Mail | null;

  @enumColumn(() => MailQuote, {
    nullable: true,
    description:
      "How it quotes the mail that it answers, below its own text; null if it does not. `bodyUrl` shows the quoted text folded, with `?part=quote` that alone.",
  })
  quote?: MailQuote | null;

  @boolean({ default: false, description: "Whether its writer left the quoted text out." })
  isQuoteRemoved: Opt<boolean> = false;

  // what is sent below its own text, as it was when the draft was begun
  @text({ internal: true, nullable: true })
  quotedHtml?: string | null;

  @text({ internal: true, nullable: true })
  quotedText?: string | null;

  @text({
    nullable: true,
    description: "Its Message-ID without brackets; null of drafts, and of what came by a form.",
  })
  messageId?: string | null;

  // the Message-IDs that it refers to
  @stringList({ internal: true })
  references: Opt<string[]> = [];

  @boolean({
    default: false,
    description: "Whether its sender is not one of those whom the conversation was with so far.",
  })
  isNewSender: Opt<boolean> = false;

  @boolean({
    default: false,
    description: "Whether a program sent it, such as an absence note. It is never answered.",
  })
  isAutomatic: Opt<boolean> = false;

  @boolean({
    default: false,
    description: "Whether it could not be read as a mail: `rawUrl` has it as it came.",
  })
  isUnreadable: Opt<boolean> = false;

  @text({
    nullable: true,
    description: "URL path of the mail as it came, a download; null unless it came by mail.",
  })
  rawUrl?: string | null;

  @dateTime({
    nullable: true,
    description: "When it leaves, of an outgoing mail that waits: at once is 10 seconds later.",
  })
  scheduledAt?: Date | null;

  @dateTime({
    nullable: true,
    description: "When the mail server has accepted it; of what came by mail, as its sender says.",
  })
  sentAt?: Date | null;

  @enumColumn(() => MailStatus, {
    nullable: true,
    description: "What became of an outgoing mail; null of others, and if it is not known.",
  })
  delivery?: MailStatus | null;

  @text({
    nullable: true,
    description: "Why it was not delivered, in the words of the mail server.",
  })
  deliveryError?: string | null;

  @int({ default: 0, description: "How often it was handed to the mail server." })
  attempts: Opt<number> = 0;

  @jsonList(() => MailBounce, {
    description: "The recipients whom it did not reach, as their mail servers say.",
  })
  bounces: Opt<MailBounce[]> = [];

  // its row in the queue
  @Property({ type: "uuid", nullable: true })
  mailId?: string | null;

  // of a mail that came in: the same one is stored once, however often and by which way it comes
  @text({ internal: true, nullable: true, unique: true })
  fingerprint?: string | null;

  // whether those whom it concerns were notified, once however often the job runs
  @boolean({ internal: true, default: false })
  isAnnounced: Opt<boolean> = false;

  @Property({ type: "tsvector", lazy: true, nullable: true })
  terms?: Opt<string>;

  constructor(values: Values, now: Date) {
    super();
    Object.assign(this, values, { createdAt: now });
    this.bodyUrl = bodyUrlOf(this.id);
  }
}

const bodyUrlOf = (id: string): string => `/files/mails/${id}/body`;
export const rawUrlOf = (id: string): string => `/files/mails/${id}/raw`;
/** Storage key of a mail as it came. */
export const rawMailKey = (id: string): string => `mails/${id}-raw`;

export const MailConnection = connection("Mail", () => Mail);
