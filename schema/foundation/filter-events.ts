import type { LiveEvent } from "./services.ts";

/**
 * Filters an event stream. Not an async generator: `return()` on one that awaits its next event has
 * no effect until that event arrives, so subscriptions of disconnected clients would leak.
 */
export function filterEvents(
  events: AsyncIterableIterator<LiveEvent>,
  mayPass: (event: LiveEvent) => Promise<boolean>,
): AsyncIterableIterator<LiveEvent> {
  const leave = async (): Promise<IteratorResult<LiveEvent>> => {
    await events.return?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      try {
        for (;;) {
          const result = await events.next();
          if (result.done || (await mayPass(result.value))) return result;
        }
      } catch (error) {
        await leave();
        throw error;
      }
    },
    return: leave,
  };
}
