import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Invalid, NotFound } from "../foundation/errors.ts";
import { isUuid, uuid } from "../foundation/uuid.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import type { FileStorage } from "../foundation/services.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { File, FileKind, FileScan } from "../files/file.ts";
import { FileVersion, versionKey } from "../files/file-version.ts";
import { quotaOf, refuseOver } from "../files/quota.ts";
import { Member } from "../members/member.ts";
import { refuseTooMany } from "./copy-files.ts";
import { MailAttachment, mailFileKey } from "./mail-attachment.ts";
import { Mail } from "./mail.ts";
import { announceThread } from "./mails.events.ts";
import { draftOf } from "./write-draft.ts";

const MAX_FILES_AT_ONCE = 20;

type NewFile = Pick<MailAttachment, "id" | "name" | "size" | "type" | "sha256">;

/** Throws unless the viewer may add files to this draft. */
export async function draftToFill(id: string, context: Context): Promise<string> {
  viewerProfile(context);
  return (await draftOf(id, context)).id;
}

/** Stores a file of a draft. Repeating it with the same id stores it once. */
export async function attachToMail(
  mailId: string,
  file: NewFile,
  content: AsyncIterable<Uint8Array>,
  context: Context,
): Promise<MailAttachment> {
  const { em, services } = context;
  const draft = await draftOf(mailId, context);
  await refuseMore(draft, [file.size], context);
  const attachment = newAttachment(draft, file, context);
  await services.storage.write(mailFileKey(file.id), content);
  em.persist(attachment);
  announceThread(draft.thread.id, context);
  if (await context.saveUnique()) return attachment;
  em.clear();
  return findMailFile(file.id, context);
}

const newAttachment = (mail: Mail, file: NewFile, context: Context): MailAttachment => {
  const uploader = context.em.getReference(Member, viewerProfile(context));
  return new MailAttachment({ ...file, mail, uploader, position: mail.attachmentCount });
};

async function refuseMore(draft: Mail, sizes: readonly number[], { em }: Context): Promise<void> {
  const files = await em.find(MailAttachment, { mail: draft });
  const all = [...files.map(({ size }) => size), ...sizes];
  refuseTooMany(
    all.length,
    all.reduce((sum, size) => sum + size, 0),
  );
}

/** Adds copies of files that the viewer sees to a draft: what becomes of them later does not change the mail. */
export async function attachFiles(
  mailId: string,
  fileIds: readonly string[],
  context: Context,
): Promise<ReadQuery> {
  if (fileIds.length > MAX_FILES_AT_ONCE)
    throw new Invalid({ fileIds: `At most ${MAX_FILES_AT_ONCE}` });
  const { em, services } = context;
  const draft = await draftOf(mailId, context);
  const files: File[] = [];
  for (const id of new Set(fileIds)) {
    if (!isUuid(id)) throw new NotFound("File not found");
    const file = await context.find<File>(File, { id, kind: FileKind.FILE });
    if (file.scan === FileScan.BLOCKED) throw new Invalid({ fileIds: "Not valid" });
    files.push(file);
  }
  const sizes = files.map(({ size }) => size);
  await refuseMore(draft, sizes, context);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  await refuseOver(await quotaOf(context), bytes, viewerProfile(context), context);
  for (const [n, { id: file, name, size, type, sha256, versionNumber }] of files.entries()) {
    const version = await em.findOneOrFail(FileVersion, { file, number: versionNumber });
    const id = uuid();
    await services.storage.copy(versionKey(version.id), mailFileKey(id));
    const attachment = newAttachment(
      draft,
      { id, name, size, type, sha256: sha256 ?? "" },
      context,
    );
    attachment.position += n;
    em.persist(attachment);
  }
  announceThread(draft.thread.id, context);
  await context.save();
  return findOneOrFail(Mail, { id: mailId });
}

/** Removes a file from a draft of the viewer; a job deletes its bytes. */
export async function detachFile(id: string, context: Context): Promise<ReadQuery> {
  const attachment = await findMailFile(id, context);
  const draft = await draftOf(attachment.mail.id, context);
  context.em.remove(attachment);
  announceThread(draft.thread.id, context);
  await context.save();
  return findOneOrFail(Mail, { id: draft.id });
}

/** A file of a mail that the viewer may read. */
export const findMailFile = (id: string, context: Context): Promise<MailAttachment> =>
  context.find(MailAttachment, id);

/** Deletes the files of attachments, except of those that exist (again). */
export const removeMailFiles = (
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> => removeFilesOf(MailAttachment, ids, { em, storage }, mailFileKey);
