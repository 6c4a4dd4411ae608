import type { LiveEvent } from "./services.ts";

/**
 * The events that may pass. No async generator: one that waits for its next event cannot be
 * returned, and who has gone would stay subscribed.
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
