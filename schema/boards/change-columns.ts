import { type Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { notFound } from "../foundation/model-messages.ts";
import { BoardColumn, BoardHue } from "./board-column.ts";
import { BoardColumnInput, MAX_COLUMNS, UpdateBoardColumnInput } from "./boards.input.ts";
import type { Board } from "./board.ts";
import { Card } from "./card.ts";
import { changeBoard, readAgain } from "./change-board.ts";
import { type Place, ranksAt } from "./rank.ts";

/** Adds columns at the end of a board that the next save writes. */
export function newColumns(
  board: Board,
  inputs: readonly BoardColumnInput[],
  ranks: readonly string[],
): BoardColumn[] {
  return inputs.map((input, n) => {
    const { name, hue, wipLimit, isDone } = parseInput(BoardColumnInput, input);
    return Object.assign(new BoardColumn({ board }), {
      name,
      hue: hue ?? BoardHue.NEUTRAL,
      wipLimit: wipLimit ?? null,
      isDone: isDone ?? false,
      rank: ranks[n],
    });
  });
}

/** Adds columns at the end of a board; returns their ids. */
export async function addColumns(
  board: Board,
  inputs: readonly BoardColumnInput[],
  context: Context,
): Promise<string[]> {
  const columns = newColumns(board, inputs, []);
  await changeBoard(board, context, async (em) => {
    const read = readAgain(em);
    const present = await read.count(BoardColumn, { board: board.id, deletedAt: null });
    if (present + columns.length > MAX_COLUMNS)
      throw new Invalid({ columns: `At most ${MAX_COLUMNS}` });
    const among = { board: board.id };
    const ranks = await ranksAt(BoardColumn, among, undefined, columns.length, em);
    for (const [n, column] of columns.entries())
      em.persist(Object.assign(column, { rank: ranks[n] }));
  });
  return columns.map(({ id }) => id);
}

/** Changes a column; whether its cards are completed follows from it. */
export async function changeColumn(
  column: BoardColumn,
  input: UpdateBoardColumnInput,
  context: Context,
): Promise<void> {
  const { version, name, hue, wipLimit, isDone } = parseInput(UpdateBoardColumnInput, input);
  await changeBoard(column.board, context, async (em) => {
    await refreshed(column, context);
    await context.checkVersion(column, version);
    column.name = name ?? column.name;
    column.hue = hue ?? column.hue;
    if (wipLimit !== undefined) column.wipLimit = wipLimit;
    if (isDone == null || isDone === column.isDone) return;
    column.isDone = isDone;
    const open = { column: column.id, deletedAt: null, completedAt: isDone ? null : { $ne: null } };
    await readAgain(em).nativeUpdate(Card, open, { completedAt: isDone ? context.now() : null });
    context.services.tablesWritten(["cards"]);
  });
}

export async function moveColumn(
  column: BoardColumn,
  place: Place,
  context: Context,
): Promise<void> {
  await changeBoard(column.board, context, async (em) => {
    await refreshed(column, context);
    if (place === column.id) return;
    const [rank = ""] = await ranksAt(BoardColumn, { board: column.board.id }, place, 1, em);
    column.rank = rank;
  });
}

/** Deletes a column; its cards are hidden with it, and come back with it. */
export async function deleteColumn(column: BoardColumn, context: Context): Promise<void> {
  await changeBoard(column.board, context, async () => {
    await refreshed(column, context);
    column.delete(context.now());
  });
}

export async function restoreColumn(id: string, context: Context): Promise<void> {
  const [column] = await deletedOf(BoardColumn, { id }, context);
  if (!column) throw notFound(BoardColumn);
  await changeBoard(column.board, context, async (em) => {
    await em.refresh(column);
    column.restore();
    // its cards are shown again: they have changed for those who follow the board
    const hidden = { column: column.id, deletedAt: null };
    await readAgain(em).nativeUpdate(Card, hidden, { updatedAt: context.now() });
    context.services.tablesWritten(["cards"]);
  });
}

/** Deletes the cards of a column; returns their ids. */
export async function clearColumn(column: BoardColumn, context: Context): Promise<string[]> {
  let ids: string[] = [];
  await changeBoard(column.board, context, async (em) => {
    const read = readAgain(em);
    const present = { column: column.id, deletedAt: null };
    ids = (await read.find(Card, present, { fields: ["id"] })).map(({ id }) => id);
    await read.nativeUpdate(Card, present, { deletedAt: context.now() });
    context.services.tablesWritten(["cards"]);
  });
  return ids;
}

/** The column as it is stored, under the lock of its board. */
async function refreshed(column: BoardColumn, { em }: Context): Promise<void> {
  await em.refresh(column);
  if (column.deletedAt) throw notFound(BoardColumn);
}
