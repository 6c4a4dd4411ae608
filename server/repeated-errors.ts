import { MINUTE } from "../schema/foundation/durations.ts";

/**
 * For an error that comes again and again: returns once a minute how often it came since then, and otherwise
 * undefined.
 */
export function oncePerMinute(now: () => Date): () => number | undefined {
  let loggedAt = -Infinity;
  let times = 0;
  return () => {
    times += 1;
    const at = now().getTime();
    if (at - loggedAt < MINUTE) return undefined;
    const came = times;
    loggedAt = at;
    times = 0;
    return came;
  };
}

/**
 * Logs an error that comes again and again, such as that of a server that is away, once a minute; `times` is how many
 * came since the line before.
 */
export function repeatedErrors(
  log: { error(fields: object, message: string): void },
  message: string,
  now: () => Date,
): (error: unknown) => void {
  const count = oncePerMinute(now);
  return (err) => {
    const times = count();
    if (times !== undefined) log.error({ err, times }, message);
  };
}
