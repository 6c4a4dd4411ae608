import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { uuid } from "../foundation/uuid.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { quotaOf, refuseOver } from "../files/quota.ts";
import { Member } from "../members/member.ts";
import { MailAttachment, mailFileKey, MAX_FILES, MAX_FILES_BYTES } from "./mail-attachment.ts";
import type { Mail } from "./mail.ts";

/** The copies of files, by what they are copies of. */
export type Copies = ReadonlyMap<MailAttachment, MailAttachment>;

/** Copies files of a mail for a draft that forwards it, within the storage. */
export async function copyFiles(
  files: readonly MailAttachment[],
  draft: Mail,
  context: Context,
): Promise<Copies> {
  if (!files.length) return new Map();
  const { em, services } = context;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  refuseTooMany(files.length, bytes);
  await refuseOver(await quotaOf(context), bytes, viewerProfile(context), context);
  const uploader = em.getReference(Member, viewerProfile(context));
  const copies = new Map<MailAttachment, MailAttachment>();
  for (const file of files) {
    const { name, size, type, sha256, isInline, position } = file;
    const values = { name, size, type, sha256, isInline, position, uploader };
    const copy = new MailAttachment({ ...values, id: uuid(), mail: draft });
    await services.storage.copy(mailFileKey(file.id), mailFileKey(copy.id));
    copies.set(file, copy);
  }
  return copies;
}

/** Throws above what a mail may carry. */
export function refuseTooMany(count: number, bytes: number): void {
  if (count > MAX_FILES) throw new Invalid({ attachments: `At most ${MAX_FILES}` });
  if (bytes > MAX_FILES_BYTES) throw new Invalid({ attachments: "At most 25 MB together" });
}
