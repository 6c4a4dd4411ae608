import type { Context } from "../foundation/context.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { ONLY_TO_VIEWERS, SubscriptionSource } from "../foundation/subscription-source.ts";
import { Board } from "./board.ts";

const changesOf = (boardId: string) => `boards.${boardId}`;

/** A board, or something on it, has changed. */
export const announceBoard = (id: string, context: Context): void =>
  context.publish(changesOf(id), { id, [ONLY_TO_VIEWERS]: true });

/** Those who no longer see a board learn so once, and nothing afterwards. */
export const announceLeaving = (id: string, context: Context): void =>
  context.publish(changesOf(id), { id });

/** Events contain the id only: each subscriber reads under their own policies, at every event. */
export async function boardEvents(id: string, context: Context): Promise<SubscriptionSource> {
  const board = await context.find(Board, id);
  return new SubscriptionSource(changesOf(board.id), Board, context, async (event) => {
    if (!event[ONLY_TO_VIEWERS]) return true;
    context.em.clear();
    return (await firstOf(Board, { id: board.id }, context)) !== null;
  });
}
