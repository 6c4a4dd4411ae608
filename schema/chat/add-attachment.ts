import type { Context } from "../foundation/context.ts";
import { Problem } from "../foundation/errors.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { Member } from "../members/member.ts";
import { Attachment, attachmentKey } from "./attachment.ts";
import { Conversation } from "./conversation.ts";
import { viewerMember } from "./viewer-member.ts";

const MAX_NAME_LENGTH = 255;
/** Nothing that is seen, or that turns the rest around: it would hide what a name ends in. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

type Facts = Pick<Attachment, "id" | "name" | "size" | "type" | "sha256" | "width" | "height">;

/** Refuses whoever may not upload to a conversation: those who are in it may. */
export async function conversationToFill(id: string, context: Context): Promise<Conversation> {
  viewerMember(context);
  return context.find(Conversation, id);
}

/** Of all files that a member has uploaded to conversations and that are still there. */
const QUOTA_BYTES = 1_000_000_000;

const USED = `select coalesce(sum("size"), 0)::text from "attachments" where "uploader_id" = $1::uuid`;

/** Refuses more bytes than a member has room for. */
export async function refuseOverQuota(bytes: number, context: Context): Promise<void> {
  const [used] = (await statementRunner(context.em)(USED, [viewerMember(context)])) ?? [];
  if (Number(used) + bytes > QUOTA_BYTES)
    throw new Problem("QUOTA_EXCEEDED", "Your files may take up 1 GB: delete some of them first");
}

/** Keeps a file for a message of the viewer's; brought again under its id, it is there once. */
export async function addAttachment(
  conversationId: string,
  facts: Facts,
  content: AsyncIterable<Uint8Array>,
  context: Context,
): Promise<Attachment> {
  const { em, services } = context;
  const conversation = await conversationToFill(conversationId, context);
  const uploader = em.getReference(Member, viewerMember(context));
  const attachment = new Attachment({ ...facts, conversation, uploader });
  await services.storage.write(attachmentKey(facts.id), content);
  em.persist(attachment);
  return (await context.saveUnique()) ? attachment : findAttachment(facts.id, context);
}

/** An attachment that the viewer may see. */
export const findAttachment = (id: string, context: Context): Promise<Attachment> =>
  context.find(Attachment, id);

/** What a file is called: the last part of whatever path is given, without what nobody sees. */
export function attachmentName(given: string): string {
  const [last = ""] = given.toWellFormed().split(/[/\\]/).toReversed();
  const name = last.replace(UNSEEN, "").trim();
  return /^\.{0,2}$/.test(name) ? "file" : shortened(name);
}

/** The ending stays: it says what the file is for. */
function shortened(name: string): string {
  const letters = Array.from(name); // whole ones: half of one is no text
  if (letters.length <= MAX_NAME_LENGTH) return name;
  const [ending = ""] = /\.\w{1,20}$/.exec(name) ?? [];
  return letters.slice(0, MAX_NAME_LENGTH - ending.length).join("") + ending;
}
