import type { Context } from "../foundation/context.ts";
import { Attachment } from "./attachment.ts";
import { publishMessage } from "./chat.events.ts";
import { MessageEdit } from "./message-edit.ts";
import type { Message } from "./message.ts";
import { Reaction } from "./reaction.ts";

/** Deletes a message's text, attachments, reactions and history; a placeholder remains. */
export async function retractMessage(
  message: Message,
  context: Context,
  at = context.now(),
): Promise<void> {
  const { em } = context;
  for (const part of [Attachment, Reaction, MessageEdit] as const) {
    for (const row of await em.find(part as typeof Reaction, { message })) em.remove(row);
  }
  message.body = "";
  message.mentions = [];
  message.deletedAt = at;
  publishMessage(message.id, message.conversation.id, context);
}
