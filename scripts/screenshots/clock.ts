import { pathToFileURL } from "node:url";

/**
 * A Monday soon after the last comment of the demo data, whose conversations end at the server's
 * start.
 */
export const MOMENT = "2026-11-23T10:30:00+01:00";

/** The environment of a server whose clock starts at that moment. */
export const clock = (): Record<string, string> => ({
  NODE_OPTIONS: `--import ${pathToFileURL("scripts/screenshots/clock-ahead.ts").href}`,
  CLOCK_AHEAD_MS: String(Date.parse(MOMENT) - Date.now()),
});
