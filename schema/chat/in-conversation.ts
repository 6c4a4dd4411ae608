import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Conversation } from "./conversation.ts";

/** The precondition of lists within a conversation: NOT_FOUND for those who may not see it. */
export const inConversation = (id: string): ReadQuery => findOneOrFail(Conversation, { id });
