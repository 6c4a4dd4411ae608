import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import {
  findAll,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Trash } from "../foundation/trash.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { BoardColumn } from "./board-column.ts";
import { Board } from "./board.ts";
import { BoardColumnInput, MAX_COLUMNS, UpdateBoardColumnInput } from "./boards.input.ts";
import {
  addColumns,
  changeColumn,
  clearColumn,
  deleteColumn,
  moveColumn,
  restoreColumn,
} from "./change-columns.ts";

new Trash(BoardColumn);

const columnOf = (id: string, context: Context): Promise<BoardColumn> =>
  context.find(BoardColumn, id);

@Resolver(() => BoardColumn)
export class BoardColumnResolver {
  @AllowedTo("signed-in")
  @Mutation(() => BoardColumn, {
    description: "Adds a column at the end of a board. NOT_FOUND: 'Board not found'.",
  })
  async createBoardColumn(
    @Arg("input", () => BoardColumnInput) input: BoardColumnInput,
    @Ctx() context: Context,
    @Arg("boardId", () => ID, {
      nullable: true,
      description: "Without it the column is added to the viewer's own board.",
    })
    boardId?: string | null,
  ): Promise<ReadQuery> {
    const named = boardId ? { id: boardId } : { defaultOf: viewerProfile(context) };
    const board = await context.find<Board>(Board, named);
    const [id] = await addColumns(board, [input], context);
    return findOneOrFail(BoardColumn, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => [BoardColumn], {
    description: `Adds a set of columns at the end of a board, which takes ${MAX_COLUMNS}. NOT_FOUND: 'Board not found'.`,
  })
  async createBoardColumns(
    @Arg("boardId", () => ID) boardId: string,
    @Arg("columns", () => [BoardColumnInput]) columns: BoardColumnInput[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const ids = await addColumns(await context.find(Board, boardId), columns, context);
    return findAll(BoardColumn, { id: { $in: ids } }, { rank: "asc", id: "asc" }, MAX_COLUMNS);
  }

  @AllowedTo("signed-in")
  @Mutation(() => BoardColumn, { description: "Changes a column. NOT_FOUND: 'Column not found'." })
  async updateBoardColumn(
    @Id() id: string,
    @Arg("input", () => UpdateBoardColumnInput) input: UpdateBoardColumnInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await changeColumn(await columnOf(id, context), input, context);
    return findOneOrFail(BoardColumn, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => BoardColumn, { description: "Moves a column. NOT_FOUND: 'Column not found'." })
  async moveBoardColumn(
    @Id() id: string,
    @Ctx() context: Context,
    @Arg("afterId", () => ID, {
      nullable: true,
      description: "The column before it; null is the first place.",
    })
    afterId?: string | null,
  ): Promise<ReadQuery> {
    await moveColumn(await columnOf(id, context), afterId ?? null, context);
    return findOneOrFail(BoardColumn, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Deletes a column with its cards. For 30 days `restoreBoardColumn` brings both back.",
  })
  async deleteBoardColumn(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await deleteColumn(await columnOf(id, context), context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => BoardColumn, {
    description:
      "Restores a deleted column at its place, with its cards. NOT_FOUND if it is not deleted.",
  })
  async restoreBoardColumn(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await restoreColumn(id, context);
    return findOneOrFail(BoardColumn, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => [ID], {
    description: "Deletes all cards of a column; returns their ids, for `restoreCards`.",
  })
  async clearBoardColumn(@Id() id: string, @Ctx() context: Context): Promise<string[]> {
    return clearColumn(await columnOf(id, context), context);
  }
}
