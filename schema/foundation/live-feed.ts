import type { Context } from "./context.ts";
import type { LiveEvent } from "./outside.ts";
import { passing } from "./passing.ts";
import type { EntityClass } from "./reading/read.ts";

/**
 * The events of a topic for one subscriber, each telling of the thing with its id. Whoever delivers
 * to many at once takes the topic and asks the thing's row rule itself; read one by one, only the
 * events pass that `mayPass` lets through.
 */
export class LiveFeed implements AsyncIterableIterator<LiveEvent> {
  readonly #context: Context;
  readonly #mayPass: (event: LiveEvent) => Promise<boolean>;
  #events: AsyncIterableIterator<LiveEvent> | undefined;

  constructor(
    readonly topic: string,
    /** What the events tell of. */
    readonly subject: EntityClass,
    context: Context,
    mayPass: (event: LiveEvent) => Promise<boolean>,
  ) {
    this.#context = context;
    this.#mayPass = mayPass;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    this.#events ??= passing(this.#context.outside.live.subscribe(this.topic), this.#mayPass);
    return this.#events.next();
  }

  async return(): Promise<IteratorResult<LiveEvent>> {
    await this.#events?.return?.();
    return { done: true, value: undefined };
  }
}
