import type { Context } from "../foundation/context.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Participant } from "./participant.ts";

/** The viewer's participation in a conversation, or null. */
export const participationOf = (
  conversationId: string,
  context: Context,
): Promise<Participant | null> =>
  firstOf(
    Participant,
    { conversation: conversationId, member: viewerProfile(context), leftAt: null },
    context,
  ) as Promise<Participant | null>;
