import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { Participant } from "./participant.ts";

/** The viewer's member id; throws for accounts without a profile, which cannot chat. */
export function viewerMember({ viewer }: Context): string {
  if (!viewer.memberId) throw new Invalid({ profile: "Required" });
  return viewer.memberId;
}

/** The viewer's participation in a conversation, or null. */
export const participationOf = (
  conversationId: string,
  context: Context,
): Promise<Participant | null> =>
  firstOf(
    Participant,
    { conversation: conversationId, member: viewerMember(context), leftAt: null },
    context,
  ) as Promise<Participant | null>;
