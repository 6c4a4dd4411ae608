import type { Opt } from "@mikro-orm/core";
import { Index, Property } from "@mikro-orm/decorators/legacy";
import { registerEnumType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { choice, flag, model, moment, number, text, words } from "../foundation/model.ts";
import type { Letter } from "../foundation/outside.ts";

/** The job that sends what waits. */
export const SEND_MAILS = "send-mails";

export enum MailStatus {
  QUEUED = "queued",
  DEFERRED = "deferred",
  SENT = "sent",
  FAILED = "failed",
}

registerEnumType(MailStatus, {
  name: "MailStatus",
  description:
    "Queued mails are sent in their order. One that its receiver does not take for now is deferred: the others go first.",
});

const SECOND_MS = 1_000;
const LONGEST_PAUSE_MS = 60 * SECOND_MS;

/** A letter, written with the change it tells of; sent when that is committed. */
@Index({
  name: "outgoing_mails_waiting_index",
  expression: `create index "outgoing_mails_waiting_index" on "outgoing_mails" ("id") where "status" in ('queued', 'deferred')`,
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@model({
  table: "outgoing_mails",
  description: "A mail of the site. Of one that only its reader may know, only the fact is shown.",
})
export class OutgoingMail extends StoredEntity {
  @text({ guarded: true })
  to!: string;

  @choice(() => Locale)
  locale!: Locale;

  @text({ guarded: true })
  subject!: string;

  @words({ guarded: true })
  paragraphs!: string[];

  // what there is to do by it is its reader's alone, whatever else may be read
  @text({ hidden: true, nullable: true })
  code?: string | null;

  @Property({ type: "json", nullable: true })
  action?: Letter["action"] | null;

  @flag({ description: "It holds a code or a link: nobody but its reader ever reads it." })
  isSensitive!: boolean;

  @choice(() => MailStatus)
  status: Opt<MailStatus> = MailStatus.QUEUED;

  @number({ description: "How often it was handed to the mail server." })
  attempts: Opt<number> = 0;

  @text({
    guarded: true,
    nullable: true,
    description: "What the mail server last said against it.",
  })
  lastError?: string | null;

  @moment({ description: "When it is handed over, at the earliest." })
  dueAt!: Date;

  @moment({ nullable: true })
  sentAt?: Date | null;

  constructor({ isSensitive = false, ...letter }: Letter, now: Date, id?: string) {
    super();
    Object.assign(this, letter, { isSensitive, createdAt: now, dueAt: now, ...(id && { id }) });
  }

  letter(): Letter {
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
    const pause = Math.min(LONGEST_PAUSE_MS, SECOND_MS * 2 ** (this.attempts - 1));
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
