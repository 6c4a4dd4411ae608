import type { Locale } from "./locale.ts";
import type { LimitName } from "./declared.generated.ts";
import type { Outbound } from "./outbound.ts";
import type { Secrets } from "./secrets.ts";

/** What resolvers need of the outside. Implemented by server/; tests provide their own. */
export interface Services {
  pubSub: PubSub;
  jobs: Jobs;
  batchJobs: BatchJobs;
  mail: Mailer;
  /** Without one, mails stay queued. */
  mailTransport: MailTransport | undefined;
  storage: FileStorage;
  /** All outgoing requests but mail. */
  outbound: Outbound;
  secrets: Secrets;
  clock: Clock;
  limits: Limits;
  site: Site;
  /** Reports tables that were written outside the unit of work, after the commit. */
  tablesWritten(tables: readonly string[]): void;
  /**
   * Counts a statement that the database refused because of a value that its column cannot hold, and
   * that was answered as if nothing had it. Such values should be found before.
   */
  valueRefused(error: unknown, of: string | undefined): void;
}

interface Site {
  /** Where the source code that runs here is published. */
  sourceUrl?: string | undefined;
  /** The address that sends its mails. */
  mailAddress?: string | undefined;
  /** The current settings: administrators change them while the server runs. */
  decisions(): Promise<SiteOptions>;
}

/** Settings that administrators control; the environment provides initial values. */
export interface SiteOptions {
  /** New members need approval by an administrator. */
  membersNeedApproval: boolean;
  /** Older messages are deleted permanently; if unset, they are kept. */
  chatRetentionDays?: number | null | undefined;
  /** Which comments wait for approval besides suspicious ones. */
  commentApproval?: "none" | "first_time" | "all";
  /** The address for questions about privacy. */
  privacyContact?: string | null | undefined;
  /** Where answers to mails of the staff go, if not to the site's own address. */
  contactReplyTo?: string | null | undefined;
  /** How much the files of a member may use, in megabytes. */
  storageQuotaMb?: number;
  /** The currency that new prices begin with, as an ISO 4217 code. */
  currency?: string;
  /** Public pages are closed to everyone but staff. */
  isInMaintenance?: boolean;
  maintenanceUntil?: Date | null | undefined;
  /** When the site opens; `/coming-soon` counts down to it. */
  comingSoonAt?: Date | null | undefined;
}

/** Plain JSON with ids, never entities: receivers read the rest under their own policies. */
export type LiveEvent = Record<string, string | number | boolean | null>;

export interface PubSub {
  /** Whether other processes receive the events as well. */
  readonly isShared: boolean;
  /**
   * Delivered in this process at once. Resolves when other processes have been notified: false if
   * they may not have been.
   */
  publish(topic: string, event: LiveEvent): Promise<boolean>;
  /** Publishes an event that some may have received already; false if no one could be notified. */
  publishAgain(topic: string, event: LiveEvent): Promise<boolean>;
  /** The events of a topic from now on, until the iterator is returned. */
  subscribe(topic: string): AsyncIterableIterator<LiveEvent>;
}

/** Work to do after the response. It runs at least once, so it must be idempotent. */
export interface Job {
  name: string;
  input?: Record<string, string>;
  /** A job with a known key is not added again. */
  key: string;
  /** Not before this time. */
  after?: Date;
}

export interface Jobs {
  /** Resolves once the job is stored: from then on it will run, even if this process dies. */
  add(job: Job): Promise<void>;
}

/** Jobs whose inputs are handled together; the outbox is their queue. */
export interface BatchJobs {
  /** There are new inputs for the batch job of this name, committed to the outbox. */
  wake(name: string): Promise<void>;
}

export interface Mailer {
  /**
   * Resolves once the mail is stored: from then on it will be sent. A mail with a known id is not
   * added again.
   */
  add(message: EmailMessage, id: string): Promise<void>;
}

/** Sends mails to a mail server. */
export interface MailTransport {
  /**
   * Delivers a mail to a mail server, with an id that stays the same on retries. Rejects with
   * MailRejected if the server refuses this mail but accepts others.
   */
  deliver(message: EmailMessage, id: string): Promise<void>;
  /** Connects and signs in without sending anything. */
  verify?(): Promise<void>;
}

/** The mail server refused this mail, permanently or temporarily. */
export class MailRejected extends Error {
  constructor(
    message: string,
    readonly forEver: boolean,
  ) {
    super(message);
  }
}

/**
 * The content of a mail. The first paragraph is the introduction; code and action follow it, then
 * the other paragraphs.
 */
export interface EmailMessage {
  to: string;
  locale: Locale;
  subject: string;
  paragraphs: string[];
  /** Digits to type, displayed large. */
  code?: string;
  /** The call to action; a link that begins with / is relative to this site. */
  action?: { label: string; url: string };
  /** It contains a code or link for its recipient only: no one else can ever read it. */
  isSensitive?: boolean;
  /** The id of what it is about: with that, the mail is deleted, too. */
  about?: string;
  /** A person wrote it: it looks like a letter, and programs may answer it. */
  isPersonal?: boolean;
  /** Where answers go, if not to the site's own address. */
  replyTo?: string;
  /** Milliseconds from the commit until it leaves; until then it can be taken back. */
  waitMs?: number;
  /**
   * Which mails its reader can end with one click (RFC 8058): `<user id> <notification kind>`. Mails that
   * answer something, and codes, have none.
   */
  unsubscribes?: string;
  /** Other answers than the action: their links are beside it. */
  choices?: { label: string; url: string }[];
  /** A calendar file for the program that reads it, and what that does with it (RFC 5546). */
  calendar?: { method: "REQUEST" | "CANCEL"; ics: string };
  /** Ids of the earlier mails of its thread, in order. */
  earlierIds?: string[];
}

export interface Limits {
  /** Takes one unit from each of these limits; rejects with RateLimited if one is exhausted. */
  take(...limits: readonly (readonly [name: LimitName, of: string])[]): Promise<LimitAttempt>;
}

/** One unit taken from each of some limits. */
export interface LimitAttempt {
  giveBack(): void;
}

/** Files by key. Keys are generated, never taken from user input. */
export interface FileStorage {
  /** Replaces the file as a whole; if that fails, the previous one is left. */
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The file's bytes, or a range with both ends inclusive; rejects with FileMissing if it does not exist. */
  read(key: string, part?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array>>;
  /** In bytes; undefined if it does not exist. */
  size(key: string): Promise<number | undefined>;
  /** The files whose keys begin like this. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Rejects with FileMissing if it does not exist. */
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Where a browser can download the file for a minute, without asking this site; undefined if nowhere. */
  signedUrl(key: string, name: string): Promise<string | undefined>;
}

export interface ListedFile {
  key: string;
  /** In bytes. */
  size: number;
}

interface Clock {
  now(): Date;
}
