import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { notFound } from "../foundation/model-messages.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { announceBoard } from "./boards.events.ts";
import { Board } from "./board.ts";

/** Reads within the transaction, what is stored and not what was loaded before. */
export const readAgain = (em: EntityManager): EntityManager =>
  em.fork({ keepTransactionContext: true });

/**
 * Changes what is on a board and tells its members. The board is locked first, so that changes come one after the other
 * and `change` reads the current state; members who were removed meanwhile are refused. False if something new
 * exists already.
 */
export const changeBoard = (
  board: Board,
  context: Context,
  change?: (em: EntityManager) => Promise<unknown>,
): Promise<boolean> => changeBoards([board], context, change);

/** The same with several boards, of all of which the viewer must be a member. */
export function changeBoards(
  boards: readonly Board[],
  context: Context,
  change?: (em: EntityManager) => Promise<unknown>,
): Promise<boolean> {
  for (const { id } of boards) announceBoard(id, context);
  const mine = {
    id: { $in: boards.map(({ id }) => id) },
    deletedAt: null,
    readers: { $contains: [viewerProfile(context)] },
  };
  return context.saveUnique({
    locking: boards,
    verify: async (em) => {
      if ((await readAgain(em).count(Board, mine)) < boards.length) throw notFound(Board);
      await change?.(em);
    },
  });
}
