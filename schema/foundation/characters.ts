// What readers see as one character (a grapheme) may be many code points: an emoji, a letter with marks.

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The number of user-perceived characters: an emoji counts as one. */
export function characterCount(value: string): number {
  let count = 0;
  for (const _ of graphemes.segment(value)) count += 1;
  return count;
}

/** The longest emoji has 35 UTF-16 units. */
const MAX_UNITS = 64;

/** The beginning of a text in whole characters, at most so many UTF-16 units. */
export function firstCharacters(value: string, most: number): string {
  if (value.length <= most) return value;
  const start = Math.max(0, most - MAX_UNITS);
  const around = value.slice(start, most + MAX_UNITS);
  const end = start + (graphemes.segment(around).containing(most - start)?.index ?? most - start);
  // a letter with endless marks is cut among them
  return end > start ? value.slice(0, end) : value.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** White space, control and format characters, and letters and signs without ink. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader sees nothing of a text. */
export const isBlank = (value: string): boolean => INVISIBLE.test(value);
