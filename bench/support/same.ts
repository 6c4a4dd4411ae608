import { isDeepStrictEqual } from "node:util";

/**
 * A measurement of wrong answers is invalid: this ends the row and makes the program exit with 1.
 */
class Wrong extends Error {}

/** Compares an answer with the expected one, and reports the first difference. */
export function expectSame(what: string, found: unknown, right: unknown): void {
  const place = difference(found, right);
  if (place === undefined) return;
  const at = (value: unknown) => short(place.reduce<unknown>(step, value));
  throw new Wrong(`${what}, at ${place.join(".") || "the top"}: ${at(found)}, not ${at(right)}`);
}

/** The path to the first difference. */
function difference(found: unknown, right: unknown): string[] | undefined {
  if (isDeepStrictEqual(found, right)) return undefined;
  if (!isObject(found) || !isObject(right)) return [];
  for (const name of new Set([...Object.keys(found), ...Object.keys(right)])) {
    const below = difference(found[name], right[name]);
    if (below) return [name, ...below];
  }
  return [];
}

const step = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const short = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 120);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
