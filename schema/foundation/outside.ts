/** What resolvers need of the world outside. server/ implements these; tests hand in their own. */
export interface Outside {
  live: LiveEvents;
  jobs: Jobs;
  clock: Clock;
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

export interface Clock {
  now(): Date;
}
