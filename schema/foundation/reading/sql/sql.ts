// Fragments of SQL text. Identifiers and literals are quoted here and nowhere else; values are
// always parameters.

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const literal = (text: string): string =>
  text.includes("'") ? `'${text.replaceAll("'", "''")}'` : `'${text}'`;

/** An integer as a literal: the planner uses its value, whereas a parameter would be estimated. */
export function integer(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`${count} is not a count`);
  return String(count);
}

/** A conjunction; empty is true. */
export const allOf = (parts: string[]): string =>
  parts.filter((part) => part && part !== "true").join(" and ") || "true";

/** A disjunction; empty is false. */
export const anyOf = (parts: string[]): string => {
  if (!parts.length) return "false";
  return parts.length === 1
    ? (parts[0] ?? "")
    : `(${parts.map((part) => `(${part})`).join(" or ")})`;
};

/** A column that a list is ordered by. */
export interface Key {
  sql: string;
  type: string;
  direction: "asc" | "desc";
}

export const orderBy = (keys: readonly Key[]): string =>
  keys.map(({ sql, direction }) => `${sql} ${direction}`).join(", ");

/** A timestamp in the graph's format: 2026-01-02T03:04:05.678Z */
export const instant = (sql: string): string =>
  `to_char(${sql} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A cursor in the format of `cursor.ts`, made of the order values of a row. */
export const encodedCursor = (values: string[]): string =>
  `translate(encode(convert_to(json_build_array(${values.join(", ")})::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

/** A function takes at most 100 arguments, and each key takes two. */
const MAX_KEYS = 50;

/** A JSON object of keys and SQL expressions. */
export function jsonObject(entries: [key: string, sql: string][]): string {
  if (entries.length > MAX_KEYS) {
    const head = jsonObject(entries.slice(0, MAX_KEYS));
    const tail = jsonObject(entries.slice(MAX_KEYS));
    // one brace of each: the last value of the head may be an object, too
    return `(left(${head}::text, -1) || ', ' || substr(${tail}::text, 2))::json`;
  }
  return `json_build_object(${entries.map(([key, sql]) => `${literal(key)}, ${sql}`).join(", ")})`;
}
