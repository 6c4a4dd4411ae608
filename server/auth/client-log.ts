import { firstCharacters } from "../../schema/foundation/characters.ts";
import type { FastifyBaseLogger } from "fastify";

const MAX_LENGTH = 1_000;

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

const text = (value: unknown): string => {
  const whole = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return firstCharacters(whole, MAX_LENGTH).replace(CONTROL, " ").trim();
};

/**
 * Logs an error reported by a browser. Anyone can send one, so it is truncated and never logged
 * above warning level.
 */
export function clientLog(log: FastifyBaseLogger, body: Record<string, unknown>): void {
  const { level, code, csrfToken: _, ...details } = body;
  const fields = { client: { code: text(code), details: text(details) } };
  if (level === "debug") log.debug(fields, "from a browser");
  else log.warn(fields, "from a browser");
}
