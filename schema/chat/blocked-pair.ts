import { Forbidden } from "../foundation/errors.ts";
import type { Context } from "../foundation/context.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { Block } from "./block.ts";
import type { Conversation } from "./conversation.ts";

/** The message does not reveal who blocked whom. */
export const CANNOT_MESSAGE = "You can't message each other";

/** The other participant of a conversation of two, whatever its type; blocks apply between them. */
export function otherMemberId(
  { readers }: Pick<Conversation, "readers">,
  own: string,
): string | null {
  const others = readers.filter((id) => id !== own);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Blocks between a member and others, in either direction. */
export const blocksBetween = (own: string, others: Where | string): Where => ({
  $or: [
    { member: own, blocked: others },
    { blocked: own, member: others },
  ],
});

/** Whether a conversation consists of two participants, one of whom blocked the other. */
export async function isBlockedPair(
  conversation: Pick<Conversation, "readers">,
  own: string,
  { em }: Context,
): Promise<boolean> {
  const other = otherMemberId(conversation, own);
  return other !== null && (await em.count(Block, blocksBetween(own, other))) > 0;
}

/** Throws if the conversation consists of two participants, one of whom blocked the other. */
export async function refuseBlockedPair(
  conversation: Pick<Conversation, "readers">,
  own: string,
  context: Context,
): Promise<void> {
  if (await isBlockedPair(conversation, own, context)) throw new Forbidden(CANNOT_MESSAGE);
}
