import { firstCharacters } from "../foundation/characters.ts";
import type { Context } from "../foundation/context.ts";
import { Problem } from "../foundation/errors.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { DEFAULT_STORAGE_QUOTA_MB } from "../settings/site-settings.ts";
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

const MEGABYTE = 1_000_000;

/** Files of a member, of conversations, cards, projects and products, and pictures in the texts of projects. */
const USED = `with own as (select ?::uuid as id) select coalesce(sum(size), 0)::text as used from (
  select size from attachments, own where uploader_id = own.id
  union all select size from card_attachments, own where uploader_id = own.id
  union all select size from project_media, own where uploader_id = own.id
  union all select size from uploaded_pictures, own where uploader_id = own.id
  union all select size from product_files, own where uploader_id = own.id
  union all select used from file_spaces, own where member_id = own.id) as files`;

/** How many bytes the files of a member may use. */
export async function quotaOf({ services }: Pick<Context, "services">): Promise<number> {
  const { storageQuotaMb = DEFAULT_STORAGE_QUOTA_MB } = await services.site.decisions();
  return storageQuotaMb * MEGABYTE;
}

/** How many bytes the files of a member use. */
export async function usedBy(memberId: string, { em }: Pick<Context, "em">): Promise<number> {
  const rows = await em
    .getConnection()
    .execute<{ used: string }[]>(USED, [memberId], "all", em.getTransactionContext());
  return Number(rows[0]?.used);
}

/** Throws QUOTA_EXCEEDED if the viewer has no room for this many bytes. */
export async function refuseOverQuota(bytes: number, context: Context): Promise<void> {
  await refuseOver(await quotaOf(context), bytes, viewerProfile(context), context);
}

/** Throws QUOTA_EXCEEDED if a member has no room for this many bytes; also within a transaction. */
export async function refuseOver(
  quota: number,
  bytes: number,
  memberId: string,
  context: Pick<Context, "em">,
): Promise<void> {
  if ((await usedBy(memberId, context)) + bytes > quota)
    throw new Problem(
      "QUOTA_EXCEEDED",
      `Your files may use up to ${(quota / MEGABYTE).toLocaleString("en")} MB. Delete some of them first.`,
    );
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
