import type { EntityManager } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { table } from "./model.ts";
import { statementRunner } from "./reading/sql/run-statement.ts";
import { SPAM_SCORE } from "./spam-score.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

// What moderators decided, learned word by word: a naive Bayes filter. Each text counts once for each of its
// different words, apart for messages and comments, because what is usual in one is not in the other.
// The words of a text are then evidence: how much more often spam had them than other texts. The
// fixed rules of spam-score.ts come first; what was learned moves their score by at most
// `MOST_LEARNED`: enough to hold a text for a person or to let a suspicious one through, never
// enough to delete one or to overrule the rules where they are sure.

/** Where texts are written. */
export type SpamKind = "contacts" | "comments";

/** What a text was learned as, stored with it, so that another decision unlearns it. */
export type Learned = "spam" | "ham";

/** In how many texts of a kind a word was found; the word "" counts the texts themselves. */
@table("spam_words")
export class SpamWord {
  @PrimaryKey({ type: "text" }) kind!: SpamKind;
  @PrimaryKey({ type: "text" }) word!: string;
  @Property({ type: "integer", default: 0 }) spam!: number;
  @Property({ type: "integer", default: 0 }) ham!: number;
}

const ALL_TEXTS = "";
const WORD = /\p{L}[\p{L}\p{M}'’-]{2,23}/gu;
/** Words of a text that count, and those that decide: the most telling ones. */
const MAX_WORDS = 200;
const MAX_EVIDENCE = 15;
/** Fewer texts of either sort teach nothing: every usual word would be evidence. */
const MIN_TEXTS = 3;
/** Rare words beyond this many per kind are forgotten. */
const MAX_KEPT_WORDS = 20_000;
const MOST_LEARNED = 60;

/** The different words of a text, in small letters and in order. */
export function wordsIn(text: string): string[] {
  const found = text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  return [...new Set(found)].slice(0, MAX_WORDS).toSorted();
}

interface Counts {
  word: string;
  spam: number;
  ham: number;
}

/** The score of the fixed rules, moved by what was learned: 0 to 100. */
export async function learnedScore(
  score: number,
  kind: SpamKind,
  text: string,
  em: EntityManager,
): Promise<number> {
  if (score >= SPAM_SCORE) return score;
  const [json] =
    (await statementRunner(em)(
      `select coalesce(json_agg(json_build_object('word', word, 'spam', spam, 'ham', ham)), '[]')::text
        from spam_words where kind = $1 and word = any($2::text[])`,
      [kind, [ALL_TEXTS, ...wordsIn(text)]],
    )) ?? [];
  const known = JSON.parse(json ?? "[]") as Counts[];
  const moved = score + Math.round((2 * spamProbability(known) - 1) * MOST_LEARNED);
  return Math.min(SPAM_SCORE - 1, Math.max(0, moved));
}

/** One is added to each count, so that a word proves nothing by having been in no text. */
const share = (count: number, texts: number): number =>
  Math.log((Math.max(0, count) + 1) / (texts + 2));

/** One half as long as too little is known. */
function spamProbability(known: readonly Counts[]): number {
  const texts = known.find(({ word }) => word === ALL_TEXTS);
  if (!texts || Math.min(texts.spam, texts.ham) < MIN_TEXTS) return 0.5;
  const evidence = known
    .filter(({ word }) => word !== ALL_TEXTS)
    .map(({ spam, ham }) => share(spam, texts.spam) - share(ham, texts.ham))
    .toSorted((one, other) => Math.abs(other) - Math.abs(one))
    .slice(0, MAX_EVIDENCE);
  const sum = evidence.reduce((total, one) => total + one, 0);
  return 1 / (1 + Math.exp(-sum));
}

interface Taught {
  content?: string;
  message?: string;
  learnedAs?: Learned | null;
}

/** Learns decisions in the transaction of the next save, and unlearns earlier ones. Sets `learnedAs`. */
export function learnAs(
  as: Learned,
  kind: SpamKind,
  taught: readonly Taught[],
  context: UnitOfWork,
): void {
  const changes = new Map<string, { spam: number; ham: number }>();
  const add = (text: string, to: Learned, by: number) => {
    for (const word of [ALL_TEXTS, ...wordsIn(text)]) {
      const change = changes.get(word) ?? { spam: 0, ham: 0 };
      change[to] += by;
      changes.set(word, change);
    }
  };
  for (const one of taught) {
    if (one.learnedAs === as) continue;
    const text = one.content ?? one.message ?? "";
    if (one.learnedAs) add(text, one.learnedAs, -1);
    add(text, as, 1);
    one.learnedAs = as;
  }
  if (!changes.size) return;
  // all writers lock rows in the order of their words
  const rows = [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const json = JSON.stringify(rows.map(([word, change]) => ({ word, ...change })));
  context.joinSave(async (em) => {
    const run = (sql: string, values: unknown[]) =>
      em.getConnection().execute(sql, values, "run", em.getTransactionContext());
    await run(
      `insert into spam_words (kind, word, spam, ham)
        select ?, word, spam, ham from json_to_recordset(?::json) as c (word text, spam int, ham int)
        on conflict (kind, word) do update
          set spam = spam_words.spam + excluded.spam, ham = spam_words.ham + excluded.ham`,
      [kind, json],
    );
  });
}

/** Forgets the rarest words of each kind beyond those that are kept, and words of no text. */
export async function forgetRareWords(em: EntityManager): Promise<void> {
  await statementRunner(em)(
    `delete from spam_words as word using (
        select kind, word, row_number() over (partition by kind order by spam + ham desc, word) as place
          from spam_words where word <> '') as ranked
      where (word.kind, word.word) = (ranked.kind, ranked.word)
        and (ranked.place > $1::int or word.spam + word.ham <= 0)
      returning 1::text`,
    [MAX_KEPT_WORDS],
  );
}
