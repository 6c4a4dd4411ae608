import type { CardPriority } from "../../schema.generated.ts";
import type {
  BoardHeadFragment,
  BoardPersonFragment,
  BoardQuery,
  ListedCardFragment,
  ShownColumnFragment,
} from "./board.generated.ts";

export type ShownBoard = BoardQuery["board"];
export type BoardHead = BoardHeadFragment;
export type BoardColumn = ShownColumnFragment;
export type ListedCard = ListedCardFragment;
export type Person = BoardPersonFragment;

/** Where a card is put: the card above it, or null for the first place. */
export interface Place {
  columnId: string;
  afterId: string | null;
}

/** Ranks and ids are compared by bytes, as the server does. */
export const byRank = (a: { rank: string; id: string }, b: { rank: string; id: string }): number =>
  compareText(a.rank, b.rank) || compareText(a.id, b.id);

export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const byPriority: Record<CardPriority, number> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/**
 * The cards of each column in their order. Those that are being moved are where they were dropped, until
 * the server has answered.
 */
export function arrange(
  { columns, cards }: Pick<ShownBoard, "columns" | "cards">,
  moving: ReadonlyMap<string, Place>,
): Map<string, ListedCard[]> {
  const byColumn = new Map(columns.map(({ id }) => [id, [] as ListedCard[]]));
  for (const card of cards)
    if (!moving.has(card.id)) byColumn.get(card.column?.id ?? "")?.push(card);
  for (const own of byColumn.values()) own.sort(byRank);
  for (const [id, { columnId, afterId }] of moving) {
    const card = cards.find((each) => each.id === id);
    const own = byColumn.get(columnId);
    if (card && own) own.splice(own.findIndex((each) => each.id === afterId) + 1, 0, card);
  }
  return byColumn;
}

/**
 * The card above the place among those that are shown. The end of these is the end of the column, also
 * when a filter hides its last cards.
 * @param shown those that are shown, without the card that is moved
 * @param all all of the column in their order
 */
export function cardAbove(
  shown: readonly ListedCard[],
  all: readonly ListedCard[],
  place: number,
  moved: string,
): string | null {
  if (place >= shown.length) return all.findLast(({ id }) => id !== moved)?.id ?? null;
  return place === 0 ? null : (shown[place - 1]?.id ?? null);
}
