import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import type {
  ResponseCache,
  WritesChannel,
} from "../../schema/foundation/reading/cache/response-cache.ts";
import { waitUpTo } from "../with-timeout.ts";

const CHANNEL = "atelier.writes";
const BEAT_MS = 250;
/** The channel counts as alive if one of our own heartbeats arrived this recently. */
const ALIVE_MS = 1_000;

/** How long the start waits for Redis. */
const MAX_START_PAUSE_MS = 5_000;

interface Message {
  from: string;
  /** Empty in a heartbeat. */
  tables: string[];
}

/**
 * Invalidates answers in all processes that share a Redis when one of them writes. Each process
 * receives its own heartbeats through Redis: without them it neither stores nor uses cached
 * answers.
 */
export async function redisInvalidation(
  url: string,
  answers: ResponseCache,
  onError: (error: unknown) => void,
): Promise<{ close(): void }> {
  const me = randomUUID();
  const publisher = new Redis(url, { maxRetriesPerRequest: null });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, autoResubscribe: false });
  for (const client of [publisher, subscriber]) client.on("error", onError);
  let heardAt = -Infinity;
  const gone = () => {
    heardAt = -Infinity;
    answers.forget(); // from here on, writes of others may be missed
  };

  subscriber.on("message", (_channel, text) => {
    const { from, tables } = JSON.parse(text) as Message;
    if (from === me) heardAt = performance.now();
    else answers.heard(tables);
  });
  for (const client of [publisher, subscriber]) client.on("close", gone);
  const subscribed = subscriber.subscribe(CHANNEL);
  // the library's own resubscription fails unheard when it is closed meanwhile
  subscriber.on("ready", () => void subscriber.subscribe(CHANNEL).catch(onError));

  const publish = (tables: readonly string[]) =>
    publisher.publish(CHANNEL, JSON.stringify({ from: me, tables })).catch(onError);
  const beat = setInterval(() => {
    if (publisher.status === "ready") void publish([]);
  }, BEAT_MS);
  beat.unref();
  const channel: WritesChannel = {
    tell: (tables) => void publish(tables),
    isAlive() {
      const isAlive = performance.now() - heardAt < ALIVE_MS;
      if (!isAlive && heardAt > -Infinity) gone();
      return isAlive;
    },
  };
  answers.share(channel);
  await waitUpTo(MAX_START_PAUSE_MS, subscribed); // until then nothing is cached

  return {
    close() {
      clearInterval(beat);
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
