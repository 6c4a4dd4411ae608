import type { EntityManager } from "@mikro-orm/core";
import { LOCALES } from "../foundation/locale.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { whichExist } from "../foundation/reading/sql/which-exist.ts";
import { columnOf, propertyOf, typeOf } from "../foundation/reading/sql/column.ts";
import { inAllLanguages, plainSql } from "../foundation/search.ts";
import { firstIdAt } from "../foundation/uuid.ts";
import { MINUTE, WEEK } from "../foundation/durations.ts";
import { allPublications } from "../publication/publishable.ts";
import { searchKinds } from "./search-result.ts";
import { NEAR_WORDS_INDEX, WordScope } from "./search-word.ts";

/** Rows that changed this long ago are read: twice the interval, for transactions that take long. */
const RECENT_MS = 2 * MINUTE;
/** The embedded database has one connection: others do not wait for more than this. */
const ROWS_AT_ONCE = 500;
const MAX_STEPS = 40;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LONGEST_TEXT = 300;
/** Words of other lengths are neither collected nor corrected. */
export const MIN_LETTERS = 4;
export const MAX_LETTERS = 40;

/** A table with words for suggestions. */
interface Source {
  table: string;
  /** The SQL of the languages in which a row is public, or of the dashboard. */
  languages: string;
  /** The SQL of its title or names in a language. */
  text: string;
  /** Whether recent rows are those that were changed recently, or only those that were added. */
  recent: "changed" | "added";
}

/** Members have names, and words that stand beside them, in every language. */
const members: Source = {
  table: "members",
  languages: `case when status = 'active' and visibility in ('public', 'members') and deleted_at is null
    then array[${LOCALES.map((locale) => `'${locale}'`).join(", ")}] end`,
  text: "concat_ws(' ', display_name, company, city, skill_words, role ->> scope)",
  recent: "changed",
};

/** What the dashboard finds, by its names in all languages. Most of it has no index by time of change. */
const ofDashboard = (em: EntityManager): Source[] =>
  [...searchKinds().values()].flatMap(({ entity, names }) => {
    const metadata = em.getMetadata().get(entity());
    const texts = names.flatMap((name) => {
      const property = propertyOf(metadata, name);
      if (!property) return [];
      const column = columnOf(property);
      return typeOf(property) === "jsonb" ? inAllLanguages(column.slice(1, -1)) : column;
    });
    if (texts.length === 0) return [];
    const isThere = metadata.properties["deletedAt" as never] ? "deleted_at is null" : "true";
    return {
      table: metadata.tableName,
      languages: `case when ${isThere} then array['${WordScope.dashboard}'] end`,
      text: `concat_ws(' ', ${texts.join(", ")})`,
      recent: "added" as const,
    };
  });

const sources = (em: EntityManager): Source[] => [
  ...allPublications().map(({ options: { table, listed = "languages" } }) => ({
    table,
    languages: listed,
    text: "title ->> scope",
    recent: "changed" as const,
  })),
  members,
  ...ofDashboard(em),
];

/** The SQL of a source's recent rows. */
const isRecent = ({ recent }: Source, since: string, firstId: string): string =>
  recent === "changed" ? `updated_at > ${since}` : `id > ${firstId}`;

/** Sorted, so that processes that do this at the same time wait for each other and never both. */
const collected = ({ table, languages, text }: Source, rows: string): string => `
  insert into search_words (locale, word, plain, seen_at)
    select scope, word, ${plainSql("word")}, $1::timestamptz
    from (
      select distinct scope, word
      from (select * from ${table} where ${rows}) as row, unnest(${languages}) as scope,
        regexp_split_to_table(
          normalize(lower(left(${text}, ${LONGEST_TEXT}) collate "und-x-icu"), nfkc), '[^[:alnum:]]+'
        ) as word
    ) as found
    where char_length(word) between ${MIN_LETTERS} and ${MAX_LETTERS} and word !~ '^[0-9]+$'
    order by 1, 2
    on conflict (locale, word) do update set seen_at = excluded.seen_at
      where search_words.seen_at < excluded.seen_at`;

/** Collects the words of the rows after an id, and returns the last of their ids. */
function collectedAfter(source: Source): string {
  const rows = "id > $2 order by id limit $3";
  return `with written as (${collected(source, rows)})
    select id::text from (select id from ${source.table} where ${rows}) as ids order by id desc limit 1`;
}

// the word "" says when all of them were collected
const COLLECTED_SINCE = "select word from search_words where word = '' and seen_at > $1";
const COLLECTED = `
  insert into search_words (locale, word, plain, seen_at) values ('en', '', '', $1)
    on conflict (locale, word) do update set seen_at = excluded.seen_at`;

/** Without the index nothing is suggested: the table stays empty. */
export async function canSuggest(em: EntityManager): Promise<boolean> {
  const [found] =
    (await statementRunner(em)("select to_regclass($1)::text", [NEAR_WORDS_INDEX])) ?? [];
  return !!found;
}

/** The tables in which a row has changed since then, in one statement. */
async function changedSince(em: EntityManager, since: Date): Promise<Source[]> {
  const all = sources(em);
  const changed = await whichExist(
    em,
    all.map((source) => `${source.table} where ${isRecent(source, "$1", "$2")}`),
    [since, firstIdAt(since)],
  );
  return all.filter((_, place) => changed.includes(place));
}

/** Collects the words of what has just changed. */
export async function collectRecentWords(em: EntityManager, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RECENT_MS);
  const changed = await changedSince(em, since);
  if (changed.length === 0 || !(await canSuggest(em))) return;
  for (const source of changed) {
    const first = source.recent === "changed" ? since : firstIdAt(since);
    await statementRunner(em)(collected(source, isRecent(source, "$2", "$2")), [now, first]);
  }
}

/** How far the words of everything have been collected: those after this id are next. */
export interface Progress {
  startedAt: Date;
  table: number;
  lastId: string;
}

/**
 * Collects the words of everything, and forgets those that nothing public has any more; only if that
 * was last done more than a week ago, or never. It ends after some rows and returns how to continue, so that
 * a server that stops does not wait for long.
 */
export async function collectAllWords(
  em: EntityManager,
  now: Date,
  progress: Progress = { startedAt: now, table: 0, lastId: FIRST_ID },
): Promise<Progress | undefined> {
  const run = statementRunner(em);
  const since = new Date(now.getTime() - WEEK);
  const [isRecent] = (await run(COLLECTED_SINCE, [since])) ?? [];
  if (isRecent !== undefined || !(await canSuggest(em))) return undefined;
  const { startedAt } = progress;
  const all = sources(em);
  let { table, lastId } = progress;
  for (let steps = 0; steps < MAX_STEPS;) {
    const source = all[table];
    if (!source) {
      await run("delete from search_words where seen_at < $1", [startedAt]);
      await run(COLLECTED, [startedAt]);
      return undefined;
    }
    const [id] = (await run(collectedAfter(source), [startedAt, lastId, ROWS_AT_ONCE])) ?? [];
    if (id) steps += 1;
    else table += 1;
    lastId = id ?? FIRST_ID;
  }
  return { startedAt, table, lastId };
}
