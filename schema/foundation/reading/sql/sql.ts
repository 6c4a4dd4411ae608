// Pieces of SQL text. Names and constants are quoted here and nowhere else; values never are text.

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const literal = (text: string): string =>
  text.includes("'") ? `'${text.replaceAll("'", "''")}'` : `'${text}'`;

/** A whole number that stands in the text: a plan knows it, where it would guess at a parameter. */
export function integer(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`${count} is not a count`);
  return String(count);
}

/** All of these; nothing asked is true. */
export const allOf = (parts: string[]): string =>
  parts.filter((part) => part && part !== "true").join(" and ") || "true";

/** Any of these; nothing offered is false. */
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

/** An instant as the graph writes it: 2026-01-02T03:04:05.678Z */
export const instant = (sql: string): string =>
  `to_char(${sql} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A cursor as `cursor.ts` writes it, made of the values a row is ordered by. */
export const encodedCursor = (values: string[]): string =>
  `translate(encode(convert_to(json_build_array(${values.join(", ")})::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

/** A function takes at most 100 arguments, and each key takes two. */
const MAX_KEYS = 50;

/** A JSON object of keys and values that are SQL already. */
export function jsonObject(entries: [key: string, sql: string][]): string {
  if (entries.length > MAX_KEYS) {
    const head = jsonObject(entries.slice(0, MAX_KEYS));
    const tail = jsonObject(entries.slice(MAX_KEYS));
    return `(rtrim(${head}::text, '}') || ', ' || ltrim(${tail}::text, '{'))::json`;
  }
  return `json_build_object(${entries.map(([key, sql]) => `${literal(key)}, ${sql}`).join(", ")})`;
}
