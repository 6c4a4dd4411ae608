import type { Context } from "../foundation/context.ts";
import type { Locale } from "../foundation/locale.ts";
import { lookup, selectColumns } from "../foundation/reading/sql/lookup.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { plainSql, searched, wordsIn } from "../foundation/search.ts";
import { inDirectory } from "../members/member-directory.ts";
import { Member } from "../members/member.ts";
import { allPublications } from "../publication/publishable.ts";
import { canSuggest, MAX_LETTERS, MIN_LETTERS } from "./collect-search-words.ts";

const MAX_SUGGESTIONS = 3;
/** Of a search with more words the first are corrected. */
const MAX_CORRECTED = 4;
/** How many searches are tried: each is a few look-ups in indexes. */
const MAX_TRIED = 8;
/** The near words of each word. */
const MAX_NEAR = 3;

/**
 * The words nearest to each of some words in a language, as a JSON array of arrays. `%` is true from a
 * similarity of 0.3, pg_trgm's default: about two letters that are wrong in a word of eight. Without
 * "offset 0" each row would compute what it is compared with.
 */
export const NEAR_WORDS = `
  select coalesce(json_agg(near.words order by place), '[]')::text
  from (
    select word, place, ${plainSql("word")} as plain
    from unnest($2::text[]) with ordinality as asked(word, place)
    offset 0
  ) as typed
  cross join lateral (
    select coalesce(json_agg(word), '[]') as words from (
      select word from search_words
      where locale = $1 and plain % typed.plain and word <> typed.word
      order by similarity(plain, typed.plain) desc, word limit ${MAX_NEAR}
    ) as nearest
  ) as near`;

/** Searches like one that has found nothing, nearest first, each of which finds something for the viewer. */
export async function suggestSearches(
  search: string,
  locale: Locale,
  context: Context,
): Promise<string[]> {
  const typed = wordsIn(search);
  if (!typed.some(isCollected) || !(await canSuggest(context.em))) return [];
  const terms = typed.slice(0, MAX_CORRECTED).map((word) => (isCollected(word) ? word : ""));
  const [json] = (await statementRunner(context.em)(NEAR_WORDS, [locale, terms])) ?? [];
  const near = JSON.parse(json ?? "[]") as string[][];
  const found: string[] = [];
  for (const text of corrections(typed, near).slice(0, MAX_TRIED)) {
    if (found.length === MAX_SUGGESTIONS) break;
    if (await findsSomething(text, locale, context)) found.push(text);
  }
  return found;
}

const isCollected = ({ length }: string) => length >= MIN_LETTERS && length <= MAX_LETTERS;

/** All words corrected; then one of them; then, of several words, what one of them may have been. */
function corrections(typed: readonly string[], near: readonly (readonly string[])[]): string[] {
  const whole = typed.map((word, place) => near[place]?.[0] ?? word);
  const single = near.flatMap((corrections, place) =>
    corrections.map((word) => typed.with(place, word)),
  );
  const alone = near.flat();
  const texts = [whole, ...single].map((tokens) => tokens.join(" "));
  return [...new Set([...texts, ...alone])].filter((text) => text !== typed.join(" "));
}

/** Whether the public search would find something, of the kinds whose words are collected. */
async function findsSomething(text: string, locale: Locale, context: Context): Promise<boolean> {
  const documents = allPublications().map(({ entity, options }) => {
    const { table, listed = "languages", inSearch } = options;
    const where = {
      [listed]: { $contains: [locale] },
      ...inSearch,
      ...searched(text, "publicTerms"),
    };
    return [table, selectColumns(entity, where, ["id"])] as const;
  });
  const where = inDirectory(context.viewer, { search: text });
  const members = selectColumns(Member, where, ["id"]);
  const answers = await lookup({ ...Object.fromEntries(documents), members }, context);
  return Object.values(answers).some((row) => row !== null);
}
