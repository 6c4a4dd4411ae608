// NUL is no character PostgreSQL could keep, and half a surrogate pair none that its JSON could.

/** How the text of JSON could hold one of them: only escaped. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

/** The value that the text of some JSON was parsed to, without what the database cannot keep. */
export function replaceUnstorable(text: string, parsed: unknown): unknown {
  if (!ESCAPED.test(text)) return parsed;
  const whole = { parsed };
  const left: object[] = [whole]; // no recursion: there may be many levels
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
