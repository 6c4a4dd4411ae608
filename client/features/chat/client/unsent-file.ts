/** A file of an unsent message. The browser stores it with the message, to upload it again after a reload. */
export interface UnsentFile {
  key: string;
  file: File;
  /** Once it is uploaded */
  attachment?: UploadedAttachment;
}

export interface UploadedAttachment {
  id: string;
  /** In ms since 1970 */
  uploadedAt: number;
}

/** The server deletes what isn't sent within a day (schema/chat/remove-files.ts): before that it is uploaded again. */
const ATTACHMENT_LIFETIME_MS = 12 * 60 * 60_000;

/** Its attachment, if the server still has it. */
export function attachmentOf({
  attachment,
}: Pick<UnsentFile, "attachment">): UploadedAttachment | undefined {
  const isStored = attachment && Date.now() - attachment.uploadedAt < ATTACHMENT_LIFETIME_MS;
  return isStored ? attachment : undefined;
}
