import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import type { LiveEvent, PubSub } from "../../schema/foundation/services.ts";
import { waitUpTo } from "../with-timeout.ts";
import { memoryPubSub } from "./memory-pub-sub.ts";

/**
 * One channel for all topics, subscribed at start, so that no event is lost while a subscription is
 * set up.
 */
const CHANNEL = "atelier.live";

/** A Redis that does not respond for this long counts as unreachable. */
const MAX_PAUSE_MS = 2_000;

/** How long the start waits for Redis. */
const MAX_START_PAUSE_MS = 5_000;

interface Message {
  /**
   * The process that has delivered it to its own subscribers already; null when it is published
   * again.
   */
  from: string | null;
  topic: string;
  event: LiveEvent;
}

interface Listeners {
  onError(error: unknown): void;
  /** Redis was unreachable and is back: events of other processes may have been missed. */
  onMissed(): void;
}

/**
 * Live events among all processes that share a Redis. Within the process they are delivered at
 * once, even while Redis is unreachable; other processes miss what is published then, and `publish`
 * returns false.
 */
export async function redisPubSub(
  url: string,
  { onError, onMissed }: Listeners,
): Promise<PubSub & { isConnected(): boolean; close(): void }> {
  const me = randomUUID();
  const local = memoryPubSub();
  const publisher = new Redis(url, { enableOfflineQueue: false, commandTimeout: MAX_PAUSE_MS });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, autoResubscribe: false });
  for (const client of [publisher, subscriber]) client.on("error", onError);

  subscriber.on("message", (_channel, text) => {
    const { from, topic, event } = JSON.parse(text) as Message;
    if (from !== me) void local.publish(topic, event);
  });
  const connected = Promise.all([
    subscriber.subscribe(CHANNEL),
    publisher.status === "ready" || new Promise((resolve) => publisher.once("ready", resolve)),
  ]);
  await waitUpTo(MAX_START_PAUSE_MS, connected); // a process that starts during an outage works alone
  // only after it is subscribed again: everything missed until then is covered, too
  subscriber.on("ready", () => void subscriber.subscribe(CHANNEL).then(onMissed, onError));

  async function tellOthers(message: Message): Promise<boolean> {
    try {
      await publisher.publish(CHANNEL, JSON.stringify(message));
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  return {
    isShared: true,
    publish(topic, event) {
      void local.publish(topic, event);
      return tellOthers({ from: me, topic, event });
    },
    publishAgain: (topic, event) => tellOthers({ from: null, topic, event }),
    subscribe: local.subscribe,
    isConnected: () => publisher.status === "ready" && subscriber.status === "ready",
    close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
