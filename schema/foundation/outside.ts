import type { Locale } from "./locale.ts";

/** What resolvers need of the world outside. server/ implements these; tests hand in their own. */
export interface Outside {
  live: LiveEvents;
  jobs: Jobs;
  mail: Mailer;
  storage: FileStorage;
  clock: Clock;
  /** To be told of the tables that were written past the unit of work, once that is committed. */
  wrote(tables: readonly string[]): void;
}

/** Plain JSON with ids, never entities: whoever receives it reads the rest under their own rules. */
export type LiveEvent = Record<string, string | number | boolean | null>;

export interface LiveEvents {
  publish(topic: string, event: LiveEvent): void;
  /** Events of a topic from now on, until the iterator is returned. */
  subscribe(topic: string): AsyncIterableIterator<LiveEvent>;
}

/** Work after the answer: at least once, so what it does must bear being done twice. */
export interface Jobs {
  add(name: string, input: Record<string, string>): void;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/**
 * What a mail says. The first paragraph says what it is about; code and action stand below it, the
 * other paragraphs below them.
 */
export interface Letter {
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

/** Files by key. Keys are made by the application, never from names that people give. */
export interface FileStorage {
  write(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The file's bytes; rejects where there is none. */
  read(key: string): Promise<AsyncIterable<Uint8Array>>;
  remove(key: string): Promise<void>;
}

interface Clock {
  now(): Date;
}
