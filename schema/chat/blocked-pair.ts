import { Forbidden } from "../foundation/errors.ts";
import type { Context } from "../foundation/context.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { Block } from "./block.ts";
import type { Conversation } from "./conversation.ts";

/** It does not tell who has blocked whom. */
export const CANNOT_MESSAGE = "You cannot write to each other";

/** The other of two who are alone in a conversation, whatever its type; blocks hold between them. */
export function otherOf({ readers }: Pick<Conversation, "readers">, own: string): string | null {
  const others = readers.filter((id) => id !== own);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Blocks between a member and others, whoever has blocked whom. */
export const blocksBetween = (own: string, others: Where | string): Where => ({
  $or: [
    { member: own, blocked: others },
    { blocked: own, member: others },
  ],
});

/** Whether the two who are alone in a conversation have nothing to say to each other. */
export async function isBlockedPair(
  conversation: Pick<Conversation, "readers">,
  own: string,
  { em }: Context,
): Promise<boolean> {
  const other = otherOf(conversation, own);
  return other !== null && (await em.count(Block, blocksBetween(own, other))) > 0;
}

/** Refuses what one of two would let the other hear of, once one has blocked the other. */
export async function refuseBlockedPair(
  conversation: Pick<Conversation, "readers">,
  own: string,
  context: Context,
): Promise<void> {
  if (await isBlockedPair(conversation, own, context)) throw new Forbidden(CANNOT_MESSAGE);
}
