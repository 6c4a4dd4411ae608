import type { Where } from "./reading/descriptions/read-query.ts";

/** Longer texts are truncated: a search vector holds at most one megabyte of words per row. */
const MAX_CHARACTERS = 100_000;
const MAX_WORDS = 10;

const MARKS = "[\u0300-\u036f]";
/** Characters that PostgreSQL does not split words at, for example in URLs. */
const JOINTS = "[!-/:-@_~]";

/**
 * The SQL of a search vector's words: lower case, without diacritics. `wordsIn` normalizes search
 * input in the same way.
 */
export const searchable = (...texts: string[]): string => {
  const whole = `left(${texts.join(" || ' ' || ")}, ${MAX_CHARACTERS})`;
  const plain = `normalize(lower(${whole} collate "und-x-icu"), nfkd)`;
  return `to_tsvector('simple', regexp_replace(regexp_replace(${plain}, '${MARKS}', '', 'g'), '${JOINTS}', ' ', 'g'))`;
};

/** The SQL of a word without accents, as people type it on any keyboard. */
export const plainText = (word: string): string =>
  `replace(translate(regexp_replace(normalize(${word}, nfkd), '${MARKS}', '', 'g'), 'øđł', 'odl'), 'æ', 'ae')`;

/** The SQL of a localized text in all languages. */
export const inAllLanguages = (column: string): string =>
  ["en", "fr", "no"]
    .map((locale) => `coalesce("${column}" ->> '${locale}', '')`)
    .join(" || ' ' || ");

/**
 * The SQL of a localized text, only in those languages in which another localized column has a
 * given value.
 */
export const inLanguagesWith = (column: string, other: string, word: string): string =>
  ["en", "fr", "no"]
    .map(
      (locale) =>
        `coalesce(repeat("${column}" ->> '${locale}', ("${other}" ->> '${locale}' = '${word}')::integer), '')`,
    )
    .join(" || ' ' || ");

/** The words of a search, as they are compared. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(new RegExp(MARKS, "gu"), "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/**
 * The filter of rows that contain, for each search word, a word that begins with it; all rows if
 * the search is empty.
 */
export function searched(text: string | null | undefined, terms = "terms"): Where {
  if (!text?.trim()) return {};
  const tokens = wordsIn(text);
  if (!tokens.length) return { id: { $in: [] } };
  return { [terms]: { $words: tokens.map((word) => `${word}:*`).join(" & ") } };
}
