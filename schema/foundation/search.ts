import type { Where } from "./reading/descriptions/read-query.ts";

/** More of a text is not looked through: an index holds a megabyte of words a row. */
const MAX_CHARACTERS = 100_000;
const MAX_WORDS = 10;

const MARKS = "[\u0300-\u036f]";
/** What joins words to one for the database, such as in addresses. */
const JOINTS = "[!-/:-@_~]";

/**
 * The words of some SQL texts as they are looked for: in small letters, without marks. `wordsIn`
 * says the same of what somebody types.
 */
export const searchable = (...texts: string[]): string => {
  const whole = `left(${texts.join(" || ' ' || ")}, ${MAX_CHARACTERS})`;
  const plain = `normalize(lower(${whole} collate "und-x-icu"), nfkd)`;
  return `to_tsvector('simple', regexp_replace(regexp_replace(${plain}, '${MARKS}', '', 'g'), '${JOINTS}', ' ', 'g'))`;
};

/** The SQL of a localized text in all languages. */
export const inAllLanguages = (column: string): string =>
  ["en", "fr", "no"]
    .map((locale) => `coalesce("${column}" ->> '${locale}', '')`)
    .join(" || ' ' || ");

/** The SQL of a localized text where another one says a word of the language, and nowhere else. */
export const inLanguagesWith = (column: string, other: string, word: string): string =>
  ["en", "fr", "no"]
    .map(
      (locale) =>
        `coalesce(repeat("${column}" ->> '${locale}', ("${other}" ->> '${locale}' = '${word}')::integer), '')`,
    )
    .join(" || ' ' || ");

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(new RegExp(MARKS, "gu"), "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** Rows of which some words begin with each of these; all where nothing is looked for. */
export function searched(text: string | null | undefined, terms = "terms"): Where {
  if (!text?.trim()) return {};
  const words = wordsIn(text);
  if (!words.length) return { id: { $in: [] } };
  return { [terms]: { $words: words.map((word) => `${word}:*`).join(" & ") } };
}
