import { firstCharacters } from "../foundation/characters.ts";
import type { Context } from "../foundation/context.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { Attachment, attachmentKey } from "./attachment.ts";
import { Conversation } from "./conversation.ts";

const MAX_NAME_LENGTH = 255;
/** Control and bidirectional characters, which could disguise a file's extension. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

type Values = Pick<Attachment, "id" | "name" | "size" | "type" | "sha256" | "width" | "height">;

/** Throws unless the viewer is a participant of the conversation and may upload to it. */
export async function conversationToFill(id: string, context: Context): Promise<Conversation> {
  viewerProfile(context);
  return context.find(Conversation, id);
}

/** Stores a file for a message of the viewer. Repeating it with the same id stores it once. */
export async function addAttachment(
  conversationId: string,
  values: Values,
  content: AsyncIterable<Uint8Array>,
  context: Context,
): Promise<Attachment> {
  const { em, services } = context;
  const conversation = await conversationToFill(conversationId, context);
  const uploader = em.getReference(Member, viewerProfile(context));
  const attachment = new Attachment({ ...values, conversation, uploader });
  await services.storage.write(attachmentKey(values.id), content);
  em.persist(attachment);
  return (await context.saveUnique()) ? attachment : findAttachment(values.id, context);
}

/** An attachment that the viewer may see. */
export const findAttachment = (id: string, context: Context): Promise<Attachment> =>
  context.find(Attachment, id);

/** A file's name: the last part of the given path, without invisible characters. */
export function attachmentName(given: string): string {
  const [last = ""] = given.toWellFormed().split(/[/\\]/).toReversed();
  const name = last.replace(UNSEEN, "").trim();
  return /^\.{0,2}$/.test(name) ? "file" : shortened(name);
}

/** Truncates the name but keeps its extension. */
function shortened(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const [ending = ""] = /\.\w{1,20}$/.exec(name) ?? [];
  return firstCharacters(name, MAX_NAME_LENGTH - ending.length) + ending;
}
