// PostgreSQL cannot store NUL, and its JSON cannot hold half a surrogate pair.

/** In JSON text they can only occur escaped. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

/** Returns the parsed value without characters that the database cannot store. */
export function replaceUnstorable(text: string, parsed: unknown): unknown {
  if (!ESCAPED.test(text)) return parsed;
  const whole = { parsed };
  const left: object[] = [whole]; // no recursion: the value may be deeply nested
  for (let one = left.pop(); one; one = left.pop()) {
    const values = one as Record<string, unknown>;
    for (const [key, value] of Object.entries(one)) {
      if (typeof value === "string") values[key] = storableText(value);
      else if (typeof value === "object" && value !== null) left.push(value);
    }
  }
  return whole.parsed;
}

export const storableText = (text: string): string => text.replaceAll("\0", "").toWellFormed();
