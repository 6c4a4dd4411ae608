import type { Services } from "../../schema/foundation/services.ts";

type Clock = Services["clock"];

const HOUR = 3_600_000;

/** Points an hour that operations may cost, by who asks. */
export const BUDGETS = { visitor: 1_000, session: 20_000 };

/** Who a bucket belongs to, and how much it holds: what comes back to it in an hour. */
export interface RateLimitKey {
  key: string;
  budget: number;
}

/** The state of a bucket as callers read it: in points, and points a second. */
export interface Throttle {
  max: number;
  available: number;
  restoreRate: number;
}

/**
 * What is owed under a key, in milliseconds: time alone pays it off. That one number is a bucket, and
 * when nothing is owed there is none.
 */
export interface UsageStore {
  /** Adds to it unless it would be more than `most` then; less than nothing gives back. */
  add(key: string, ms: number, most: number): Promise<{ owed: number; granted: boolean }>;
}

/** Leaky buckets of points: full at first, filled again all the time. */
export class Buckets {
  constructor(private readonly debts: UsageStore) {}

  /** Takes points if there are that many; otherwise `wait` is the time until there are, in seconds. */
  async take(
    { key, budget }: RateLimitKey,
    points: number,
  ): Promise<{ throttle: Throttle; wait: number }> {
    const ms = Math.ceil((points * HOUR) / budget);
    const { owed, granted } = await this.debts.add(key, ms, HOUR);
    const wait = granted ? 0 : Math.max(1, Math.ceil((owed + ms - HOUR) / 1_000));
    return { throttle: throttleOf(budget, owed), wait };
  }

  /** Puts back what was taken and not needed. */
  giveBack({ key, budget }: RateLimitKey, points: number): void {
    void this.debts.add(key, -Math.floor((points * HOUR) / budget), HOUR);
  }
}

const throttleOf = (budget: number, owed: number): Throttle => ({
  max: budget,
  available: Math.floor(budget * (1 - owed / HOUR)),
  restoreRate: Number(((budget * 1_000) / HOUR).toFixed(3)),
});

/** After that many some are forgotten: first what is paid, then what is soonest. */
const MAX_ENTRIES = 50_000;
/** So many are left then, of ten: looking for them takes time. */
const LEFT_OF_TEN = 9;

/** Debts of this process alone. */
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
