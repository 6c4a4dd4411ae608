/** An operation that an account may not call, or a rate limit that was met. */
export interface Refusal {
  action: "REFUSED" | "LIMITED";
  /** The operation, or the limit. */
  kind: string;
  userId: string | null;
  network: string;
}

/** Refusals of different kinds that are counted at once; further ones are counted together. */
const MAX_COUNTED = 1_000;

const counts = new Map<string, { refusal: Refusal; count: number }>();

/** The operations of a request that were counted: they are checked once for each way of answering. */
const countedOf = new WeakMap<object, Set<string>>();

/** Counts a refusal of an operation once per request. */
export function countOncePerRequest(request: object, refusal: Refusal): void {
  const counted = countedOf.get(request) ?? new Set();
  countedOf.set(request, counted);
  if (counted.has(refusal.kind)) return;
  counted.add(refusal.kind);
  countRefusal(refusal);
}

/** Counts a refusal. Counts are stored by a timer: hostile requests must not cause one write each. */
export function countRefusal(refusal: Refusal): void {
  const { action } = refusal;
  const key = JSON.stringify([action, refusal.kind, refusal.userId, refusal.network]);
  const counted = counts.get(key);
  if (counted) counted.count += 1;
  else if (counts.size < MAX_COUNTED) counts.set(key, { refusal, count: 1 });
  else {
    const others = counts.get(action);
    const together = { action, kind: "", userId: null, network: "" };
    counts.set(action, { refusal: together, count: (others?.count ?? 0) + 1 });
  }
}

/** The refusals since the last call, each with how often. */
export function takeRefusals(): (Refusal & { count: number })[] {
  const taken = Array.from(counts.values(), ({ refusal, count }) => ({ ...refusal, count }));
  counts.clear();
  return taken;
}
