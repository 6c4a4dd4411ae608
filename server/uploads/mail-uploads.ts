import {
  attachToMail,
  draftToFill,
  findMailFile,
  type MailAttachment,
} from "../../schema/mails/index.ts";
import type { UploadTarget } from "./resumable-uploads.ts";

const MAX_BYTES = 25_000_000;

/** Files of drafts. */
export const mailUploads: UploadTarget<MailAttachment> = {
  at: "/api/mail/uploads",
  key: "mailId",
  header: "attachment-id",
  maxBytes: MAX_BYTES,
  keepsOriginals: true,
  find: draftToFill,
  store: (to, { content, refusal: _, width: __, height: ___, ...file }, context) =>
    attachToMail(to, file, content, context),
  stored: findMailFile,
  answer: ({ id, name, size, type, path }) => ({ attachment: { id, name, size, type, path } }),
};
