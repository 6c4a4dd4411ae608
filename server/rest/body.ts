// Converts bodies of callers to inputs of the graph.

import { z } from "zod";
import { Invalid } from "../../schema/foundation/errors.ts";

export type Body = Record<string, unknown>;

export const isObject = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A plain string is the English text. Of an object, only known languages are kept. */
export function byLocale(value: unknown): unknown {
  if (typeof value === "string") return { en: value };
  if (!isObject(value)) return value;
  const { en, fr, no } = value;
  return "en" in value || "fr" in value || "no" in value ? { en, fr, no } : value;
}

/** An id or an object with one, as a body may hold it; and a list of them. */
export const Id = z.union([z.string(), z.object({ id: z.string() })]);
export const Ids = z.array(Id);

/** An id, or the id of an object. */
export const idOf = (value: unknown): unknown => (isObject(value) ? value.id : value);

/**
 * A list of ids, or of objects with an id; anything else is refused with the name of its field.
 */
export function idsOf(value: unknown, field: string): unknown[] {
  if (value == null) throw new Invalid({ [field]: "Required" });
  const ids = Array.isArray(value) ? value.map(idOf) : [undefined];
  if (ids.some((id) => typeof id !== "string")) throw new Invalid({ [field]: "A list of ids" });
  return ids;
}
