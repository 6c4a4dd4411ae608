import { MINUTE } from "../schema/foundation/durations.ts";

/**
 * Logs an error that comes again and again, such as that of a server that is away, once a minute; `times` is how many
 * came since the line before.
 */
export function repeatedErrors(
  log: { error(fields: object, message: string): void },
  message: string,
  now: () => Date,
): (error: unknown) => void {
  let loggedAt = -Infinity;
  let times = 0;
  return (err) => {
    times += 1;
    const at = now().getTime();
    if (at - loggedAt < MINUTE) return;
    log.error({ err, times }, message);
    loggedAt = at;
    times = 0;
  };
}
