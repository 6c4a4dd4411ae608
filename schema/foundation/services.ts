import type { Locale } from "./locale.ts";
import type { LimitName } from "./declared.generated.ts";

/** What resolvers need of the world outside. server/ implements these; tests hand in their own. */
export interface Services {
  pubSub: PubSub;
  jobs: Jobs;
  mail: Mailer;
  /** Without one, mails wait. */
  mailTransport: MailTransport | undefined;
  storage: FileStorage;
  clock: Clock;
  limits: Limits;
  site: Site;
  /** To be told of the tables that were written past the unit of work, once that is committed. */
  tablesWritten(tables: readonly string[]): void;
}

interface Site {
  /** What holds now: administrators change it while the server runs. */
  decisions(): Promise<SiteDecisions>;
}

/** What administrators have decided for the site; the environment says it for the first start. */
export interface SiteDecisions {
  /** New members wait until an administrator approves them. */
  membersNeedApproval: boolean;
  /** Older messages are removed permanently; without it they stay. */
  chatRetentionDays?: number | null | undefined;
}

/** Plain JSON with ids, never entities: whoever receives it reads the rest under their own rules. */
export type LiveEvent = Record<string, string | number | boolean | null>;

export interface PubSub {
  /** Whether other processes hear it, too, who outlast this one; otherwise nobody does. */
  readonly isShared: boolean;
  /** Told here at once. Resolves when other processes are told: false if they may not have been. */
  publish(topic: string, event: LiveEvent): Promise<boolean>;
  /** Tells everybody of an event that some may have heard already; false if nobody was told. */
  publishAgain(topic: string, event: LiveEvent): Promise<boolean>;
  /** Events of a topic from now on, until the iterator is returned. */
  subscribe(topic: string): AsyncIterableIterator<LiveEvent>;
}

/** Work after the answer: at least once, so what it does must bear being done twice. */
export interface Job {
  name: string;
  input?: Record<string, string>;
  /** The same key is the same job: added again, it is not done again. */
  key: string;
  /** Not before this time. */
  after?: Date;
}

export interface Jobs {
  /** Resolves once the job is kept: from then on it is done, whatever becomes of this process. */
  add(job: Job): Promise<void>;
}

export interface Mailer {
  /** Resolves once the letter is kept: from then on it is sent. The same id is the same letter. */
  add(message: EmailMessage, id: string): Promise<void>;
}

/** Who takes mails out of the house. */
export interface MailTransport {
  /**
   * Hands a letter to a mail server, under an id that stays the same when it has to be handed over
   * again. Rejects with LetterRefused if the server takes any but this one.
   */
  deliver(message: EmailMessage, id: string): Promise<void>;
}

/** A mail server does not take this one letter, for ever or for now. */
export class MailRejected extends Error {
  constructor(
    message: string,
    readonly forEver: boolean,
  ) {
    super(message);
  }
}

/**
 * What a mail says. The first paragraph says what it is about; code and action stand below it, the
 * other paragraphs below them.
 */
export interface EmailMessage {
  to: string;
  locale: Locale;
  subject: string;
  paragraphs: string[];
  /** Digits to type, shown large. */
  code?: string;
  /** What there is to do; a link that begins with / is one of this site. */
  action?: { label: string; url: string };
  /** It holds a code or a link that only its reader may know: nobody else ever reads it. */
  isSensitive?: boolean;
}

export interface Limits {
  /** Takes one time of each of these; rejects with RateLimited while one of them has none. */
  take(...asked: readonly (readonly [name: LimitName, of: string])[]): Promise<unknown>;
}

/** Files by key. Keys are made by the application, never from names that people give. */
export interface FileStorage {
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The file's bytes, or some of them, both ends included; rejects where there is none. */
  read(key: string, part?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array>>;
  remove(key: string): Promise<void>;
}

interface Clock {
  now(): Date;
}
