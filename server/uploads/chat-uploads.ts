import {
  addAttachment,
  type Attachment,
  conversationToFill,
  findAttachment,
} from "../../schema/chat/index.ts";
import type { UploadTarget } from "./resumable-uploads.ts";

/** Files of conversations, stored as attachments. */
export const chatUploads: UploadTarget<Attachment> = {
  at: "/api/chat/uploads",
  key: "conversationId",
  header: "attachment-id",
  find: async (id, context) => (await conversationToFill(id, context)).id,
  // a picture that cannot be shown is sent as any other file
  store: (to, { content, refusal: _, ...values }, context) =>
    addAttachment(to, values, content, context),
  stored: findAttachment,
  answer: ({ id, name, size, type, path, width = null, height = null }) => ({
    attachment: { id, name, size, type, path, width, height },
  }),
};
