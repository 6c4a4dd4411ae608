import { Redis } from "ioredis";
import type { Services } from "../../schema/foundation/services.ts";
import type { UsageStore } from "./token-buckets.ts";

/** A request waits no longer than this for Redis. */
const PATIENCE_MS = 250;
/** After a timeout, requests do not try Redis again for this long. */
const REST_MS = 1_000;

/**
 * As in memoryUsage: the time at which everything will be paid, in milliseconds since 1970, until
 * then.
 */
const OWE = `
  local now, ms, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local before = math.max(0, tonumber(redis.call("get", KEYS[1]) or "0") - now)
  local after = math.max(0, before + ms)
  if after > most then return { before, 0 } end
  if after > 0 then
    redis.call("set", KEYS[1], string.format("%.0f", now + after), "px", after)
  else
    redis.call("del", KEYS[1])
  end
  return { after, 1 }`;

/**
 * Usage shared by all processes. While Redis is unreachable, each process counts by itself in
 * `meanwhile`.
 */
export async function redisUsage(
  url: string,
  clock: Services["clock"],
  meanwhile: UsageStore,
  onError: (error: unknown) => void,
): Promise<UsageStore & { close(): void }> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
  });
  redis.on("error", onError);
  await redis.connect().catch(() => undefined); // reported by the error event; the client reconnects by itself
  let restsUntil = 0;

  return {
    async add(key, ms, most) {
      const now = clock.now().getTime();
      if (redis.status !== "ready" || now < restsUntil) return meanwhile.add(key, ms, most);
      try {
        const answer = await redis.eval(OWE, 1, `atelier.owed.${key}`, now, ms, most);
        const [owed, granted] = answer as [number, number];
        return { owed, granted: granted === 1 };
      } catch (error) {
        onError(error);
        restsUntil = now + REST_MS;
        return meanwhile.add(key, ms, most);
      }
    },
    close: () => redis.disconnect(),
  };
}
