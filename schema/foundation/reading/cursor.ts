import { Invalid } from "../errors.ts";
import type { Order, Where } from "./read.ts";

type Value = string | number | boolean;

/** Where a row stands in its list: the values it is ordered by, opaque to callers. */
export const cursorOf = (row: Record<string, unknown>, order: Order): string =>
  Buffer.from(
    `[${Object.keys(order)
      .map((name) => JSON.stringify(plainValue(row[name])))
      .join(", ")}]`, // as PostgreSQL writes it
  ).toString("base64url");

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value && typeof value === "object" && "id" in value) return value.id;
  return value;
}

/** The values a cursor holds. */
export function positionOf(cursor: string, length: number): Value[] {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    // answered below
  }
  const whole =
    Array.isArray(values) &&
    values.length === length &&
    values.every((value) => ["string", "number", "boolean"].includes(typeof value));
  if (!whole) throw new Invalid({ after: "Not a cursor of this list" });
  return values as Value[];
}

/** The rows after a cursor: later in the first value they differ in. */
export function after(cursor: string, order: Order): Where {
  const names = Object.keys(order);
  const values = positionOf(cursor, names.length);
  return {
    $or: names.map((name, place) => ({
      ...Object.fromEntries(names.slice(0, place).map((same, i) => [same, values[i]])),
      [name]: { [order[name] === "desc" ? "$lt" : "$gt"]: values[place] },
    })),
  };
}
