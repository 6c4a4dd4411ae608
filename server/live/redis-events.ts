import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import type { LiveEvent, LiveEvents } from "../../schema/foundation/outside.ts";
import { memoryEvents } from "./memory-events.ts";

/** One channel for all topics, joined before anybody subscribes: no event falls in between. */
const CHANNEL = "atelier.live";

interface Message {
  from: string;
  topic: string;
  event: LiveEvent;
}

/**
 * Live events among all processes that share a Redis. Within the process they arrive at once, also
 * while Redis is away; what is published then is sent to the others when it is back.
 */
export async function redisEvents(
  url: string,
  onError: (error: unknown) => void,
): Promise<LiveEvents & { close(): void }> {
  const me = randomUUID();
  const local = memoryEvents();
  const options = { maxRetriesPerRequest: null }; // waits for Redis to come back
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, options);
  for (const client of [publisher, subscriber]) client.on("error", onError);

  subscriber.on("message", (_channel, text) => {
    const { from, topic, event } = JSON.parse(text) as Message;
    if (from !== me) local.publish(topic, event);
  });
  await subscriber.subscribe(CHANNEL);

  return {
    isShared: true,
    publish(topic, event) {
      local.publish(topic, event);
      const message: Message = { from: me, topic, event };
      publisher.publish(CHANNEL, JSON.stringify(message)).catch(onError);
    },
    subscribe: local.subscribe,
    close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
