import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Conversation } from "./conversation.ts";

/** What a list of a conversation is provided with: whoever may not see it is told that it is not there. */
export const inConversation = (id: string): ReadQuery => findOneOrFail(Conversation, { id });
