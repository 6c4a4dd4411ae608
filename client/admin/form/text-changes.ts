import { diffComm } from "node-diff3";

/** Words that both texts have, or one of them. */
export interface Passage {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A changed paragraph; `undefined` stands for the unchanged ones between two. */
type ChangedParagraph = Passage[] | undefined;

/** How a text became another, paragraph by paragraph. */
export const textChanges = (before: string, after: string): ChangedParagraph[] =>
  runsOf(paragraphsOf(before), paragraphsOf(after)).flatMap(({ same, removed, added }) =>
    same.length > 0
      ? [undefined]
      : Array.from({ length: Math.max(removed.length, added.length) }, (_, at) =>
          wordChanges(removed[at] ?? "", added[at] ?? ""),
        ),
  );

function wordChanges(before: string, after: string): Passage[] {
  const runs = runsOf(wordsOf(before), wordsOf(after));
  const unchanged = runs.reduce((sum, { same }) => sum + same.join("").trim().length, 0);
  // Of texts that have only a few words in common nobody can read the single words.
  const isRewritten = unchanged * 2 < Math.min(before.length, after.length);
  const shown = isRewritten ? [{ same: [], removed: [before], added: [after] }] : runs;
  return shown.flatMap((run) =>
    (["same", "removed", "added"] as const)
      .map((kind) => ({ kind, text: run[kind].join("") }))
      .filter(({ text }) => text !== ""),
  );
}

const paragraphsOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** Words, and the spaces between them. */
const wordsOf = (text: string) => text.split(/(\s+)/u);

/** Parts that both lists have, or those of each list between two of such. */
type Run = Record<Passage["kind"], string[]>;

const runsOf = (before: string[], after: string[]): Run[] =>
  diffComm(before, after).map(({ common = [], buffer1 = [], buffer2 = [] }) => ({
    same: common,
    removed: buffer1,
    added: buffer2,
  }));
