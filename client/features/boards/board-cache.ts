import type { ApolloCache, Reference } from "@apollo/client";
import type { BoardChangesQuery } from "./board.generated.ts";

interface Changed {
  columns?: readonly { id: string; version: number }[];
  cards?: readonly { id: string; revision: number }[];
  removedColumns?: readonly string[];
  /** Without a revision whatever is shown of them */
  removedCards?: readonly { id: string; revision?: number }[];
}

/**
 * Lists columns and cards that the cache knows from an answer in their board, instead of older ones. What
 * is older than what is shown changes nothing.
 */
export function placeInBoard(cache: ApolloCache, boardId: string, changed: Changed): void {
  const { columns = [], cards = [], removedColumns = [], removedCards = [] } = changed;
  const gone = new Map(removedColumns.map((id) => [id, Infinity]));
  const deleted = new Map(removedCards.map(({ id, revision = Infinity }) => [id, revision]));
  const ref = (typename: string, key: Record<string, unknown>) => ({
    __ref: cache.identify({ __typename: typename, ...key }) ?? "",
  });
  const merged = (
    existing: readonly Reference[],
    incoming: readonly Reference[],
    removed: ReadonlyMap<string, number>,
  ) => {
    if (incoming.length === 0 && removed.size === 0) return existing;
    const newer = new Map(incoming.map((each) => [keyOf(each).id, each]));
    let isChanged = false;
    const next = existing.flatMap((each) => {
      const { id: own, age } = keyOf(each);
      if (age <= (removed.get(own) ?? -1)) {
        isChanged = true;
        return [];
      }
      const other = newer.get(own);
      newer.delete(own);
      const isNewer = other && keyOf(other).age > age;
      isChanged ||= Boolean(isNewer);
      return [isNewer ? other : each];
    });
    // The same list, nothing that shows it is rendered again.
    return isChanged || newer.size > 0 ? [...next, ...newer.values()] : existing;
  };
  cache.modify<{ columns: Reference[]; cards: Reference[] }>({
    id: cache.identify({ __typename: "Board", id: boardId }),
    fields: {
      columns: (existing, { readField }) => {
        const incoming = columns.map(({ id, version }) => ref("BoardColumn", { id, version }));
        const next = merged(existing as Reference[], incoming, gone);
        const rank = (each: Reference) => String(readField("rank", each));
        if (next === existing) return next;
        return next.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
      },
      cards: (existing, { readField }) => {
        const incoming = cards.map(({ id, revision }) => ref("Card", { id, revision }));
        const next = merged(existing as Reference[], incoming, deleted);
        if (gone.size === 0) return next;
        return next.filter((each) => {
          const column = readField("column", each) as Reference | undefined;
          return !column || !gone.has(String(readField("id", column)));
        });
      },
    },
  });
}

/** The id and the age that a reference says by itself: to read 2,000 from the cache takes ten times as long. */
function keyOf({ __ref }: Reference): { id: string; age: number } {
  const { id, revision, version } = JSON.parse(__ref.slice(__ref.indexOf(":") + 1)) as {
    id: string;
    revision?: number;
    version?: number;
  };
  return { id, age: revision ?? version ?? 0 };
}

/** What came after a revision. */
export function placeChanges(
  cache: ApolloCache,
  boardId: string,
  changes: BoardChangesQuery["boardChanges"],
): void {
  const { columns, cards, removedColumns, removedCards, departedCards } = changes;
  placeInBoard(cache, boardId, {
    columns,
    cards,
    removedColumns: removedColumns.map(({ id }) => id),
    removedCards: [
      ...removedCards,
      ...departedCards.map(({ cardId, revision }) => ({ id: cardId, revision })),
    ],
  });
}
