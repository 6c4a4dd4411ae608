import type { Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index, Property } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import {
  enumColumn,
  boolean,
  model,
  dateTime,
  int,
  text,
  stringList,
} from "../foundation/model.ts";
import type { EmailMessage } from "../foundation/services.ts";

/** The job that sends what waits. */
export const SEND_MAILS = "send-mails";

export const MailStatus = enumType(
  "MailStatus",
  ["QUEUED", "DEFERRED", "SENT", "FAILED"],
  "Queued mails are sent in their order. One that its receiver does not take for now is deferred: the others go first.",
);
export type MailStatus = EnumOf<typeof MailStatus>;

const SECOND_MS = 1_000;
const MAX_PAUSE_MS = 60 * SECOND_MS;

/** A letter, written with the change it tells of; sent when that is committed. */
@Index({
  name: "outgoing_mails_waiting_index",
  expression: `create index "outgoing_mails_waiting_index" on "outgoing_mails" ("id") where "status" in ('queued', 'deferred')`,
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@model({
  table: "outgoing_mails",
  messages: { notFound: "Mail not found" },
  description: "A mail of the site. Of one that only its reader may know, only the fact is shown.",
})
export class OutgoingMail extends StoredEntity {
  @text({ restricted: true })
  to!: string;

  @enumColumn(() => Locale)
  locale!: Locale;

  @text({ restricted: true })
  subject!: string;

  @stringList({ restricted: true })
  paragraphs!: string[];

  // what there is to do by it is its reader's alone, whatever else may be read
  @text({ internal: true, nullable: true })
  code?: string | null;

  @Property({ type: "json", nullable: true })
  action?: EmailMessage["action"] | null;

  @boolean({ description: "It holds a code or a link: nobody but its reader ever reads it." })
  isSensitive!: boolean;

  @enumColumn(() => MailStatus)
  status: Opt<MailStatus> = MailStatus.QUEUED;

  @int({ description: "How often it was handed to the mail server." })
  attempts: Opt<number> = 0;

  @text({
    restricted: true,
    nullable: true,
    description: "What the mail server last said against it.",
  })
  lastError?: string | null;

  @dateTime({ description: "When it is handed over, at the earliest." })
  dueAt!: Date;

  @dateTime({ nullable: true })
  sentAt?: Date | null;

  constructor({ isSensitive = false, ...message }: EmailMessage, now: Date, id?: string) {
    super();
    Object.assign(this, message, { isSensitive, createdAt: now, dueAt: now, ...(id && { id }) });
  }

  letter(): EmailMessage {
    const { to, locale, subject, paragraphs, code, action } = this;
    return { to, locale, subject, paragraphs, ...(code && { code }), ...(action && { action }) };
  }

  sent(now: Date): void {
    this.sentAt = now;
    this.lastError = null;
    this.end(MailStatus.SENT);
  }

  /** Longer and longer pauses: 1 s, 2 s, 4 s … 1 min. */
  failed(error: string, now: Date): void {
    this.lastError = error;
    const pause = Math.min(MAX_PAUSE_MS, SECOND_MS * 2 ** (this.attempts - 1));
    this.dueAt = new Date(now.getTime() + pause);
  }

  /** Its receiver does not take it for now: those behind it go first. */
  defer(error: string, now: Date): void {
    this.failed(error, now);
    this.status = MailStatus.DEFERRED;
  }

  giveUp(error: string): void {
    this.lastError = error;
    this.end(MailStatus.FAILED);
  }

  /** What only its reader may know is kept no longer than it takes to send it. */
  private end(status: MailStatus): void {
    this.status = status;
    if (this.isSensitive) Object.assign(this, { paragraphs: [], code: null, action: null });
  }
}

export const OutgoingMailConnection = connection("OutgoingMail", () => OutgoingMail);
