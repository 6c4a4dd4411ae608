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
  store: (to, { content, ...facts }, context) => addAttachment(to, facts, content, context),
  stored: findAttachment,
  answer: ({ id, name, size, type, path, width = null, height = null }) => ({
    attachment: { id, name, size, type, path, width, height },
  }),
};
