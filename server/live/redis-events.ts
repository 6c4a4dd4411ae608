import { setMaxListeners } from "node:events";
import { createPubSub } from "@graphql-yoga/subscription";
import { createRedisEventTarget } from "@graphql-yoga/redis-event-target";
import { Redis } from "ioredis";
import type { LiveEvent, LiveEvents } from "../../schema/foundation/outside.ts";

/** Live events among all processes that share a Redis. */
export function redisEvents(
  url: string,
  onError: (error: Error) => void,
): LiveEvents & { close(): void } {
  const publishClient = new Redis(url);
  const subscribeClient = new Redis(url);
  for (const client of [publishClient, subscribeClient]) {
    client.on("error", onError);
    setMaxListeners(0, client);
  }
  const eventTarget = createRedisEventTarget({ publishClient, subscribeClient });
  const events = createPubSub<Record<string, [LiveEvent]>>({ eventTarget: eventTarget as never });
  return {
    publish: (topic, event) => events.publish(topic, event),
    subscribe: (topic) => events.subscribe(topic),
    close() {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}
