import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { Participant } from "./participant.ts";

/** The viewer's member: who has no profile writes to nobody. */
export function viewerMember({ viewer }: Context): string {
  if (!viewer.memberId) throw new Invalid({ profile: "Required" });
  return viewer.memberId;
}

/** The viewer's place in a conversation, if they are in it. */
export const participationOf = (
  conversationId: string,
  context: Context,
): Promise<Participant | null> =>
  firstOf(
    Participant,
    { conversation: conversationId, member: viewerMember(context), leftAt: null },
    context,
  ) as Promise<Participant | null>;
