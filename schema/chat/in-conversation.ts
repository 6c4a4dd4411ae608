import { NotFound } from "../foundation/errors.ts";
import { oneOf, type Read } from "../foundation/reading/read.ts";
import { NO_CONVERSATION } from "./chat.events.ts";
import { Conversation } from "./conversation.ts";

/** What a list of a conversation is provided with: whoever may not see it is told that it is not there. */
export const inConversation = (id: string): Read =>
  oneOf(Conversation, { id }, () => new NotFound(NO_CONVERSATION));
