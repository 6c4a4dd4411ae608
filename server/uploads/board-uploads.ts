import {
  attachToCard,
  type CardAttachment,
  cardToFill,
  findCardFile,
} from "../../schema/boards/index.ts";
import type { UploadTarget } from "./resumable-uploads.ts";

/** Files of cards. */
export const boardUploads: UploadTarget<CardAttachment> = {
  at: "/api/kanban/uploads",
  key: "cardId",
  header: "attachment-id",
  find: cardToFill,
  // a picture that cannot be shown is kept as any other file
  store: (to, { content, refusal: _, ...file }, context) =>
    attachToCard(to, file, content, context),
  stored: findCardFile,
  answer: ({ id, name, size, type, path, width = null, height = null }) => ({
    attachment: { id, name, size, type, path, width, height },
  }),
};
