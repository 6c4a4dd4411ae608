import type { Context } from "./context.ts";
import type { LiveEvent } from "./services.ts";
import { filterEvents } from "./filter-events.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";

/** Of an event that tells of something hidden: whoever may not see it now is told nothing. */
export const ONLY_TO_VIEWERS = "onlyToViewers";

/**
 * The events of a topic for one subscriber, each telling of the thing with its id. Whoever delivers
 * to many at once takes the topic and asks the thing's row rule itself; read one by one, only the
 * events pass that `mayPass` lets through.
 */
export class SubscriptionSource implements AsyncIterableIterator<LiveEvent> {
  /** Whoever may not see what an event tells of is told nothing, not even that it is hidden. */
  readonly tellsWhoSees: boolean;
  readonly #context: Context;
  readonly #mayPass: (event: LiveEvent) => Promise<boolean>;
  #events: AsyncIterableIterator<LiveEvent> | undefined;

  constructor(
    readonly topic: string,
    /** What the events tell of. */
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
