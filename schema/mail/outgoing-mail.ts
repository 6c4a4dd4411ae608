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
import { SECOND } from "../foundation/durations.ts";

/** The job that sends queued mails. */
export const SEND_MAILS = "send-mails";

export const MailStatus = enumType(
  "MailStatus",
  ["QUEUED", "DEFERRED", "SENT", "FAILED"],
  "QUEUED mails are sent in order. DEFERRED: it leaves later, or the recipient's server temporarily refused it, and others are sent first. FAILED: given up.",
);
export type MailStatus = EnumOf<typeof MailStatus>;

const MAX_PAUSE_MS = 60 * SECOND;
const MAX_ATTEMPTS_IN_ORDER = 5;

/** A mail, stored in the transaction of its event and sent after the commit. */
@Index({
  name: "outgoing_mails_waiting_index",
  expression: `create index "outgoing_mails_waiting_index" on "outgoing_mails" ("id") where "status" in ('queued', 'deferred')`,
})
@Index({
  name: "outgoing_mails_about_index",
  expression: `create index "outgoing_mails_about_index" on "outgoing_mails" ("about") where "about" is not null`,
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["to"] })
@model({
  table: "outgoing_mails",
  audited: false,
  messages: { notFound: "Mail not found" },
  description: "A mail sent by the site. For sensitive mails, the content is null.",
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

  // code and link are for the recipient only, whatever else may be read
  @text({ internal: true, nullable: true })
  code?: string | null;

  @Property({ type: "json", nullable: true })
  action?: EmailMessage["action"] | null;

  @Property({ type: "json", nullable: true })
  choices?: EmailMessage["choices"] | null;

  @Property({ type: "json", nullable: true })
  calendar?: EmailMessage["calendar"] | null;

  // headers of a letter that a person wrote, which the graph shows with the letter
  @boolean({ internal: true, default: false })
  isPersonal: Opt<boolean> = false;

  @text({ internal: true, nullable: true })
  replyTo?: string | null;

  @stringList({ internal: true })
  earlierIds: Opt<string[]> = [];

  @boolean({
    description:
      "Whether it contains a code or link for its recipient only. Its content cannot be read.",
  })
  isSensitive!: boolean;

  @enumColumn(() => MailStatus)
  status: Opt<MailStatus> = MailStatus.QUEUED;

  @int({ description: "How often it was handed to the mail server." })
  attempts: Opt<number> = 0;

  @text({
    restricted: true,
    nullable: true,
    description:
      "The mail server's last error. Of a sensitive mail it is visible if the server could not be used at all.",
  })
  lastError?: string | null;

  // the last error concerns the mail server alone: it has nothing of the content or the recipient
  @boolean({ internal: true, default: false })
  isServerError: Opt<boolean> = false;

  @dateTime({ description: "The earliest time of the next attempt." })
  dueAt!: Date;

  @dateTime({ nullable: true })
  sentAt?: Date | null;

  // whose mails of which kind its link of the footer ends: "<user id> <kind>"
  @text({ internal: true, nullable: true })
  unsubscribes?: string | null;

  // what is erased leaves no trace of a person here: the triggers of its table delete by it
  @Property({ type: "uuid", nullable: true })
  about?: string | null;

  constructor(
    { isSensitive = false, waitMs = 0, ...message }: EmailMessage,
    now: Date,
    id?: string,
  ) {
    super();
    const dueAt = new Date(now.getTime() + waitMs);
    const status = waitMs ? MailStatus.DEFERRED : MailStatus.QUEUED;
    Object.assign(this, message, { isSensitive, createdAt: now, dueAt, status, ...(id && { id }) });
  }

  toMessage(): EmailMessage {
    const { to, locale, subject, paragraphs, code, action, isPersonal } = this;
    const { replyTo, earlierIds, unsubscribes, choices, calendar } = this;
    return {
      to,
      locale,
      subject,
      paragraphs,
      ...(code && { code }),
      ...(action && { action }),
      ...(choices && { choices }),
      ...(calendar && { calendar }),
      ...(isPersonal && { isPersonal }),
      ...(replyTo && { replyTo }),
      ...(unsubscribes && { unsubscribes }),
      ...(earlierIds.length && { earlierIds }),
    };
  }

  sent(now: Date): void {
    this.sentAt = now;
    this.refused(null);
    this.end(MailStatus.SENT);
  }

  /** The mail server cannot be used. After some attempts it may be because of this mail: others go first. */
  failed(error: string, now: Date): void {
    this.lastError = error;
    this.isServerError = true;
    this.retryLater(now);
    if (this.attempts >= MAX_ATTEMPTS_IN_ORDER) this.status = MailStatus.DEFERRED;
  }

  /** Its recipient's server temporarily refused it: later mails are sent first. */
  defer(error: string, now: Date): void {
    this.refused(error);
    this.retryLater(now);
    this.status = MailStatus.DEFERRED;
  }

  giveUp(error: string): void {
    this.refused(error);
    this.end(MailStatus.FAILED);
  }

  /** It could not be sent in time. */
  expire(): void {
    this.lastError ??= "Not sent in time";
    this.end(MailStatus.FAILED);
  }

  private refused(error: string | null): void {
    this.lastError = error;
    this.isServerError = false;
  }

  /** Exponential backoff: 1 s, 2 s, 4 s … 1 min. */
  private retryLater(now: Date): void {
    const pause = Math.min(MAX_PAUSE_MS, SECOND * 2 ** (this.attempts - 1));
    this.dueAt = new Date(now.getTime() + pause);
  }

  /** Sensitive content is deleted as soon as the mail is sent or given up. */
  private end(status: MailStatus): void {
    this.status = status;
    if (!this.isSensitive) return;
    const nothing = { code: null, action: null, choices: null, calendar: null };
    Object.assign(this, { paragraphs: [], ...nothing });
  }
}

export const OutgoingMailConnection = connection("OutgoingMail", () => OutgoingMail);
