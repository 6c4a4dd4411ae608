import { Invalid } from "../../errors.ts";
import { isStorable } from "./storable-values.ts";
import type { Order, Where } from "./read-query.ts";

type Value = string | number | boolean;

/** The position of a row in its list: the values it is ordered by, opaque to callers. */
export const cursorOf = (row: Record<string, unknown>, order: Order): string =>
  Buffer.from(
    `[${Object.keys(order)
      .map((name) => JSON.stringify(plainValue(row[name])))
      .join(", ")}]`, // as PostgreSQL formats it
  ).toString("base64url");

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value && typeof value === "object" && "id" in value) return value.id;
  return value;
}

/** The values in a cursor, checked against the column types. */
export function positionOf(cursor: string, types: readonly string[]): Value[] {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    // reported below
  }
  const whole =
    Array.isArray(values) &&
    values.length === types.length &&
    values.every(
      (value, i) => typeof value === kindOf(types[i] ?? "") && isStorable(types[i] ?? "", value),
    );
  if (!whole) throw new Invalid({ after: "Not a cursor of this list" });
  return values as Value[];
}

/** The JSON type of a column's values. */
function kindOf(type: string): "boolean" | "number" | "string" {
  if (type === "boolean") return type;
  return NUMBERS.includes(type) ? "number" : "string";
}

const NUMBERS = ["int", "smallint", "bigint", "real", "double precision"];

/** The filter for rows after a cursor: greater in the first value in which they differ. */
export function after(cursor: string, order: Order, types: readonly string[]): Where {
  const names = Object.keys(order);
  const values = positionOf(cursor, types);
  return {
    $or: names.map((name, place) => ({
      ...Object.fromEntries(names.slice(0, place).map((same, i) => [same, values[i]])),
      [name]: { [order[name] === "desc" ? "$lt" : "$gt"]: values[place] },
    })),
  };
}
