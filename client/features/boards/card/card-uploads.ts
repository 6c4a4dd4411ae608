import { type UploadQueue, uploadsTo } from "../../../admin/uploads/upload-queue.ts";

/** The uploads to a card. */
export const cardUploads = (cardId: string): UploadQueue =>
  uploadsTo({ url: "/api/kanban/uploads", id: { cardId } });
