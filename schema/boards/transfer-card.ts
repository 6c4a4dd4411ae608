import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { BoardColumn } from "./board-column.ts";
import { Board } from "./board.ts";
import type { MoveCardToBoardInput } from "./boards.input.ts";
import { CardEventKind } from "./card-event.ts";
import { Card } from "./card.ts";
import { changeBoards, readAgain } from "./change-board.ts";
import { refreshed, refuseFullBoard, storedColumn } from "./change-cards.ts";
import { ranksAt } from "./rank.ts";
import { record, recordChanges, recordedOf } from "./record-card.ts";

/**
 * Moves a card to the end of a column of another board, with its comments, files and labels. It gets a number of that
 * board; those who are not on it no longer do the card.
 */
export async function moveCardToBoard(
  card: Card,
  { fromColumnId, boardId, columnId }: MoveCardToBoardInput,
  context: Context,
): Promise<void> {
  const target = await context.find(Board, boardId);
  if (target.id === card.board.id) throw new Invalid({ boardId: "Not valid" });
  await changeBoards([card.board, target], context, async (em) => {
    const read = readAgain(em);
    await refreshed(card, context);
    const own = card.column.id;
    if (own !== fromColumnId)
      throw new Conflict("Someone else has moved this card", { columnId: own });
    const from = await storedColumn(own, card.board, read);
    const to = columnId
      ? await storedColumn(columnId, target, read)
      : await firstColumn(target, context);
    await refuseFullBoard(target, read);
    const before = recordedOf(card);
    const { readers } = await read.findOneOrFail(Board, target.id);
    if (!card.assignees.isInitialized()) await card.assignees.init({ ref: true });
    const staying = (card.assignees.getIdentifiers() as string[]).filter((id) =>
      readers.includes(id),
    );
    if (staying.length < card.assignees.length)
      card.assignees.set(card.assignees.getItems().filter(({ id }) => staying.includes(id)));
    card.checklist = card.checklist.map(({ id, text, isDone, memberId }) => ({
      id,
      text,
      isDone,
      memberId: memberId && readers.includes(memberId) ? memberId : null,
    }));
    [card.rank = ""] = await ranksAt(Card, { column: to.id }, undefined, 1, em);
    card.board = em.getReference(Board, target.id);
    card.column = em.getReference(BoardColumn, to.id);
    if (to.isDone) card.completedAt ??= context.now();
    else if (from.isDone) card.completedAt = null;
    record(card, CardEventKind.TRANSFERRED, { to: to.name }, context);
    await recordChanges(card, before, context);
  });
}

async function firstColumn(board: Board, { em }: Context): Promise<BoardColumn> {
  const own = { board: board.id, deletedAt: null };
  const first = { orderBy: { rank: "asc", id: "asc" } } as const;
  const column = await readAgain(em).findOne(BoardColumn, own, first);
  if (!column) throw notFound(BoardColumn);
  return column;
}
