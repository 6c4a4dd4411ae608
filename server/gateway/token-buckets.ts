import type { Services } from "../../schema/foundation/services.ts";
import { HOUR } from "../../schema/foundation/durations.ts";

type Clock = Services["clock"];

/** The owner of a bucket and its size, which is also what is refilled in an hour. */
export interface RateLimitKey {
  key: string;
  budget: number;
}

/** The state of a bucket as shown to callers: in points, and points a second. */
export interface Throttle {
  max: number;
  available: number;
  restoreRate: number;
}

/**
 * Usage under a key, in milliseconds, which only time reduces. That one number is the whole bucket;
 * without usage there is none.
 */
export interface UsageStore {
  /** Adds usage unless it would exceed `most`; a negative number gives back. */
  add(key: string, ms: number, most: number): Promise<{ owed: number; granted: boolean }>;
}

/** Leaky buckets of points: full at first, refilled continuously. */
export class Buckets {
  constructor(private readonly debts: UsageStore) {}

  /**
   * Takes points if there are enough; otherwise `wait` is the time until there are, in seconds.
   */
  async take(
    { key, budget }: RateLimitKey,
    points: number,
  ): Promise<{ throttle: Throttle; wait: number }> {
    const ms = Math.ceil((points * HOUR) / budget);
    const { owed, granted } = await this.debts.add(key, ms, HOUR);
    const wait = granted ? 0 : Math.max(1, Math.ceil((owed + ms - HOUR) / 1_000));
    return { throttle: throttleOf(budget, owed), wait };
  }

  /** Gives back points that were taken and not used. */
  giveBack({ key, budget }: RateLimitKey, points: number): void {
    void this.debts.add(key, -Math.floor((points * HOUR) / budget), HOUR);
  }
}

const throttleOf = (budget: number, owed: number): Throttle => ({
  max: budget,
  available: Math.floor(budget * (1 - owed / HOUR)),
  restoreRate: Number(((budget * 1_000) / HOUR).toFixed(3)),
});

/**
 * With more entries some are removed: first the ones without usage, then those that end soonest.
 */
const MAX_ENTRIES = 50_000;
/** How many tenths remain after that: a removal scans all entries, so it should be rare. */
const LEFT_OF_TEN = 9;

/** Usage counted in this process only. */
export function memoryUsage(clock: Clock, most = MAX_ENTRIES): UsageStore {
  const paidAt = new Map<string, number>();
  return {
    async add(key, ms, limit) {
      const now = clock.now().getTime();
      const before = Math.max(0, (paidAt.get(key) ?? 0) - now);
      const after = Math.max(0, before + ms);
      if (after > limit) return { owed: before, granted: false };
      if (after > 0) paidAt.set(key, now + after);
      else paidAt.delete(key);
      if (paidAt.size > most) makeRoom(paidAt, now, most);
      return { owed: after, granted: true };
    },
  };
}

function makeRoom(paidAt: Map<string, number>, now: number, most: number): void {
  const soonest = [...paidAt].toSorted(([, one], [, other]) => one - other);
  const surplus = paidAt.size - Math.ceil((most * LEFT_OF_TEN) / 10);
  for (const [i, [key, at]] of soonest.entries()) {
    if (i >= surplus && at > now) return;
    paidAt.delete(key);
  }
}
