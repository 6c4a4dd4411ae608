import { DOUBLE_LETTERS, MARKS, plainText, SINGLE_LETTERS, UNSPACED } from "./plain-text.ts";
import type { Where } from "./reading/descriptions/read-query.ts";

/** Longer texts are truncated: a search vector holds at most one megabyte of words per row. */
const MAX_CHARACTERS = 100_000;
/** Pairs of letters that begin at even places are found beyond this one, too; those at odd places are not. */
const MAX_UNSPACED = 50_000;
const MAX_WORDS = 10;
/** The pairs of letters of words in a script without spaces. */
const MAX_PAIRS = 30;

/** Characters that PostgreSQL does not split words at, for example in URLs. */
const JOINTS = "[!-/:-@_~]";

/** The SQL of a text in small letters as it is compared: `plainText` does the same. */
export const plainSql = (text: string): string => {
  const bare = `regexp_replace(normalize(${text}, nfkd), '[${MARKS}]', '', 'g')`;
  const single = `translate(${bare}, '${Object.keys(SINGLE_LETTERS).join("")}', '${Object.values(SINGLE_LETTERS).join("")}')`;
  return Object.entries(DOUBLE_LETTERS).reduce(
    (sql, [letter, letters]) => `replace(${sql}, '${letter}', '${letters}')`,
    single,
  );
};

/**
 * The SQL of a search vector's words, which `tokensOf` compares with. Texts without spaces between words
 * are stored as pairs of letters: those that begin at even places of a run, then those at odd ones.
 */
export const searchable = (...texts: string[]): string => {
  const whole = `left(${texts.join(" || ' ' || ")}, ${MAX_CHARACTERS})`;
  const plain = plainSql(`lower(${whole} collate "und-x-icu")`);
  const pairs = (text: string) =>
    `regexp_replace(${text}, '([${UNSPACED}][${UNSPACED}]?)', ' \\1 ', 'g')`;
  const unspaced = `regexp_replace(left(${plain}, ${MAX_UNSPACED}), '[^${UNSPACED}]+', ' ', 'g')`;
  const afterFirst = `regexp_replace(${unspaced}, '([${UNSPACED}])([${UNSPACED}]+)', '\\1 \\2', 'g')`;
  const evenly = `regexp_replace(${pairs(plain)}, '${JOINTS}', ' ', 'g')`;
  return `to_tsvector('simple', ${evenly} || ${pairs(afterFirst)})`;
};

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
  plainText(text)
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, "gu");
const isUnspaced = RegExp.prototype.test.bind(new RegExp(`^[${UNSPACED}]`, "u"));

/** What must all be in a search vector for a search to find its row: the beginnings of words. */
export const tokensOf = (text: string): string[] =>
  wordsIn(text)
    .flatMap((word) => word.match(RUNS) ?? [])
    .flatMap((run) => (isUnspaced(run) ? pairsOf(Array.from(run)) : run))
    .slice(0, MAX_PAIRS);

const pairsOf = (letters: string[]): string[] =>
  letters.length === 1 ? letters : letters.slice(1).map((letter, n) => `${letters[n]}${letter}`);

/**
 * The filter of rows that contain, for each search word, a word that begins with it; all rows if
 * the search is empty.
 */
export function searched(text: string | null | undefined, terms = "terms"): Where {
  if (!text?.trim()) return {};
  const tokens = tokensOf(text);
  if (!tokens.length) return { id: { $in: [] } };
  return { [terms]: { $words: tokens.map((word) => `${word}:*`).join(" & ") } };
}
