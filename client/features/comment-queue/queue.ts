import type { CommentQueueQuery } from "./comment-queue.generated.ts";

export type QueuedComment = CommentQueueQuery["commentQueue"]["nodes"][number];
