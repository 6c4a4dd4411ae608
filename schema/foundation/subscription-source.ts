import type { Context } from "./context.ts";
import type { LiveEvent } from "./services.ts";
import { filterEvents } from "./filter-events.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";

/** Marks an event about something that was hidden: subscribers who may not see it get nothing. */
export const ONLY_TO_VIEWERS = "onlyToViewers";

/**
 * The events of a topic for one subscriber; each carries its subject's id. Fan-out uses the topic
 * and checks the subject's row policy itself; when iterated, only events that `mayPass` accepts are
 * returned.
 */
export class SubscriptionSource implements AsyncIterableIterator<LiveEvent> {
  /** Subscribers who may not see the subject get no event at all, not even that it was hidden. */
  readonly tellsWhoSees: boolean;
  readonly #context: Context;
  readonly #mayPass: (event: LiveEvent) => Promise<boolean>;
  #events: AsyncIterableIterator<LiveEvent> | undefined;

  constructor(
    readonly topic: string,
    /** The entity that the events are about. */
    readonly subject: EntityClass,
    context: Context,
    mayPass: (event: LiveEvent) => Promise<boolean>,
    { tellsWhoSees = false }: { tellsWhoSees?: boolean } = {},
  ) {
    this.tellsWhoSees = tellsWhoSees;
    this.#context = context;
    this.#mayPass = mayPass;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    this.#events ??= filterEvents(
      this.#context.services.pubSub.subscribe(this.topic),
      this.#mayPass,
    );
    return this.#events.next();
  }

  async return(): Promise<IteratorResult<LiveEvent>> {
    await this.#events?.return?.();
    return { done: true, value: undefined };
  }
}
